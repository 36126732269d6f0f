/** A calendar event. Times are instants, so no time zone has to be described. */
export type CalendarEvent = {
  /** The same in every version of the event. */
  uid: string;
  /** Grows with each version; calendars use the highest. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  endsAt: Date;
  state: "tentative" | "confirmed" | "cancelled";
  summary: string;
  location: string;
  description: string;
  url: string;
  organizer: { name: string; address: string };
};

/**
 * Formats an event as iCalendar (RFC 5545), in lines of at most 75 octets. The method (RFC 5546) is `PUBLISH`, which
 * asks the recipient's calendar for no reply, or `CANCEL`, which removes the event with this uid.
 */
export function formatCalendarEvent(event: CalendarEvent): string {
  const { organizer } = event;
  const name = organizer.name.replace(/["\p{Cc}]/gu, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Erabao//Admissions//FR",
    `METHOD:${event.state === "cancelled" ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatInstant(event.writtenAt)}`,
    `DTSTART:${formatInstant(event.startsAt)}`,
    `DTEND:${formatInstant(event.endsAt)}`,
    `STATUS:${event.state.toUpperCase()}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    `ORGANIZER;CN="${name}":mailto:${organizer.address}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

/** Returns the METHOD of a formatted event. */
export function getCalendarMethod(event: string): string {
  return /^METHOD:([A-Z]+)/m.exec(event)?.[1] ?? "PUBLISH";
}

/** Formats a date as 20270105T143000Z (RFC 5545, 3.3.5, form 2). */
function formatInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** RFC 5545, 3.3.11. */
function escapeText(value: string): string {
  return value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\n|\r/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** RFC 5545, 3.1: a folded line continues after CRLF and a space; never inside a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    // The space that starts a continuation line counts as one octet.
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
      octets = 0;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}

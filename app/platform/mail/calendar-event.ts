/** An event for a person's calendar. Moments are instants: no time zone has to be described. */
export type CalendarEvent = {
  /** The same for each version of the event, for ever. */
  uid: string;
  /** Grows with each version: a calendar keeps the greatest. */
  sequence: number;
  /** When this version was written. */
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
 * Writes an event as iCalendar (RFC 5545): lines of 75 octets at most, ended by CR LF. The method is that of
 * RFC 5546: `PUBLISH`, which asks the reader's program for no answer by mail, or `CANCEL`, which takes the event
 * of this uid out of the calendar.
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

/** The method of a written event. */
export function getCalendarMethod(event: string): string {
  return /^METHOD:([A-Z]+)/m.exec(event)?.[1] ?? "PUBLISH";
}

/** 20270105T143000Z (section 3.3.5, form 2). */
function formatInstant(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Section 3.3.11. */
function escapeText(value: string): string {
  return value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\n|\r/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Section 3.1: a line goes on after CR LF and a space; never inside a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    // The space that begins a continued line is one of its octets.
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

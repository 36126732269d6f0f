import { expect, test } from "vitest";
import { formatCalendarEvent, getCalendarMethod } from "./calendar-event.ts";

const event = {
  uid: "019a0000-0000-7000-8000-000000000001@ecole.example",
  sequence: 2,
  writtenAt: new Date("2026-12-01T09:30:15.250Z"),
  startsAt: new Date("2027-01-05T14:30:00Z"),
  endsAt: new Date("2027-01-05T15:15:00Z"),
  state: "tentative" as const,
  summary: "Entretien, au campus; salle 3",
  location: "Rue 12\\B\nDakar",
  description: "é".repeat(100),
  url: "https://ecole.example/espace-etudiant/candidate/suivi",
  organizer: { name: 'Collège "Érabao"', address: "noreply@ecole.example" },
};

const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("formatCalendarEvent: writes one property per line, times in UTC and texts escaped", () => {
  expect(unfolded(formatCalendarEvent(event))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Erabao//Admissions//FR",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    "SEQUENCE:2",
    "DTSTAMP:20261201T093015Z",
    "DTSTART:20270105T143000Z",
    "DTEND:20270105T151500Z",
    "STATUS:TENTATIVE",
    "SUMMARY:Entretien\\, au campus\\; salle 3",
    "LOCATION:Rue 12\\\\B\\nDakar",
    `DESCRIPTION:${event.description}`,
    `URL:${event.url}`,
    'ORGANIZER;CN="Collège Érabao":mailto:noreply@ecole.example',
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("formatCalendarEvent: folds lines at 75 octets and never inside a character", () => {
  const lines = formatCalendarEvent({ ...event, summary: "🎓é".repeat(60) }).split("\r\n");
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(lines.filter((line) => line.startsWith(" ")).length).toBeGreaterThan(5);
});

/** A content line (RFC 5545, 3.1): a name, parameters with values quoted where needed, and a value. */
const CONTENT_LINE = /^[A-Z-]+(?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*:[^\p{Cc}]*$/u;

test("formatCalendarEvent: follows the grammar of RFC 5545 for any text", () => {
  const text = 'é;,:\\"\u0007\u200b\n🎓'.repeat(40);
  const organizer = { name: 'A;B:"C"\n,D', address: "noreply@ecole.example" };
  const written = formatCalendarEvent({ ...event, summary: text, location: text, organizer });
  expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(written.endsWith("END:VCALENDAR\r\n")).toBe(true);
  const lines = unfolded(written).slice(0, -1);
  for (const line of lines) expect(line).toMatch(CONTENT_LINE);
  const names = lines.map((line) => /^[A-Z-]+/.exec(line)?.[0]);
  // Each is required exactly once (3.6 and 3.6.1).
  for (const once of ["VERSION", "PRODID", "UID", "DTSTAMP", "DTSTART", "DTEND", "ORGANIZER"])
    expect(names.filter((name) => name === once)).toEqual([once]);
  for (const moment of lines.filter((line) => line.startsWith("DT")))
    expect(moment).toMatch(/^[A-Z]+:\d{8}T\d{6}Z$/);
});

test("formatCalendarEvent: lets no text start a line of its own, and marks a cancelled event", () => {
  const text = "Bonjour\r\nATTENDEE:mailto:x@example.org";
  const cancelled = formatCalendarEvent({ ...event, state: "cancelled", description: text });
  expect(unfolded(cancelled).filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
  expect(cancelled).toContain("STATUS:CANCELLED");
  expect(getCalendarMethod(cancelled)).toBe("CANCEL");
  expect(getCalendarMethod(formatCalendarEvent(event))).toBe("PUBLISH");
});

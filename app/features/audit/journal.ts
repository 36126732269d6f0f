import { validate } from "uuid";
import { LATEST_YEAR } from "#app/lib/calendar-date.ts";
import type { Query } from "#app/lib/query.ts";
/** The kinds of things that lines are about. */
export const journalSubjects = [
  "application",
  "person",
  "user",
  "thread",
  "enquiry",
  "intake",
  "setting",
  "invitation",
  "announcement",
  "template",
  "university",
  "course",
  "catalogue-import",
  "entry",
  "medium",
  "store",
  "letter",
  "history",
  "list",
] as const;
export type JournalSubject = (typeof journalSubjects)[number];

/** Who acts. */
export const journalParties = ["student", "staff", "system", "visitor"] as const;
export type JournalParty = (typeof journalParties)[number];

/** What is wanted of the history; a day is that of Dakar, which is UTC all year. */
export type JournalQuery = {
  /** A name or an address of who acted, or parts of them. */
  who: string;
  party: JournalParty | null;
  subject: JournalSubject | null;
  /** One thing alone. */
  subjectId: string;
  from: string | null;
  until: string | null;
};

/** Where a page ended: the next one goes on from there, whatever was written meanwhile. */
export type JournalKey = { at: Date; id: string };

/** Reads what an address asks; the query lists what cannot be read (`unreadable`), which is left out. */
export function parseJournalFilter(query: Query): JournalQuery {
  return {
    who: query.text("qui", 100),
    party: query.oneOf("par", journalParties),
    subject: query.oneOf("sujet", journalSubjects),
    subjectId: query.text("objet", 60),
    from: query.date("du"),
    until: query.date("au"),
  };
}

/** The same as parts of an address, in a fixed order; empty ones are left out. */
export function formatJournalFilter(filter: JournalQuery): URLSearchParams {
  const { who, party, subject, subjectId, from, until } = filter;
  const all = { qui: who, par: party, sujet: subject, objet: subjectId, du: from, au: until };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value);
  return params;
}

/** A key as one word of an address, and back; null for anything else. */
export const formatJournalKey = ({ at, id }: JournalKey) => `${at.getTime().toString(36)}.${id}`;
export function parseJournalKey(text: string): JournalKey | null {
  const [, time = "", id = ""] = /^([0-9a-z]{1,9})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  const at = new Date(Number.parseInt(time, 36));
  return validate(id) && at.getUTCFullYear() <= LATEST_YEAR ? { at, id } : null;
}

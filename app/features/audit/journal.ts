import { validate } from "uuid";
import { MAX_YEAR } from "#app/lib/calendar-date.ts";
import type { Query } from "#app/lib/query.ts";
/** The kinds of subjects. */
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

/** The kinds of actors. */
export const journalParties = ["student", "staff", "system", "visitor"] as const;
export type JournalParty = (typeof journalParties)[number];

/** A filter of the history. Days are UTC, which is Dakar time all year. */
export type JournalQuery = {
  /** Part of the name or email address of the actor. */
  who: string;
  party: JournalParty | null;
  subject: JournalSubject | null;
  /** The id of one subject. */
  subjectId: string;
  from: string | null;
  until: string | null;
};

/** Keyset pagination: the last line of a page. */
export type JournalKey = { at: Date; id: string };

/** Parses the filter of an address. Invalid values are ignored, and `query.unreadable` lists them. */
export function parseJournalFilter(query: Query): JournalQuery {
  return {
    who: query.text("qui", 100),
    party: query.option("par", journalParties),
    subject: query.option("sujet", journalSubjects),
    subjectId: query.text("objet", 60),
    from: query.date("du"),
    until: query.date("au"),
  };
}

/** Formats a filter as query parameters in a fixed order; empty values are left out. */
export function formatJournalFilter(filter: JournalQuery): URLSearchParams {
  const { who, party, subject, subjectId, from, until } = filter;
  const all = { qui: who, par: party, sujet: subject, objet: subjectId, du: from, au: until };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value);
  return params;
}

export const formatJournalKey = ({ at, id }: JournalKey) => `${at.getTime().toString(36)}.${id}`;
/** Parses a key; null when it is invalid. */
export function parseJournalKey(text: string): JournalKey | null {
  const [, time = "", id = ""] = /^([0-9a-z]{1,9})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  const at = new Date(Number.parseInt(time, 36));
  return validate(id) && at.getUTCFullYear() <= MAX_YEAR ? { at, id } : null;
}

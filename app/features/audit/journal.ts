import { validate } from "uuid";
import { LATEST_YEAR } from "#app/lib/calendar-date.ts";
import type { Query } from "#app/lib/query.ts";
/** The kinds of things that lines are about. */
export const subjects = [
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
export type Subject = (typeof subjects)[number];

/** Who acts. */
export const parties = ["student", "staff", "system", "visitor"] as const;
export type Party = (typeof parties)[number];

/** What is wanted of the history; a day is that of Dakar, which is UTC all year. */
export type Wanted = {
  /** A name or an address of who acted, or parts of them. */
  who: string;
  party: Party | null;
  subject: Subject | null;
  /** One thing alone. */
  subjectId: string;
  from: string | null;
  until: string | null;
};

/** Where a page ended: the next one goes on from there, whatever was written meanwhile. */
export type Key = { at: Date; id: string };

/** Reads what an address asks; the query lists what cannot be read (`unreadable`), which is left out. */
export function wantedOf(query: Query): Wanted {
  return {
    who: query.text("qui", 100),
    party: query.oneOf("par", parties),
    subject: query.oneOf("sujet", subjects),
    subjectId: query.text("objet", 60),
    from: query.date("du"),
    until: query.date("au"),
  };
}

/** The same as parts of an address, in a fixed order; empty ones are left out. */
export function paramsOf(wanted: Wanted): URLSearchParams {
  const { who, party, subject, subjectId, from, until } = wanted;
  const all = { qui: who, par: party, sujet: subject, objet: subjectId, du: from, au: until };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value);
  return params;
}

/** A key as one word of an address, and back; null for anything else. */
export const wordOf = ({ at, id }: Key) => `${at.getTime().toString(36)}.${id}`;
export function keyOf(word: string): Key | null {
  const [, time = "", id = ""] = /^([0-9a-z]{1,9})\.([0-9a-f-]{36})$/.exec(word) ?? [];
  const at = new Date(Number.parseInt(time, 36));
  return validate(id) && at.getUTCFullYear() <= LATEST_YEAR ? { at, id } : null;
}

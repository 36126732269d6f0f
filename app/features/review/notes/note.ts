import { readLines } from "#app/features/admissions/text.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";

/** Characters of a note. */
export const MOST_WORDS = 4_000;
/** Notes at the head of a file; more of them is no head any more. */
export const MOST_PINS = 5;
/** Its author corrects a note within an hour: later, others have read it and acted on it. */
export const EDIT_MS = 3_600_000;

type Kept = { authorId: string | null; createdAt: Date; removedAt: Date | null };

/** Its author, within the hour. */
export function mayEdit(actor: Actor, note: Kept, at: Date): boolean {
  const young = at.getTime() - note.createdAt.getTime() < EDIT_MS;
  return isAuthor(actor, note) && young && note.removedAt === null;
}

/** Its author at any time, and an administrator: what must not be written about a person has to go. */
export function mayRemove(actor: Actor, note: Kept): boolean {
  return note.removedAt === null && (isAuthor(actor, note) || can(actor, "remove:note"));
}

function isAuthor(actor: Actor, { authorId }: Kept): boolean {
  return actor.kind === "staff" && actor.id === authorId;
}

/** The words of a note; refuses none, too many, and what cannot be read. */
export function readNote(
  typed: string | undefined,
): { ok: true; words: string } | { ok: false; reason: "invalid"; errors: { note: string } } {
  const read = readLines(typed, MOST_WORDS);
  if (read.ok && read.value !== null) return { ok: true, words: read.value };
  return { ok: false, reason: "invalid", errors: { note: read.ok ? "required" : read.reason } };
}

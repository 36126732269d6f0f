import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { parseMultilineText } from "#app/features/admissions/form-values.ts";
import { HOUR_MS } from "#app/lib/duration.ts";

export const MAX_NOTE_CHARACTERS = 4_000;
/** More would push the other notes out of sight. */
export const MAX_PINNED_NOTES = 5;
/** Afterwards others may have read the note and acted on it. */
export const EDIT_WINDOW_MS = HOUR_MS;

type NoteState = { authorId: string | null; createdAt: Date; removedAt: Date | null };

/** The author, within an hour. */
export function canEditNote(actor: Actor, note: NoteState, at: Date): boolean {
  const isRecent = at.getTime() - note.createdAt.getTime() < EDIT_WINDOW_MS;
  return isAuthor(actor, note) && isRecent && note.removedAt === null;
}

/** The author at any time, and an administrator, because some things must not be written about a person. */
export function canRemoveNote(actor: Actor, note: NoteState): boolean {
  return note.removedAt === null && (isAuthor(actor, note) || can(actor, "remove:note"));
}

function isAuthor(actor: Actor, { authorId }: NoteState): boolean {
  return actor.kind === "staff" && actor.id === authorId;
}

/** Normalises the text of a note; refuses an empty or too long one. */
export function parseNote(
  text: string | undefined,
): { ok: true; words: string } | { ok: false; reason: "invalid"; errors: { note: string } } {
  const parsed = parseMultilineText(text, MAX_NOTE_CHARACTERS);
  if (parsed.ok && parsed.value !== null) return { ok: true, words: parsed.value };
  return { ok: false, reason: "invalid", errors: { note: parsed.ok ? "required" : parsed.reason } };
}

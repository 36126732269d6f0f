import { and, count, eq, isNotNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Staff } from "#app/features/access/actor.ts";
import {
  type ApplicationRow,
  lockApplication,
} from "#app/features/admissions/editable-application.server.ts";
import { canDecide } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { notes } from "#app/platform/db/schema/review.ts";
import { canEditNote, canRemoveNote, MAX_PINNED_NOTES, parseNote } from "./note.ts";

type NoteRow = typeof notes.$inferSelect;
type Refused<Reason extends string> = { ok: false; reason: Reason };
type Invalid = Refused<"invalid"> & { errors: { note: string } };
type NoteChanged = { ok: true };

/**
 * Adds an internal note; no page shows it to the candidate, but their data export includes it (README). Refuses
 * `invalid`; returns null when the actor may not decide on the application.
 */
export async function addNote(
  actor: Actor,
  applicationId: string,
  text: string | undefined,
): Promise<NoteChanged | Invalid | null> {
  const parsed = parseNote(text);
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application || !canWriteNotes(actor, application)) return null;
    if (!parsed.ok) return parsed;
    await tx
      .insert(notes)
      .values({ applicationId: application.id, authorId: actor.id, words: parsed.words });
    return recordNoteAction(tx, actor, application, "note.added");
  });
}

/**
 * Edits the actor's own note within an hour. Refuses `note-fixed` afterwards and `invalid`; returns null as `addNote`
 * does.
 */
export async function editNote(
  actor: Actor,
  noteId: string,
  text: string | undefined,
): Promise<NoteChanged | Invalid | Refused<"note-fixed"> | null> {
  const parsed = parseNote(text);
  return withLockedNote(actor, noteId, async (tx, note, application, officer) => {
    if (!canEditNote(officer, note, now())) return { ok: false, reason: "note-fixed" };
    if (!parsed.ok) return parsed;
    const values = { words: parsed.words, editedAt: now() };
    await tx.update(notes).set(values).where(eq(notes.id, note.id));
    return recordNoteAction(tx, officer, application, "note.edited");
  });
}

/** Erases the text of a note; the entry stays with the name of the remover. Refuses `note-not-yours`. */
export async function removeNote(
  actor: Actor,
  noteId: string,
): Promise<NoteChanged | Refused<"note-not-yours"> | null> {
  return withLockedNote(actor, noteId, async (tx, note, application, officer) => {
    if (!canRemoveNote(officer, note)) return { ok: false, reason: "note-not-yours" };
    const values = { words: null, pinnedAt: null, removedAt: now(), removedById: officer.id };
    await tx.update(notes).set(values).where(eq(notes.id, note.id));
    return recordNoteAction(tx, officer, application, "note.removed");
  });
}

/** Pins a note to the top, or unpins it. Refuses `too-many-pins`, and `note-not-yours` for a removed note. */
export async function pinNote(
  actor: Actor,
  noteId: string,
  isPinned: boolean,
): Promise<NoteChanged | Refused<"too-many-pins" | "note-not-yours"> | null> {
  return withLockedNote(actor, noteId, async (tx, note, application, officer) => {
    if (note.removedAt) return { ok: false, reason: "note-not-yours" };
    if ((note.pinnedAt !== null) === isPinned) return { ok: true };
    if (isPinned && (await countPinnedNotes(tx, application.id)) >= MAX_PINNED_NOTES)
      return { ok: false, reason: "too-many-pins" };
    await tx
      .update(notes)
      .set({ pinnedAt: isPinned ? now() : null })
      .where(eq(notes.id, note.id));
    return recordNoteAction(tx, officer, application, isPinned ? "note.pinned" : "note.unpinned");
  });
}

async function countPinnedNotes(tx: Database, applicationId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(notes)
    .where(and(eq(notes.applicationId, applicationId), isNotNull(notes.pinnedAt)));
  return row?.n ?? 0;
}

/** Every officer who decides on an application may write notes about it. */
function canWriteNotes(actor: Actor, application: ApplicationRow): actor is Staff {
  return actor.kind === "staff" && canDecide(actor, application);
}

/** Runs with a note and its application locked, application first as in every command. */
async function withLockedNote<T>(
  actor: Actor,
  noteId: string,
  run: (tx: Database, note: NoteRow, application: ApplicationRow, officer: Staff) => Promise<T>,
): Promise<T | null> {
  if (!validate(noteId)) return null;
  const [existing] = await db().select().from(notes).where(eq(notes.id, noteId));
  if (!existing) return null;
  return transaction(async (tx) => {
    const application = await lockApplication(tx, existing.applicationId);
    if (!application || !canWriteNotes(actor, application)) return null;
    const [note] = await tx.select().from(notes).where(eq(notes.id, noteId)).for("update");
    return note ? run(tx, note, application, actor) : null;
  });
}

async function recordNoteAction(
  tx: Database,
  actor: Actor,
  { id }: ApplicationRow,
  action: string,
): Promise<NoteChanged> {
  await recordHistory(tx, actor, action, { kind: "application", id });
  return { ok: true };
}

import { and, count, eq, isNotNull } from "drizzle-orm";
import { validate } from "uuid";
import { type ApplicationRow, lockApplication } from "#app/features/admissions/draft.server.ts";
import { mayDecide } from "#app/features/admissions/policy.ts";
import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { notes } from "#app/platform/db/schema/review.ts";
import { MOST_PINS, mayEdit, mayRemove, readNote } from "./note.ts";

type Note = typeof notes.$inferSelect;
type Refused<Reason extends string> = { ok: false; reason: Reason };
type Invalid = Refused<"invalid"> & { errors: { note: string } };
type Done = { ok: true };

/**
 * Writes an internal note on an application; its candidate never sees it on a page (their archive gives it:
 * README). Refuses no words and too many; null for whoever may not decide on it.
 */
export async function addNote(
  actor: Actor,
  applicationId: string,
  typed: string | undefined,
): Promise<Done | Invalid | null> {
  const read = readNote(typed);
  return transaction(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application || !mayWrite(actor, application)) return null;
    if (!read.ok) return read;
    await tx
      .insert(notes)
      .values({ applicationId: application.id, authorId: actor.id, words: read.words });
    return recordOn(tx, actor, application, "note.added");
  });
}

/** Corrects one's own note, within the hour. Refuses a later correction, and what `addNote` refuses. */
export async function editNote(
  actor: Actor,
  noteId: string,
  typed: string | undefined,
): Promise<Done | Invalid | Refused<"note-fixed"> | null> {
  const read = readNote(typed);
  return withNote(actor, noteId, async (tx, note, application, officer) => {
    if (!mayEdit(officer, note, now())) return { ok: false, reason: "note-fixed" };
    if (!read.ok) return read;
    const values = { words: read.words, editedAt: now() };
    await tx.update(notes).set(values).where(eq(notes.id, note.id));
    return recordOn(tx, officer, application, "note.edited");
  });
}

/** Erases the words of a note; that there was one stays, with who removed it. Refuses somebody else's. */
export async function removeNote(
  actor: Actor,
  noteId: string,
): Promise<Done | Refused<"note-of-other"> | null> {
  return withNote(actor, noteId, async (tx, note, application, officer) => {
    if (!mayRemove(officer, note)) return { ok: false, reason: "note-of-other" };
    const values = { words: null, pinnedAt: null, removedAt: now(), removedById: officer.id };
    await tx.update(notes).set(values).where(eq(notes.id, note.id));
    return recordOn(tx, officer, application, "note.removed");
  });
}

/** Puts a note at the head of the file, or back among the others. Refuses one too many at the head. */
export async function pinNote(
  actor: Actor,
  noteId: string,
  pinned: boolean,
): Promise<Done | Refused<"too-many-pins" | "note-of-other"> | null> {
  return withNote(actor, noteId, async (tx, note, application, officer) => {
    if (note.removedAt) return { ok: false, reason: "note-of-other" };
    if ((note.pinnedAt !== null) === pinned) return { ok: true };
    if (pinned && (await countPins(tx, application.id)) >= MOST_PINS)
      return { ok: false, reason: "too-many-pins" };
    await tx
      .update(notes)
      .set({ pinnedAt: pinned ? now() : null })
      .where(eq(notes.id, note.id));
    return recordOn(tx, officer, application, pinned ? "note.pinned" : "note.unpinned");
  });
}

async function countPins(tx: Database, applicationId: string): Promise<number> {
  const [found] = await tx
    .select({ n: count() })
    .from(notes)
    .where(and(eq(notes.applicationId, applicationId), isNotNull(notes.pinnedAt)));
  return found?.n ?? 0;
}

/** Whoever decides on an application writes about it. */
function mayWrite(actor: Actor, application: ApplicationRow): actor is Staff {
  return actor.kind === "staff" && mayDecide(actor, application);
}

/** Runs with a note and its application, locked in the order that every command takes them. */
async function withNote<T>(
  actor: Actor,
  noteId: string,
  work: (tx: Database, note: Note, application: ApplicationRow, officer: Staff) => Promise<T>,
): Promise<T | null> {
  if (!validate(noteId)) return null;
  const [found] = await db().select().from(notes).where(eq(notes.id, noteId));
  if (!found) return null;
  return transaction(async (tx) => {
    const application = await lockApplication(tx, found.applicationId);
    if (!application || !mayWrite(actor, application)) return null;
    const [note] = await tx.select().from(notes).where(eq(notes.id, noteId)).for("update");
    return note ? work(tx, note, application, actor) : null;
  });
}

async function recordOn(
  tx: Database,
  actor: Actor,
  { id }: ApplicationRow,
  action: string,
): Promise<Done> {
  await record(tx, actor, action, { kind: "application", id });
  return { ok: true };
}

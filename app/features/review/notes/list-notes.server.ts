import { and, count, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "#app/features/access/actor.ts";
import { canSeeAsStaff } from "#app/features/admissions/policy.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { afterKey, newestFirst, type PageKey, toPage } from "#app/platform/db/keyset.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notes } from "#app/platform/db/schema/review.ts";
import { canEditNote, canRemoveNote } from "./note.ts";

/** Notes on a page, besides the pinned ones. */
export const PAGE_SIZE = 10;

export type NoteView = {
  id: string;
  /** Null for a removed note. */
  words: string | null;
  /** Null when the account no longer exists. */
  author: string | null;
  at: Date;
  editedAt: Date | null;
  isPinned: boolean;
  removed: { by: string | null; at: Date } | null;
  /** The number of another application of the same person, when the note was written there. */
  from: string | null;
  canEdit: boolean;
  canRemove: boolean;
};

export type NoteList = {
  pinned: NoteView[];
  rows: NoteView[];
  next: PageKey | null;
  total: number;
};

const authors = alias(users, "authors");
const removers = alias(users, "removers");

/**
 * Lists the pinned notes, then the others newest first after `key`: of an application and of `alsoOn`, linked
 * applications of the same person. Empty when the actor may not see the application.
 */
export async function listNotes(
  actor: Actor,
  applicationId: string,
  { key = null, alsoOn = [] }: { key?: PageKey | null; alsoOn?: string[] } = {},
): Promise<NoteList> {
  const ids = await filterVisibleIds(actor, [applicationId, ...alsoOn]);
  if (!ids.includes(applicationId)) return { pinned: [], rows: [], next: null, total: 0 };
  const isOfApplications = inArray(notes.applicationId, ids);
  const isUnpinned = and(isOfApplications, isNull(notes.pinnedAt));
  const where = key ? and(isUnpinned, afterKey(notes.createdAt, notes.id, key)) : isUnpinned;
  const [unpinnedRows, pinnedRows, [counted]] = await Promise.all([
    selectNotes(where, PAGE_SIZE + 1),
    key ? [] : selectNotes(and(isOfApplications, isNotNull(notes.pinnedAt)), 50),
    db()
      .select({ n: count() })
      .from(notes)
      .where(and(isOfApplications, isNull(notes.removedAt))),
  ]);
  const toView = (row: NoteRow) => toNoteView(actor, row, applicationId);
  const { rows, next } = toPage(
    unpinnedRows.map((row) => ({ ...row, at: row.note.createdAt, id: row.note.id })),
    PAGE_SIZE,
  );
  return { pinned: pinnedRows.map(toView), rows: rows.map(toView), next, total: counted?.n ?? 0 };
}

async function filterVisibleIds(actor: Actor, ids: string[]): Promise<string[]> {
  const rows = await db().select().from(applications).where(inArray(applications.id, ids));
  return rows.filter((row) => canSeeAsStaff(actor, row)).map(({ id }) => id);
}

type NoteRow = {
  note: typeof notes.$inferSelect;
  author: string | null;
  remover: string | null;
  number: string | null;
};

async function selectNotes(where: SQL | undefined, limit: number): Promise<NoteRow[]> {
  return db()
    .select({
      note: notes,
      author: authors.name,
      remover: removers.name,
      number: applications.number,
    })
    .from(notes)
    .innerJoin(applications, eq(applications.id, notes.applicationId))
    .leftJoin(authors, eq(authors.id, notes.authorId))
    .leftJoin(removers, eq(removers.id, notes.removedById))
    .where(where)
    .orderBy(...newestFirst(notes.createdAt, notes.id))
    .limit(limit);
}

function toNoteView(
  actor: Actor,
  { note, author, remover, number }: NoteRow,
  currentApplicationId: string,
): NoteView {
  const { id, words, createdAt, editedAt, pinnedAt, removedAt } = note;
  return {
    id,
    words,
    author,
    at: createdAt,
    editedAt,
    isPinned: pinnedAt !== null,
    removed: removedAt && { by: remover, at: removedAt },
    from: note.applicationId === currentApplicationId ? null : number,
    canEdit: canEditNote(actor, note, now()),
    canRemove: canRemoveNote(actor, note),
  };
}

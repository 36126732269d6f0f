import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { notes } from "#app/platform/db/schema/review.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addNote, editNote, pinNote, removeNote } from "./edit-notes.server.ts";
import { listNotes, PAGE_SIZE } from "./list-notes.server.ts";
import { MAX_PINNED_NOTES } from "./note.ts";

await createTestDatabase();
afterEach(() => setClock());

const khady = await buildStaff({ campus: "senegal", firstName: "Khady", lastName: "Ndiaye" });
const paul = await buildStaff({ firstName: "Paul", lastName: "Talla" });
const boss = await buildStaff({ role: "administrator" });
const later = (ms: number) => setClock(new Date(Date.now() + ms));

/** An application with one note of Khady's. */
async function buildNote(words = "Bon niveau en sciences.\nVérifier 2023-2024.") {
  const { id, actor } = await buildSentApplication();
  await addNote(khady, id, words);
  const [note] = await db().select().from(notes).where(eq(notes.applicationId, id));
  return { id, actor, noteId: note?.id ?? "" };
}

const getActions = async (id: string) =>
  (await listSubjectHistory(khady, { kind: "application", id })).map(({ action }) => action);

test("addNote: keeps the text with author and time for the staff of the campus", async () => {
  const { id } = await buildNote();
  expect(await listNotes(paul, id)).toMatchObject({
    total: 1,
    rows: [
      { words: "Bon niveau en sciences.\nVérifier 2023-2024.", author: "Khady Ndiaye", from: null },
    ],
  });
  expect(await getActions(id)).toContain("note.added");
});

test("notes: return null to actors who may not decide", async () => {
  const { id, actor, noteId } = await buildNote();
  const otherCampusOfficer = await buildStaff({ campus: "cameroon" });
  const others = [
    otherCampusOfficer,
    await buildStaff({ role: "editor" }),
    await buildStudent(),
    actor,
    visitor,
  ];
  for (const stranger of others) {
    expect(await listNotes(stranger, id)).toEqual({ pinned: [], rows: [], next: null, total: 0 });
    expect(await addNote(stranger, id, "Bonjour")).toBeNull();
    expect(await editNote(stranger, noteId, "Bonjour")).toBeNull();
    expect(await pinNote(stranger, noteId, true)).toBeNull();
    expect(await removeNote(stranger, noteId)).toBeNull();
  }
  const draft = await buildReadyDraft();
  expect(await addNote(boss, draft.id, "Trop tôt")).toBeNull();
  expect(await editNote(khady, "nothing", "Bonjour")).toBeNull();
  expect((await listNotes(khady, id)).rows).toHaveLength(1);
});

test("editNote: allowed to the author within the hour, else note-fixed", async () => {
  const { id, noteId } = await buildNote();
  expect(await editNote(khady, noteId, "Corrigée")).toEqual({ ok: true });
  expect(await editNote(paul, noteId, "La mienne")).toEqual({ ok: false, reason: "note-fixed" });
  later(59 * MINUTE_MS);
  expect(await editNote(khady, noteId, "Corrigée encore")).toEqual({ ok: true });
  later(61 * MINUTE_MS);
  expect(await editNote(khady, noteId, "Trop tard")).toEqual({ ok: false, reason: "note-fixed" });
  const [row] = (await listNotes(khady, id)).rows;
  expect(row).toMatchObject({ words: "Corrigée encore", canEdit: false });
  expect(row?.editedAt).toBeInstanceOf(Date);
});

test("removeNote: erases the text and keeps the entry", async () => {
  const { id, noteId } = await buildNote("Un mot de trop");
  expect(await removeNote(paul, noteId)).toEqual({ ok: false, reason: "note-not-yours" });
  expect(await removeNote(khady, noteId)).toEqual({ ok: true });
  expect(await listNotes(paul, id)).toMatchObject({
    total: 0,
    rows: [{ words: null, removed: { by: "Khady Ndiaye" } }],
  });
  expect(JSON.stringify(await db().select().from(notes))).not.toContain("Un mot de trop");
  expect(await getActions(id)).toContain("note.removed");
  expect(await removeNote(khady, noteId)).toEqual({ ok: false, reason: "note-not-yours" });
  expect(await editNote(khady, noteId, "Revenue")).toEqual({ ok: false, reason: "note-fixed" });
});

test("removeNote: allowed to an administrator", async () => {
  const { noteId } = await buildNote();
  expect(await removeNote(boss, noteId)).toEqual({ ok: true });
});

test("pinNote: pinned notes come first; returns too-many-pins beyond the limit", async () => {
  const { id, noteId } = await buildNote("À la tête");
  await addNote(khady, id, "Après");
  expect(await pinNote(paul, noteId, true)).toEqual({ ok: true });
  expect(await listNotes(khady, id)).toMatchObject({
    pinned: [{ words: "À la tête" }],
    rows: [{ words: "Après" }],
  });
  for (let n = 1; n < MAX_PINNED_NOTES; n += 1) {
    await addNote(khady, id, `Épinglée ${n}`);
    const [newest] = (await listNotes(khady, id)).rows;
    expect(await pinNote(khady, newest?.id ?? "", true)).toEqual({ ok: true });
  }
  const [unpinned] = (await listNotes(khady, id)).rows;
  const refused = { ok: false, reason: "too-many-pins" };
  expect(await pinNote(khady, unpinned?.id ?? "", true)).toEqual(refused);
  expect(await pinNote(khady, noteId, false)).toEqual({ ok: true });
  expect(await pinNote(khady, unpinned?.id ?? "", true)).toEqual({ ok: true });
});

test("listNotes: pages contain each note once while others are added", async () => {
  const { id } = await buildSentApplication();
  const all = Array.from({ length: PAGE_SIZE + 3 }, (_, n) => `note ${n}`);
  for (const words of all) await addNote(khady, id, words);
  const first = await listNotes(khady, id);
  await addNote(khady, id, "meanwhile");
  const second = await listNotes(khady, id, { key: first.next });
  expect(second.next).toBeNull();
  const allTexts = [...first.rows, ...second.rows].map(({ words }) => words);
  expect(allTexts).toEqual(all.toReversed());
});

test("addNote: returns invalid for an empty and a too long text", async () => {
  const { id } = await buildSentApplication();
  const invalid = (note: string) => ({ ok: false, reason: "invalid", errors: { note } });
  expect(await addNote(khady, id, "  \n ")).toEqual(invalid("required"));
  expect(await addNote(khady, id, "a".repeat(4001))).toEqual(invalid("too-long:4000"));
});

test("listNotes: a note stays without a name when its author's account is deleted", async () => {
  const deletedOfficer = await buildStaff({ campus: "senegal" });
  const { id } = await buildSentApplication();
  await addNote(deletedOfficer, id, "Je pars");
  await db().delete(users).where(eq(users.id, deletedOfficer.id));
  expect((await listNotes(khady, id)).rows).toMatchObject([{ words: "Je pars", author: null }]);
});

import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { versions } from "#app/platform/db/schema/content.ts";
import { testDatabase } from "#tests/support/database.ts";
import { changedSinceEnglish, confirmEnglish } from "./behind.server.ts";
import { saveWords } from "./editing.server.ts";
import { getForEditing } from "./entry-list.server.ts";
import { getPublication } from "./publication.server.ts";
import { buildPartner } from "./testing.ts";

const database = await testDatabase();
const publishedAt = new Date("2026-09-01T08:00:00Z");

let editor: Staff;
let entry: { id: string; slug: string };

beforeEach(async () => {
  setClock("2026-11-20T08:00:00Z");
  editor = await buildStaff({ role: "editor" });
  entry = await buildPartner({
    versions: [
      { locale: "fr", name: "Avant", publishedAt },
      { locale: "en", name: "Before", publishedAt },
    ],
  });
});
afterEach(async () => {
  setClock();
  await database.truncate();
});

async function edited() {
  const found = await getForEditing(editor, entry.id);
  if (!found) throw new Error("no such entry");
  return found;
}

async function write(locale: "fr" | "en", name: string, when: "draft" | "now" | Date) {
  const base = (await edited()).states[locale]?.newest.id ?? "";
  const typed = { name, note: "", icon: "star" };
  await saveWords(editor, { entryId: entry.id, locale, base, typed, when });
}

const behind = async () => changedSinceEnglish(editor, await edited());

test("the English is behind when the French of the site has changed since, field by field", async () => {
  expect(await behind()).toBeNull();
  await write("fr", "Après", "draft");
  expect(await behind()).toBeNull();
  await write("fr", "Après", "now");
  expect(await behind()).toEqual(["name"]);
  setClock("2026-11-20T09:00:00Z");
  await write("en", "After", "now");
  expect(await behind()).toBeNull();
});

test("the French that comes later puts the English behind at its moment", async () => {
  await write("fr", "Lundi", new Date("2026-11-23T07:00:00Z"));
  expect(await behind()).toBeNull();
  setClock("2026-11-23T07:00:01Z");
  expect(await behind()).toEqual(["name"]);
});

test("an editor says that the English still holds: its words and its first day stay", async () => {
  await write("fr", "Après", "now");
  setClock("2026-11-20T09:00:00Z");
  expect(await confirmEnglish(editor, entry.id)).toEqual({ ok: true });
  expect(await behind()).toBeNull();
  expect((await edited()).words.en).toMatchObject({ name: "Before" });
  expect(await getPublication("partner", entry.slug, "en")).toMatchObject({ first: publishedAt });
  const [line] = await listHistoryOf(editor, { kind: "entry", id: entry.id });
  expect(line).toMatchObject({ action: "entry.confirmed", by: "staff" });
  // Nothing is left to say: a second press makes no version.
  expect(await confirmEnglish(editor, entry.id)).toBeNull();
  expect(await db().$count(versions, eq(versions.entryId, entry.id))).toBe(4);
});

test("English words that wait are published, not passed over", async () => {
  await write("en", "In hand", "draft");
  await write("fr", "Après", "now");
  expect(await confirmEnglish(editor, entry.id)).toEqual({ ok: false, reason: "english-in-hand" });
  expect((await edited()).words.en).toMatchObject({ name: "In hand" });
});

test("nobody else learns or says anything of it", async () => {
  await write("fr", "Après", "now");
  const officer = await buildStaff({ role: "admissions" });
  expect(await changedSinceEnglish(officer, await edited())).toBeNull();
  expect(await confirmEnglish(officer, entry.id)).toBeNull();
  expect(await confirmEnglish(editor, "not-an-id")).toBeNull();
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { versions } from "#app/platform/db/schema/content.ts";
import { partnerToEdit } from "#tests/support/partner-to-edit.ts";
import { getEntry, listEntries, seedEntry } from "../content.server.ts";
import { withDrafts } from "./drafts.server.ts";
import { cancelPublication, type Edit, saveWords, takeBack } from "./editing.server.ts";
import { getForEditing } from "./entry-list.server.ts";
import { listVersions } from "./entry-versions.server.ts";
import { lacksOf } from "./lacks.server.ts";

const past = new Date("2026-09-01T08:00:00Z");
const office = await partnerToEdit([{ locale: "fr", name: "Avant", publishedAt: past }]);

const newestId = async (locale: "fr" | "en" = "fr") =>
  (await getForEditing(office.editor, office.entry.id))?.states[locale]?.newest.id ?? "";

async function write(name: string, rest: Partial<Edit> = {}) {
  const typed = { name, note: "", icon: "star" };
  const base = rest.base ?? (await newestId(rest.locale));
  return saveWords(office.editor, {
    entryId: office.entry.id,
    locale: "fr",
    when: "draft",
    typed,
    ...rest,
    base,
  });
}

const publicName = async () => (await getEntry("partner", office.entry.slug, "fr"))?.data.name;
const publicNames = async () => (await listEntries("partner", "fr")).map(({ data }) => data.name);

test("a draft is seen in a preview alone, and published by one more act", async () => {
  expect(await write("Après")).toMatchObject({ ok: true, changed: true });
  expect([await publicName(), await publicNames()]).toEqual(["Avant", ["Avant"]]);
  expect(await withDrafts(publicName)).toBe("Après");
  expect(await withDrafts(publicNames)).toEqual(["Après"]);
  expect(await write("Après", { when: "now" })).toMatchObject({ ok: true, changed: true });
  expect(await publicName()).toBe("Après");
  expect(await db().$count(versions, eq(versions.entryId, office.entry.id))).toBe(2);
});

test("each language is published on its own", async () => {
  await write("After", { locale: "en", when: "now" });
  expect(await publicName()).toBe("Avant");
  expect((await getEntry("partner", office.entry.slug, "en"))?.data.name).toBe("After");
});

test("what is published for later comes at its moment, and can be kept back before", async () => {
  const monday = new Date("2026-11-23T07:00:00Z");
  await write("Lundi", { when: monday });
  expect(await publicName()).toBe("Avant");
  setClock("2026-11-23T07:00:01Z");
  expect(await publicName()).toBe("Lundi");
  setClock("2026-11-20T09:00:00Z");
  const versionsNow = await listVersions(office.editor, office.entry.id, "partner");
  expect(versionsNow?.map(({ state }) => state)).toEqual(["coming", "shown"]);
  expect(await cancelPublication(office.editor, office.entry.id, "fr")).toEqual({ ok: true });
  setClock("2026-11-23T07:00:01Z");
  expect([await publicName(), await withDrafts(publicName)]).toEqual(["Avant", "Lundi"]);
});

test("what is published now is not replaced by older words that were to come", async () => {
  await write("Lundi", { when: new Date("2026-11-23T07:00:00Z") });
  await write("Tout de suite", { when: "now" });
  setClock("2026-11-24T08:00:00Z");
  expect(await publicName()).toBe("Tout de suite");
});

test("refuses a moment that is past, and to publish what is out already", async () => {
  expect(await write("Avant", { when: "now" })).toMatchObject({ reason: "nothing-to-publish" });
  const before = new Date("2026-11-20T07:59:00Z");
  expect(await write("Après", { when: before })).toMatchObject({ reason: "moment-past" });
  expect(await write("Avant")).toMatchObject({ ok: true, changed: false });
});

test("of two editors one wins, and the other is told whose words are there", async () => {
  const base = await newestId();
  const both = await Promise.all([write("Une", { base }), write("Deux", { base })]);
  expect(both.filter((one) => one?.ok)).toHaveLength(1);
  const newest = await newestId();
  expect(both.find((one) => !one?.ok)).toEqual({ ok: false, reason: "entry-stale", newest });
  expect(await db().$count(versions, eq(versions.entryId, office.entry.id))).toBe(2);
});

test("a form in which nothing was typed overwrites nobody", async () => {
  const base = await newestId();
  await write("Une autre main", { when: "now" });
  expect(await write("Avant", { base })).toMatchObject({ ok: true, changed: false });
  expect(await publicName()).toBe("Une autre main");
});

test("an older version is taken back as a new draft, which says so", async () => {
  const first = await newestId();
  await write("Après", { when: "now" });
  expect(await takeBack(office.editor, first)).toEqual({ ok: true, entryId: office.entry.id });
  expect(await publicName()).toBe("Après");
  await write("Avant", { when: "now" });
  expect(await publicName()).toBe("Avant");
  const told = await listVersions(office.editor, office.entry.id, "partner");
  expect(told?.map(({ author, isTakenBack }) => [author, isTakenBack])).toEqual([
    ["Awa Diop", true],
    ["Awa Diop", false],
    [null, false],
  ]);
  expect(told?.map(({ state }) => state)).toEqual(["shown", "past", "past"]);
  const parts = [
    { is: "removed", text: "Avant" },
    { is: "added", text: "Après" },
  ];
  expect(told?.[1]?.changed).toEqual([{ path: "name", parts }]);
});

test("a draft is kept with gaps, is drawn in the preview, and says what it lacks to be published", async () => {
  expect(await write("")).toMatchObject({ ok: true, changed: true });
  expect([await publicName(), await withDrafts(publicName)]).toEqual(["Avant", ""]);
  const draft = await office.edited();
  expect(draft.states.fr?.newest).toMatchObject({ isDraft: true, isWhole: false });
  expect(await lacksOf(office.editor, draft, "fr")).toEqual({ name: "required" });
  // The other language waits for nothing of this one.
  expect(await lacksOf(office.editor, draft, "en")).toEqual({});
  expect(await write("After", { locale: "en", when: "now" })).toMatchObject({ ok: true });
  const later = { when: new Date("2026-11-23T07:00:00Z") };
  for (const when of [{ when: "now" as const }, later])
    expect(await write("", when)).toMatchObject({ errors: { name: "required" } });
  expect(await write("Après", { when: "now" })).toMatchObject({ ok: true });
  expect(await lacksOf(office.editor, await office.edited(), "fr")).toEqual({});
  expect(await lacksOf(await buildStaff(), draft, "fr")).toBeNull();
});

test("what could do harm is kept in no draft", async () => {
  expect(await write("x".repeat(121))).toMatchObject({ errors: { name: "too-long:120" } });
  expect(await db().$count(versions, eq(versions.entryId, office.entry.id))).toBe(1);
});

test("refuses wrong words at their place and keeps nothing", async () => {
  expect(await write("", { when: "now" })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { name: "required" },
  });
  expect(await db().$count(versions, eq(versions.entryId, office.entry.id))).toBe(1);
});

test("every act is in the history of the entry", async () => {
  const first = await newestId();
  await write("Un");
  await write("Deux", { when: new Date("2026-11-23T07:00:00Z") });
  await cancelPublication(office.editor, office.entry.id, "fr");
  await write("Trois", { when: "now" });
  await takeBack(office.editor, first);
  const lines = await listHistoryOf(office.editor, { kind: "entry", id: office.entry.id });
  expect(lines.map(({ action }) => action)).toEqual([
    "entry.taken-back",
    "entry.published",
    "entry.held-back",
    "entry.scheduled",
    "entry.drafted",
  ]);
});

test("nobody but those who edit the content may do or read any of it", async () => {
  const others = [
    { kind: "visitor" as const },
    await buildStudent(),
    await buildStaff({ role: "admissions" }),
  ];
  const base = await newestId();
  const edit = {
    entryId: office.entry.id,
    locale: "fr" as const,
    base,
    typed: {},
    when: "now" as const,
  };
  for (const other of others) {
    expect([
      await saveWords(other, edit),
      await takeBack(other, base),
      await cancelPublication(other, office.entry.id, "fr"),
      await getForEditing(other, office.entry.id),
      await listVersions(other, office.entry.id, "partner"),
    ]).toEqual([null, null, null, null, null]);
  }
});

test("seeding again leaves what staff changed, hid or published", async () => {
  await write("De l'école", { when: "now" });
  const fr = { name: "De la graine", note: "", icon: "star" };
  const seed = { kind: "partner" as const, slug: office.entry.slug, position: 9, demo: true, fr };
  expect(await transaction((tx) => seedEntry(tx, seed))).toBe(false);
  expect(await publicName()).toBe("De l’école");
});

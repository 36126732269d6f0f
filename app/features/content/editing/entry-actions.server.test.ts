import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getEntry, listEntries } from "../content.server.ts";
import { buildPartner } from "../testing.ts";
import { applyEntryAction, createEntry } from "./entry-actions.server.ts";
import { getEditableEntry } from "./entry-list.server.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
});

const buildNamedPartner = (name: string, position = 0) =>
  buildPartner({
    position,
    versions: [{ locale: "fr", name, publishedAt: new Date("2026-09-01T08:00:00Z") }],
  });
const listPublicNames = async () =>
  (await listEntries("partner", "fr")).map(({ data }) => data.name);

test("applyEntryAction: moves an entry by one position within its list", async () => {
  const [a] = [
    await buildNamedPartner("A"),
    await buildNamedPartner("B"),
    await buildNamedPartner("C", 5),
  ];
  await applyEntryAction(editor, a.id, "up");
  expect(await listPublicNames()).toEqual(["A", "B", "C"]);
  await applyEntryAction(editor, a.id, "down");
  expect(await listPublicNames()).toEqual(["B", "A", "C"]);
  await applyEntryAction(editor, a.id, "down");
  await applyEntryAction(editor, a.id, "down");
  expect(await listPublicNames()).toEqual(["B", "C", "A"]);
});

test("applyEntryAction: applies concurrent moves one after another", async () => {
  const all = [
    await buildNamedPartner("A"),
    await buildNamedPartner("B", 1),
    await buildNamedPartner("C", 2),
    await buildNamedPartner("D", 3),
  ];
  const [a, , c, d] = all.map(({ id }) => id) as [string, string, string, string];
  await Promise.all([d, d, d].map((id) => applyEntryAction(editor, id, "up")));
  expect(await listPublicNames()).toEqual(["D", "A", "B", "C"]);
  // Each entry moves down and up equally often, so none is lost or duplicated.
  const directions = ["down", "up", "down", "up"] as const;
  await Promise.all(
    [a, c, d].flatMap((id) =>
      directions.map((direction) => applyEntryAction(editor, id, direction)),
    ),
  );
  expect((await listPublicNames()).toSorted()).toEqual(["A", "B", "C", "D"]);
});

test("applyEntryAction: a hidden entry is not published until shown again", async () => {
  const { id, slug } = await buildNamedPartner("A");
  await applyEntryAction(editor, id, "hide");
  expect([await listPublicNames(), await getEntry("partner", slug, "fr")]).toEqual([[], null]);
  await applyEntryAction(editor, id, "show");
  expect(await listPublicNames()).toEqual(["A"]);
});

test("createEntry: creates a French draft whose slug is derived from its name", async () => {
  const created = await createEntry(editor, "news", "Journée d'été : les œuvres");
  if (!created?.ok) throw new Error("not created");
  const entry = await getEditableEntry(editor, created.id);
  expect(entry).toMatchObject({ slug: "journee-d-ete-les-oeuvres", demo: false });
  expect(entry).toMatchObject({ title: expect.stringMatching(/^Journée d’été\s: les œuvres$/) });
  expect(entry?.dataByLocale.fr).toMatchObject({
    title: "Journée d'été : les œuvres",
    sections: [],
  });
  expect(entry?.states.fr).toMatchObject({ published: null, newest: { isDraft: true } });
  expect(await listEntries("news", "fr")).toEqual([]);
  expect(await createEntry(editor, "news", "Journee d'ete (les oeuvres)")).toEqual({
    ok: false,
    reason: "slug-taken",
  });
  expect(await createEntry(editor, "news", " ?! ")).toEqual({ ok: false, reason: "required" });
  const tooLong = await createEntry(editor, "news", "x".repeat(121));
  expect(tooLong).toEqual({ ok: false, reason: "too-long:120" });
});

test("createEntry: returns null for kinds that do not repeat", async () => {
  expect(await createEntry(editor, "home", "Accueil")).toBeNull();
  expect(await createEntry(editor, "toString", "Accueil")).toBeNull();
});

test("entry actions: return null without edit:content", async () => {
  const officer = await buildStaff({ role: "admissions" });
  const { id } = await buildNamedPartner("A");
  expect([
    await applyEntryAction(officer, id, "hide"),
    await createEntry(officer, "news", "X"),
  ]).toEqual([null, null]);
  expect(await listPublicNames()).toEqual(["A"]);
});

import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/identity/actor.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { testDatabase } from "#tests/support/database.ts";
import { getEntry, listEntries } from "../content.server.ts";
import { buildPartner } from "../testing.ts";
import { arrange, makeEntry } from "./arranging.server.ts";
import { getForEditing } from "./entry-list.server.ts";

const database = await testDatabase();
afterEach(() => database.truncate());

let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
});

const named = (name: string, position = 0) =>
  buildPartner({
    position,
    versions: [{ locale: "fr", name, publishedAt: new Date("2026-09-01T08:00:00Z") }],
  });
const shown = async () => (await listEntries("partner", "fr")).map(({ data }) => data.name);

test("an entry moves by one place, and stays at the ends", async () => {
  const [a] = [await named("A"), await named("B"), await named("C", 5)];
  await arrange(editor, a.id, "up");
  expect(await shown()).toEqual(["A", "B", "C"]);
  await arrange(editor, a.id, "down");
  expect(await shown()).toEqual(["B", "A", "C"]);
  await arrange(editor, a.id, "down");
  await arrange(editor, a.id, "down");
  expect(await shown()).toEqual(["B", "C", "A"]);
});

test("moves that arrive together are all made, one after the other", async () => {
  const all = [await named("A"), await named("B", 1), await named("C", 2), await named("D", 3)];
  const [a, , c, d] = all.map(({ id }) => id) as [string, string, string, string];
  await Promise.all([d, d, d].map((id) => arrange(editor, id, "up")));
  expect(await shown()).toEqual(["D", "A", "B", "C"]);
  // Each entry goes down and up as often: they all end where they were.
  const ways = ["down", "up", "down", "up"] as const;
  await Promise.all([a, c, d].flatMap((id) => ways.map((way) => arrange(editor, id, way))));
  expect((await shown()).toSorted()).toEqual(["A", "B", "C", "D"]);
});

test("a hidden entry is nowhere on the site until it is shown again", async () => {
  const { id, slug } = await named("A");
  await arrange(editor, id, "hide");
  expect([await shown(), await getEntry("partner", slug, "fr")]).toEqual([[], null]);
  await arrange(editor, id, "show");
  expect(await shown()).toEqual(["A"]);
});

test("a new entry is a draft with its title, unseen, and has the address that its name gives", async () => {
  const made = await makeEntry(editor, "news", "Journée d'été : les œuvres");
  if (!made?.ok) throw new Error("not made");
  const entry = await getForEditing(editor, made.id);
  expect(entry).toMatchObject({ slug: "journee-d-ete-les-oeuvres", demo: false });
  expect(entry).toMatchObject({ title: expect.stringMatching(/^Journée d’été\s: les œuvres$/) });
  expect(entry?.words.fr).toMatchObject({ title: "Journée d'été : les œuvres", sections: [] });
  expect(entry?.states.fr).toMatchObject({ published: null, newest: { isDraft: true } });
  expect(await listEntries("news", "fr")).toEqual([]);
  expect(await makeEntry(editor, "news", "Journee d'ete (les oeuvres)")).toEqual({
    ok: false,
    reason: "slug-taken",
  });
  expect(await makeEntry(editor, "news", " ?! ")).toEqual({ ok: false, reason: "required" });
  const long = await makeEntry(editor, "news", "x".repeat(121));
  expect(long).toEqual({ ok: false, reason: "too-long:120" });
});

test("there is one home page, and nobody makes another or hides it", async () => {
  expect(await makeEntry(editor, "home", "Accueil")).toBeNull();
  expect(await makeEntry(editor, "toString", "Accueil")).toBeNull();
});

test("officers of admissions arrange nothing", async () => {
  const officer = await buildStaff({ role: "admissions" });
  const { id } = await named("A");
  expect([await arrange(officer, id, "hide"), await makeEntry(officer, "news", "X")]).toEqual([
    null,
    null,
  ]);
  expect(await shown()).toEqual(["A"]);
});

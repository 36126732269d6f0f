import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";
import { seedContent } from "#db/seeds/content/seed-content.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getEntry, listEntries, listEntryKeys, seedEntry } from "./content.server.ts";
import { buildPartner } from "./testing.ts";

const database = await createTestDatabase();

const past = new Date("2026-09-01T08:00:00Z");
const later = new Date("2026-10-01T08:00:00Z");

afterEach(async () => {
  setClock();
  await database.truncate();
});

test("getEntry: returns the newest published version", async () => {
  const { slug } = await buildPartner({
    versions: [
      { locale: "fr", name: "Ancien", publishedAt: past },
      { locale: "fr", name: "Nouveau", publishedAt: later },
      { locale: "fr", name: "Brouillon", publishedAt: null },
    ],
  });
  setClock("2026-11-20T08:00:00Z");
  expect((await getEntry("partner", slug, "fr"))?.data.name).toBe("Nouveau");
});

test("getEntry: returns a scheduled version from its time on", async () => {
  const { slug } = await buildPartner({
    versions: [
      { locale: "fr", name: "Avant", publishedAt: past },
      { locale: "fr", name: "Après", publishedAt: later },
    ],
  });
  setClock("2026-10-01T07:59:00Z");
  expect((await getEntry("partner", slug, "fr"))?.data.name).toBe("Avant");
  expect((await listEntries("partner", "fr"))[0]?.data.name).toBe("Avant");
  setClock("2026-10-01T08:01:00Z");
  expect((await getEntry("partner", slug, "fr"))?.data.name).toBe("Après");
  expect((await listEntries("partner", "fr"))[0]?.data.name).toBe("Après");
});

test("getEntry: falls back to French when English is missing", async () => {
  const { slug } = await buildPartner({
    versions: [{ locale: "fr", name: "L'école", publishedAt: past }],
  });
  const entry = await getEntry("partner", slug, "en");
  expect(entry).toMatchObject({ locale: "fr", isFallback: true, data: { name: "L’école" } });
});

test("getEntry: prefers an older English version to a newer French one", async () => {
  const { slug } = await buildPartner({
    versions: [
      { locale: "en", name: "School", publishedAt: past },
      { locale: "fr", name: "École", publishedAt: later },
    ],
  });
  const entry = await getEntry("partner", slug, "en");
  expect(entry).toMatchObject({ locale: "en", isFallback: false, data: { name: "School" } });
});

test("getEntry: never returns English for a French page", async () => {
  const { slug } = await buildPartner({
    versions: [{ locale: "en", name: "School", publishedAt: past }],
  });
  expect(await getEntry("partner", slug, "fr")).toBeNull();
  expect(await listEntries("partner", "fr")).toEqual([]);
});

test("getEntry: returns null for an unknown entry, another kind, or without versions", async () => {
  const { slug } = await buildPartner({ versions: [] });
  expect(await getEntry("partner", slug, "fr")).toBeNull();
  expect(await getEntry("page", "nowhere", "fr")).toBeNull();
});

test("listEntries: returns each entry once in the editors' order", async () => {
  const name = (text: string) => ({ locale: "fr" as const, name: text, publishedAt: past });
  await buildPartner({ position: 2, versions: [name("C"), name("C")] });
  await buildPartner({ position: 0, versions: [name("A")] });
  await buildPartner({ position: 1, versions: [name("B"), { ...name("B"), locale: "en" }] });
  const partners = await listEntries("partner", "fr");
  expect(partners.map(({ data }) => data.name)).toEqual(["A", "B", "C"]);
});

test("seedEntry: never replaces an editor's version", async () => {
  const { slug } = await buildPartner({
    versions: [{ locale: "fr", name: "De l'équipe", publishedAt: past }],
  });
  const entry = {
    kind: "partner" as const,
    slug,
    position: 0,
    demo: true,
    fr: { name: "De la graine", note: "", icon: "star" },
  };
  expect(await transaction((tx) => seedEntry(tx, entry))).toBe(false);
  expect((await getEntry("partner", slug, "fr"))?.data.name).toBe("De l’équipe");
});

test("seedContent: changes nothing when run twice or concurrently", async () => {
  await Promise.all([seedContent(), seedContent()]);
  const count = await db().$count(entryVersions);
  const keys = await listEntryKeys();
  await seedContent();
  expect(await db().$count(entryVersions)).toBe(count);
  expect(count).toBe(keys.size * 2);
  expect(await listEntries("testimonial", "en")).toHaveLength(10);
});

test("seedContent: runs a single query when everything is seeded", async () => {
  await seedContent();
  expect(await countStatements(seedContent)).toBe(1);
});

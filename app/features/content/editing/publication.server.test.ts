import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildPartner } from "../testing.ts";
import { getPublication, listPublications } from "./publication.server.ts";

const database = await createTestDatabase();

const first = new Date("2026-09-01T08:00:00Z");
const later = new Date("2026-10-01T08:00:00Z");
const tomorrow = new Date("2026-11-21T08:00:00Z");

afterEach(async () => {
  setClock();
  await database.truncate();
});

test("listPublications: returns first and last publication per language", async () => {
  const { slug } = await buildPartner({
    versions: [
      { locale: "fr", name: "Ancien", publishedAt: first },
      { locale: "fr", name: "Nouveau", publishedAt: later },
      { locale: "fr", name: "Demain", publishedAt: tomorrow },
      { locale: "fr", name: "Brouillon", publishedAt: null },
      { locale: "en", name: "New", publishedAt: later },
    ],
  });
  setClock("2026-11-20T08:00:00Z");
  const partner = { kind: "partner", slug };
  expect(await listPublications()).toEqual([
    { ...partner, locale: "en", first: later, last: later },
    { ...partner, locale: "fr", first, last: later },
  ]);
  expect(await getPublication("partner", slug, "fr")).toMatchObject({ first, last: later });
});

test("getPublication: returns null for scheduled and missing languages", async () => {
  const { slug } = await buildPartner({
    versions: [{ locale: "fr", name: "Demain", publishedAt: tomorrow }],
  });
  setClock("2026-11-20T08:00:00Z");
  expect(await listPublications()).toEqual([]);
  setClock("2026-11-21T09:00:00Z");
  expect(await listPublications()).toHaveLength(1);
  expect(await getPublication("partner", slug, "en")).toBeNull();
});

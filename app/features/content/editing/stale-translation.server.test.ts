import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";
import { createPartnerFixture } from "#tests/support/partner-fixture.ts";
import { saveWords } from "./edit-entry.server.ts";
import { getPublication } from "./publication.server.ts";
import { confirmTranslation, listStaleFields } from "./stale-translation.server.ts";

const publishedAt = new Date("2026-09-01T08:00:00Z");
const office = await createPartnerFixture([
  { locale: "fr", name: "Avant", publishedAt },
  { locale: "en", name: "Before", publishedAt },
]);

async function savePartner(locale: "fr" | "en", name: string, when: "draft" | "now" | Date) {
  const base = (await office.getEdited()).states[locale]?.newest.id ?? "";
  const typed = { name, note: "", icon: "star" };
  await saveWords(office.editor, {
    entryId: office.entry.id,
    locale,
    baseVersionId: base,
    values: typed,
    when,
  });
}

const getStaleFields = async () => listStaleFields(office.editor, await office.getEdited());

test("the English is behind when the French of the site has changed since, field by field", async () => {
  expect(await getStaleFields()).toBeNull();
  await savePartner("fr", "Après", "draft");
  expect(await getStaleFields()).toBeNull();
  await savePartner("fr", "Après", "now");
  expect(await getStaleFields()).toEqual(["name"]);
  setClock("2026-11-20T09:00:00Z");
  await savePartner("en", "After", "now");
  expect(await getStaleFields()).toBeNull();
});

test("the French that comes later puts the English behind at its moment", async () => {
  await savePartner("fr", "Lundi", new Date("2026-11-23T07:00:00Z"));
  expect(await getStaleFields()).toBeNull();
  setClock("2026-11-23T07:00:01Z");
  expect(await getStaleFields()).toEqual(["name"]);
});

test("an editor says that the English still holds: its words and its first day stay", async () => {
  await savePartner("fr", "Après", "now");
  setClock("2026-11-20T09:00:00Z");
  expect(await confirmTranslation(office.editor, office.entry.id)).toEqual({ ok: true });
  expect(await getStaleFields()).toBeNull();
  expect((await office.getEdited()).words.en).toMatchObject({ name: "Before" });
  expect(await getPublication("partner", office.entry.slug, "en")).toMatchObject({
    first: publishedAt,
  });
  const [line] = await listHistoryOf(office.editor, { kind: "entry", id: office.entry.id });
  expect(line).toMatchObject({ action: "entry.confirmed", by: "staff" });
  // Nothing is left to say: a second press makes no version.
  expect(await confirmTranslation(office.editor, office.entry.id)).toBeNull();
  expect(await db().$count(entryVersions, eq(entryVersions.entryId, office.entry.id))).toBe(4);
});

test("English words that wait are published, not passed over", async () => {
  await savePartner("en", "In hand", "draft");
  await savePartner("fr", "Après", "now");
  expect(await confirmTranslation(office.editor, office.entry.id)).toEqual({
    ok: false,
    reason: "english-in-hand",
  });
  expect((await office.getEdited()).words.en).toMatchObject({ name: "In hand" });
});

test("nobody else learns or says anything of it", async () => {
  await savePartner("fr", "Après", "now");
  const officer = await buildStaff({ role: "admissions" });
  expect(await listStaleFields(officer, await office.getEdited())).toBeNull();
  expect(await confirmTranslation(officer, office.entry.id)).toBeNull();
  expect(await confirmTranslation(office.editor, "not-an-id")).toBeNull();
});

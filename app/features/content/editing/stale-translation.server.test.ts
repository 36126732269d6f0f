import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";
import { createPartnerFixture } from "#tests/support/partner-fixture.ts";
import { saveEntryData } from "./edit-entry.server.ts";
import { getPublication } from "./publication.server.ts";
import { confirmTranslation, listStaleFields } from "./stale-translation.server.ts";

const publishedAt = new Date("2026-09-01T08:00:00Z");
const office = await createPartnerFixture([
  { locale: "fr", name: "Avant", publishedAt },
  { locale: "en", name: "Before", publishedAt },
]);

async function savePartner(locale: "fr" | "en", name: string, when: "draft" | "now" | Date) {
  const base = (await office.getEdited()).states[locale]?.newest.id ?? "";
  const values = { name, note: "", icon: "star" };
  await saveEntryData(office.editor, {
    entryId: office.entry.id,
    locale,
    baseVersionId: base,
    values,
    when,
  });
}

const getStaleFields = async () => listStaleFields(office.editor, await office.getEdited());

test("listStaleFields: lists the fields whose published French changed since the English", async () => {
  expect(await getStaleFields()).toBeNull();
  await savePartner("fr", "Après", "draft");
  expect(await getStaleFields()).toBeNull();
  await savePartner("fr", "Après", "now");
  expect(await getStaleFields()).toEqual(["name"]);
  setClock("2026-11-20T09:00:00Z");
  await savePartner("en", "After", "now");
  expect(await getStaleFields()).toBeNull();
});

test("listStaleFields: counts a scheduled French version from its time on", async () => {
  await savePartner("fr", "Lundi", new Date("2026-11-23T07:00:00Z"));
  expect(await getStaleFields()).toBeNull();
  setClock("2026-11-23T07:00:01Z");
  expect(await getStaleFields()).toEqual(["name"]);
});

test("confirmTranslation: publishes the same English again and keeps its first date", async () => {
  await savePartner("fr", "Après", "now");
  setClock("2026-11-20T09:00:00Z");
  expect(await confirmTranslation(office.editor, office.entry.id)).toEqual({ ok: true });
  expect(await getStaleFields()).toBeNull();
  expect((await office.getEdited()).dataByLocale.en).toMatchObject({ name: "Before" });
  expect(await getPublication("partner", office.entry.slug, "en")).toMatchObject({
    first: publishedAt,
  });
  const [line] = await listSubjectHistory(office.editor, { kind: "entry", id: office.entry.id });
  expect(line).toMatchObject({ action: "entry.confirmed", by: "staff" });
  // The translation is no longer stale, so a second confirmation creates no version.
  expect(await confirmTranslation(office.editor, office.entry.id)).toBeNull();
  expect(await db().$count(entryVersions, eq(entryVersions.entryId, office.entry.id))).toBe(4);
});

test("confirmTranslation: returns english-draft-exists while an English draft exists", async () => {
  await savePartner("en", "In hand", "draft");
  await savePartner("fr", "Après", "now");
  expect(await confirmTranslation(office.editor, office.entry.id)).toEqual({
    ok: false,
    reason: "english-draft-exists",
  });
  expect((await office.getEdited()).dataByLocale.en).toMatchObject({ name: "In hand" });
});

test("stale translation: returns null without edit:content", async () => {
  await savePartner("fr", "Après", "now");
  const officer = await buildStaff({ role: "admissions" });
  expect(await listStaleFields(officer, await office.getEdited())).toBeNull();
  expect(await confirmTranslation(officer, office.entry.id)).toBeNull();
  expect(await confirmTranslation(office.editor, "not-an-id")).toBeNull();
});

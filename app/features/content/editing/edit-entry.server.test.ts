import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { entryVersions } from "#app/platform/db/schema/content.ts";
import { createPartnerFixture } from "#tests/support/partner-fixture.ts";
import { getEntry, listEntries, seedEntry } from "../content.server.ts";
import { withDraftPreview } from "./draft-preview.server.ts";
import {
  cancelPublication,
  type EntryEdit,
  restoreVersion,
  saveEntryData,
} from "./edit-entry.server.ts";
import { getEditableEntry } from "./entry-list.server.ts";
import { listEntryVersions } from "./entry-versions.server.ts";
import { listMissingFields } from "./missing-fields.server.ts";

const past = new Date("2026-09-01T08:00:00Z");
const office = await createPartnerFixture([{ locale: "fr", name: "Avant", publishedAt: past }]);

const newestId = async (locale: "fr" | "en" = "fr") =>
  (await getEditableEntry(office.editor, office.entry.id))?.states[locale]?.newest.id ?? "";

async function savePartner(name: string, rest: Partial<EntryEdit> = {}) {
  const values = { name, note: "", icon: "star" };
  const base = rest.baseVersionId ?? (await newestId(rest.locale));
  return saveEntryData(office.editor, {
    entryId: office.entry.id,
    locale: "fr",
    when: "draft",
    values,
    ...rest,
    baseVersionId: base,
  });
}

const getPublicName = async () => (await getEntry("partner", office.entry.slug, "fr"))?.data.name;
const listPublicNames = async () =>
  (await listEntries("partner", "fr")).map(({ data }) => data.name);

test("saveEntryData: a draft is visible in a preview only, until it is published", async () => {
  expect(await savePartner("Après")).toMatchObject({ ok: true, hasChanged: true });
  expect([await getPublicName(), await listPublicNames()]).toEqual(["Avant", ["Avant"]]);
  expect(await withDraftPreview(getPublicName)).toBe("Après");
  expect(await withDraftPreview(listPublicNames)).toEqual(["Après"]);
  expect(await savePartner("Après", { when: "now" })).toMatchObject({ ok: true, hasChanged: true });
  expect(await getPublicName()).toBe("Après");
  expect(await db().$count(entryVersions, eq(entryVersions.entryId, office.entry.id))).toBe(2);
});

test("saveEntryData: publishes each language separately", async () => {
  await savePartner("After", { locale: "en", when: "now" });
  expect(await getPublicName()).toBe("Avant");
  expect((await getEntry("partner", office.entry.slug, "en"))?.data.name).toBe("After");
});

test("cancelPublication: a scheduled version is published at its time, unless cancelled", async () => {
  const monday = new Date("2026-11-23T07:00:00Z");
  await savePartner("Lundi", { when: monday });
  expect(await getPublicName()).toBe("Avant");
  setClock("2026-11-23T07:00:01Z");
  expect(await getPublicName()).toBe("Lundi");
  setClock("2026-11-20T09:00:00Z");
  const versionsNow = await listEntryVersions(office.editor, office.entry.id, "partner");
  expect(versionsNow?.map(({ state }) => state)).toEqual(["coming", "published"]);
  expect(await cancelPublication(office.editor, office.entry.id, "fr")).toEqual({ ok: true });
  setClock("2026-11-23T07:00:01Z");
  expect([await getPublicName(), await withDraftPreview(getPublicName)]).toEqual([
    "Avant",
    "Lundi",
  ]);
});

test("saveEntryData: publishing now replaces a scheduled version", async () => {
  await savePartner("Lundi", { when: new Date("2026-11-23T07:00:00Z") });
  await savePartner("Tout de suite", { when: "now" });
  setClock("2026-11-24T08:00:00Z");
  expect(await getPublicName()).toBe("Tout de suite");
});

test("saveEntryData: returns time-in-past and nothing-to-publish", async () => {
  expect(await savePartner("Avant", { when: "now" })).toMatchObject({
    reason: "nothing-to-publish",
  });
  const before = new Date("2026-11-20T07:59:00Z");
  expect(await savePartner("Après", { when: before })).toMatchObject({ reason: "time-in-past" });
  expect(await savePartner("Avant")).toMatchObject({ ok: true, hasChanged: false });
});

test("saveEntryData: returns entry-changed to the later of two editors", async () => {
  const base = await newestId();
  const results = await Promise.all([
    savePartner("Une", { baseVersionId: base }),
    savePartner("Deux", { baseVersionId: base }),
  ]);
  expect(results.filter((one) => one?.ok)).toHaveLength(1);
  const newest = await newestId();
  expect(results.find((one) => !one?.ok)).toEqual({ ok: false, reason: "entry-changed", newest });
  expect(await db().$count(entryVersions, eq(entryVersions.entryId, office.entry.id))).toBe(2);
});

test("saveEntryData: an unchanged outdated form conflicts with nobody", async () => {
  const base = await newestId();
  await savePartner("Une autre main", { when: "now" });
  expect(await savePartner("Avant", { baseVersionId: base })).toMatchObject({
    ok: true,
    hasChanged: false,
  });
  expect(await getPublicName()).toBe("Une autre main");
});

test("restoreVersion: creates a draft from an older version", async () => {
  const first = await newestId();
  await savePartner("Après", { when: "now" });
  expect(await restoreVersion(office.editor, first)).toEqual({
    ok: true,
    entryId: office.entry.id,
  });
  expect(await getPublicName()).toBe("Après");
  await savePartner("Avant", { when: "now" });
  expect(await getPublicName()).toBe("Avant");
  const versions = await listEntryVersions(office.editor, office.entry.id, "partner");
  expect(versions?.map(({ author, isTakenBack }) => [author, isTakenBack])).toEqual([
    ["Awa Diop", true],
    ["Awa Diop", false],
    [null, false],
  ]);
  expect(versions?.map(({ state }) => state)).toEqual(["published", "past", "past"]);
  const parts = [
    { kind: "removed", text: "Avant" },
    { kind: "added", text: "Après" },
  ];
  expect(versions?.[1]?.changed).toEqual([{ path: "name", parts }]);
});

test("listMissingFields: lists the required fields of an incomplete draft", async () => {
  expect(await savePartner("")).toMatchObject({ ok: true, hasChanged: true });
  expect([await getPublicName(), await withDraftPreview(getPublicName)]).toEqual(["Avant", ""]);
  const draft = await office.getEdited();
  expect(draft.states.fr?.newest).toMatchObject({ isDraft: true, isWhole: false });
  expect(await listMissingFields(office.editor, draft, "fr")).toEqual({ name: "required" });
  // The other language is independent of this draft.
  expect(await listMissingFields(office.editor, draft, "en")).toEqual({});
  expect(await savePartner("After", { locale: "en", when: "now" })).toMatchObject({ ok: true });
  const later = { when: new Date("2026-11-23T07:00:00Z") };
  for (const when of [{ when: "now" as const }, later])
    expect(await savePartner("", when)).toMatchObject({ errors: { name: "required" } });
  expect(await savePartner("Après", { when: "now" })).toMatchObject({ ok: true });
  expect(await listMissingFields(office.editor, await office.getEdited(), "fr")).toEqual({});
  expect(await listMissingFields(await buildStaff(), draft, "fr")).toBeNull();
});

test("saveEntryData: refuses a too long value even in a draft", async () => {
  expect(await savePartner("x".repeat(121))).toMatchObject({ errors: { name: "too-long:120" } });
  expect(await db().$count(entryVersions, eq(entryVersions.entryId, office.entry.id))).toBe(1);
});

test("saveEntryData: returns invalid with errors by field and saves nothing", async () => {
  expect(await savePartner("", { when: "now" })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { name: "required" },
  });
  expect(await db().$count(entryVersions, eq(entryVersions.entryId, office.entry.id))).toBe(1);
});

test("saveEntryData: records every action in the history", async () => {
  const first = await newestId();
  await savePartner("Un");
  await savePartner("Deux", { when: new Date("2026-11-23T07:00:00Z") });
  await cancelPublication(office.editor, office.entry.id, "fr");
  await savePartner("Trois", { when: "now" });
  await restoreVersion(office.editor, first);
  const lines = await listSubjectHistory(office.editor, { kind: "entry", id: office.entry.id });
  expect(lines.map(({ action }) => action)).toEqual([
    "entry.taken-back",
    "entry.published",
    "entry.held-back",
    "entry.scheduled",
    "entry.drafted",
  ]);
});

test("content editing: returns null without edit:content", async () => {
  const others = [
    { kind: "visitor" as const },
    await buildStudent(),
    await buildStaff({ role: "admissions" }),
  ];
  const baseVersionId = await newestId();
  const edit = {
    entryId: office.entry.id,
    locale: "fr" as const,
    baseVersionId,
    values: {},
    when: "now" as const,
  };
  for (const other of others) {
    expect([
      await saveEntryData(other, edit),
      await restoreVersion(other, baseVersionId),
      await cancelPublication(other, office.entry.id, "fr"),
      await getEditableEntry(other, office.entry.id),
      await listEntryVersions(other, office.entry.id, "partner"),
    ]).toEqual([null, null, null, null, null]);
  }
});

test("seedEntry: keeps what an editor published", async () => {
  await savePartner("De l'école", { when: "now" });
  const fr = { name: "De la graine", note: "", icon: "star" };
  const seed = { kind: "partner" as const, slug: office.entry.slug, position: 9, demo: true, fr };
  expect(await transaction((tx) => seedEntry(tx, seed))).toBe(false);
  expect(await getPublicName()).toBe("De l’école");
});

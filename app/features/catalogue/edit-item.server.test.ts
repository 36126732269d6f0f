import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { courses } from "#app/platform/db/schema/catalogue.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getCourse, listUniversities } from "./course.server.ts";
import { removeItem, saveItem } from "./edit-item.server.ts";
import { listFields } from "./fields.ts";
import { listItemHistory, revertItemChange } from "./item-history.server.ts";
import { moveItem } from "./move-item.server.ts";
import { getItem, listCatalogueForStaff } from "./staff-catalogue.server.ts";
import { buildCourse } from "./testing.ts";

const database = await createTestDatabase();
afterEach(() => database.truncate());

let editor: Staff;
let id: string;
let universityId: string;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
  ({ id, universityId } = await buildCourse({ nameFr: "Avant" }));
});

const saveCourse = (input: Record<string, string>, base = "1") =>
  saveItem(editor, "course", { id, baseVersion: base, input });
const getPublicName = async () => (await getCourse("fr", id))?.name;

test("saveItem: is public at once and recorded with both values", async () => {
  expect(await saveCourse({ nameFr: " Après ", note: "À relire" })).toEqual({
    ...{ ok: true, hasChanged: true },
    id,
  });
  expect(await getPublicName()).toBe("Après");
  const [line] = (await listItemHistory(editor, "course", id)) ?? [];
  expect(line).toMatchObject({
    action: "course.changed",
    name: "Awa Diop",
    changes: { nameFr: { from: "Avant", to: "Après" }, note: { from: "", to: "À relire" } },
  });
});

test("saveItem: unchanged values conflict with nobody", async () => {
  await saveCourse({ nameFr: "Après" });
  expect(await saveCourse({ nameFr: "Après" })).toMatchObject({ ok: true, hasChanged: false });
  expect(await listSubjectHistory(editor, { kind: "course", id })).toHaveLength(1);
});

test("saveItem: returns catalogue-changed with the current values to the later of two editors", async () => {
  const results = await Promise.all([
    saveCourse({ nameFr: "Une" }),
    saveCourse({ nameFr: "Deux" }),
  ]);
  const [stale] = results.filter((one) => !one?.ok);
  const first = results[0]?.ok ? "Une" : "Deux";
  expect(stale).toEqual({
    ...{ ok: false, reason: "catalogue-changed", version: 2 },
    currentValues: { nameFr: first },
  });
  expect(await getPublicName()).toBe(first);
});

test("saveItem: returns invalid with errors by field and saves nothing", async () => {
  expect(await saveCourse({ nameFr: "Après", nameEn: "", language: "xx" })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { nameEn: "translation-missing", language: "not-in-list" },
  });
  expect([await getPublicName(), await listItemHistory(editor, "course", id)]).toEqual([
    "Avant",
    [],
  ]);
});

test("saveItem: derives the id of a new course from its names and puts it last", async () => {
  const { values } = (await getItem(editor, "course", id)) ?? { values: {} };
  const input = { ...values, nameFr: "Génie des Eaux" };
  const created = await saveItem(editor, "course", { id: null, baseVersion: "", input });
  expect(created).toEqual({ ok: true, hasChanged: true, id: `${universityId}-genie-des-eaux` });
  const [university] = await listUniversities("fr");
  expect(university?.courses.map(({ name }) => name)).toEqual(["Avant", "Génie des Eaux"]);
  const repeated = await saveItem(editor, "course", { id: null, baseVersion: "", input });
  expect(repeated).toMatchObject({ errors: { id: "identifier-taken" } });
  const invalidId = { ...input, id: "Génie" };
  expect(
    await saveItem(editor, "course", { id: null, baseVersion: "", input: invalidId }),
  ).toMatchObject({
    errors: { id: "slug-letters" },
  });
  const unnamed = { ...input, universityId: "", nameFr: "" };
  const withoutName = await saveItem(editor, "course", {
    id: null,
    baseVersion: "",
    input: unnamed,
  });
  expect(withoutName).toMatchObject({ errors: { nameFr: expect.any(String) } });
  expect(withoutName).not.toHaveProperty("errors.id");
});

test("saveItem: a retired course is not offered until it is restored", async () => {
  const retire = (retired: string, base: string) =>
    saveItem(editor, "course", { id, baseVersion: base, input: { retired } });
  await retire("yes", "1");
  expect((await listUniversities("fr"))[0]?.courses).toEqual([]);
  await retire("no", "2");
  expect((await listUniversities("fr"))[0]?.courses).toHaveLength(1);
  expect(await getCourse("fr", id)).toMatchObject({ availability: "open" });
});

test("revertItemChange: restores a change by field, catalogue-changed when changed since", async () => {
  await saveCourse({ nameFr: "Après", note: "Une note" });
  await saveCourse({ note: "Une autre" }, "2");
  const lines = (await listItemHistory(editor, "course", id)) ?? [];
  const first = lines.at(-1)?.id ?? "";
  expect(
    await revertItemChange(editor, "course", { id, changeId: first, baseVersion: "1" }),
  ).toMatchObject({
    reason: "catalogue-changed",
  });
  expect(
    await revertItemChange(editor, "course", { id, changeId: first, baseVersion: "3" }),
  ).toMatchObject({
    ok: true,
  });
  expect((await getItem(editor, "course", id))?.values).toMatchObject({
    nameFr: "Avant",
    note: "",
  });
  expect((await listItemHistory(editor, "course", id))?.[0]?.action).toBe("course.taken-back");
});

test("removeItem: deletes an unused course, catalogue-item-used for a university with courses", async () => {
  expect(await removeItem(editor, "university", universityId)).toEqual({
    ok: false,
    reason: "catalogue-item-used",
  });
  expect(await removeItem(editor, "course", id)).toEqual({ ok: true });
  expect(await removeItem(editor, "university", universityId)).toEqual({ ok: true });
  expect(await listCatalogueForStaff(editor)).toEqual([]);
});

test("moveItem: moves within the list, clamped at its ends", async () => {
  const { id: second = "" } = await buildCourse({ universityId });
  const { id: third = "", universityId: other = "" } = await buildCourse();
  const order = async () =>
    (await listUniversities("fr")).map((one) => one.courses.map((course) => course.id));
  const [before] = await db().select().from(courses).where(eq(courses.id, second));
  await moveItem(editor, "course", second, "up");
  await moveItem(editor, "course", third, "down");
  expect(await order()).toEqual([[second, id], [third]]);
  await moveItem(editor, "course", second, 99);
  await moveItem(editor, "university", other, 1);
  expect(await order()).toEqual([[third], [id, second]]);
  const [after] = await db().select().from(courses).where(eq(courses.id, second));
  expect([after?.version, after?.updatedAt]).toEqual([1, before?.updatedAt]);
});

test("catalogue: returns null without edit:catalogue", async () => {
  const others = [
    { kind: "visitor" as const },
    await buildStudent(),
    await buildStaff({ role: "admissions" }),
  ];
  for (const other of others)
    expect([
      await listCatalogueForStaff(other),
      await getItem(other, "course", id),
      await listItemHistory(other, "course", id),
      await saveItem(other, "course", { id, baseVersion: "1", input: { nameFr: "Moi" } }),
      await removeItem(other, "course", id),
      await moveItem(other, "course", id, 1),
    ]).toEqual(Array(6).fill(null));
  const administrator = await buildStaff({ role: "administrator" });
  const input = { nameFr: "Moi" };
  expect(await saveItem(administrator, "course", { id, baseVersion: "1", input })).toMatchObject({
    ok: true,
  });
});

test("getItem: returns the fields of the field table, and no other column", async () => {
  for (const [kind, itemId] of [
    ["course", id],
    ["university", universityId],
  ] as const) {
    const item = await getItem(editor, kind, itemId);
    const names = listFields(kind).map(([name]) => name);
    expect(Object.keys(item?.values ?? {}).sort()).toEqual(names.sort());
  }
});

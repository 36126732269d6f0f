import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { courses } from "#app/platform/db/schema/catalogue.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getCourse, listUniversities } from "./course.server.ts";
import { removeItem, saveItem } from "./edit-item.server.ts";
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

const saveCourse = (typed: Record<string, string>, base = "1") =>
  saveItem(editor, "course", { id, baseVersion: base, input: typed });
const getPublicName = async () => (await getCourse("fr", id))?.name;

test("what is saved is read by everybody at once, and told in the history before and after", async () => {
  expect(await saveCourse({ nameFr: " Après ", note: "À relire" })).toEqual({
    ...{ ok: true, changed: true },
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

test("words that are the same change nothing, even over somebody else's", async () => {
  await saveCourse({ nameFr: "Après" });
  expect(await saveCourse({ nameFr: "Après" })).toMatchObject({ ok: true, changed: false });
  expect(await listHistoryOf(editor, { kind: "course", id })).toHaveLength(1);
});

test("of two who change one formation, the second is told what is written now", async () => {
  const both = await Promise.all([saveCourse({ nameFr: "Une" }), saveCourse({ nameFr: "Deux" })]);
  const [stale] = both.filter((one) => !one?.ok);
  const first = both[0]?.ok ? "Une" : "Deux";
  expect(stale).toEqual({
    ...{ ok: false, reason: "catalogue-stale", version: 2 },
    currentValues: { nameFr: first },
  });
  expect(await getPublicName()).toBe(first);
});

test("refuses wrong fields at their places and keeps nothing", async () => {
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

test("a new formation has the identifier its names give, and comes last", async () => {
  const { values } = (await getItem(editor, "course", id)) ?? { values: {} };
  const typed = { ...values, nameFr: "Génie des Eaux" };
  const made = await saveItem(editor, "course", { id: null, baseVersion: "", input: typed });
  expect(made).toEqual({ ok: true, changed: true, id: `${universityId}-genie-des-eaux` });
  const [university] = await listUniversities("fr");
  expect(university?.courses.map(({ name }) => name)).toEqual(["Avant", "Génie des Eaux"]);
  const again = await saveItem(editor, "course", { id: null, baseVersion: "", input: typed });
  expect(again).toMatchObject({ errors: { id: "identifier-taken" } });
  const bad = { ...typed, id: "Génie" };
  expect(await saveItem(editor, "course", { id: null, baseVersion: "", input: bad })).toMatchObject(
    {
      errors: { id: "slug-letters" },
    },
  );
  const unnamed = { ...typed, universityId: "", nameFr: "" };
  const nothing = await saveItem(editor, "course", { id: null, baseVersion: "", input: unnamed });
  expect(nothing).toMatchObject({ errors: { nameFr: expect.any(String) } });
  expect(nothing).not.toHaveProperty("errors.id");
});

test("what is retired leaves the site, and comes back as it was", async () => {
  const retire = (retired: string, base: string) =>
    saveItem(editor, "course", { id, baseVersion: base, input: { retired } });
  await retire("yes", "1");
  expect((await listUniversities("fr"))[0]?.courses).toEqual([]);
  await retire("no", "2");
  expect((await listUniversities("fr"))[0]?.courses).toHaveLength(1);
  expect(await getCourse("fr", id)).toMatchObject({ availability: "open" });
});

test("a change is taken back by its line, field by field, unless somebody changed it since", async () => {
  await saveCourse({ nameFr: "Après", note: "Une note" });
  await saveCourse({ note: "Une autre" }, "2");
  const lines = (await listItemHistory(editor, "course", id)) ?? [];
  const first = lines.at(-1)?.id ?? "";
  expect(await revertItemChange(editor, "course", { id, line: first, base: "1" })).toMatchObject({
    reason: "catalogue-stale",
  });
  expect(await revertItemChange(editor, "course", { id, line: first, base: "3" })).toMatchObject({
    ok: true,
  });
  expect((await getItem(editor, "course", id))?.values).toMatchObject({
    nameFr: "Avant",
    note: "",
  });
  expect((await listItemHistory(editor, "course", id))?.[0]?.action).toBe("course.taken-back");
});

test("a formation that nobody chose goes for good; a university that has one does not", async () => {
  expect(await removeItem(editor, "university", universityId)).toEqual({
    ok: false,
    reason: "catalogue-used",
  });
  expect(await removeItem(editor, "course", id)).toEqual({ ok: true });
  expect(await removeItem(editor, "university", universityId)).toEqual({ ok: true });
  expect(await listCatalogueForStaff(editor)).toEqual([]);
});

test("a formation moves within its university and a university among the others, to the ends at most", async () => {
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

test("nobody but editors and administrators reads or changes any of it", async () => {
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
  const typed = { nameFr: "Moi" };
  expect(
    await saveItem(administrator, "course", { id, baseVersion: "1", input: typed }),
  ).toMatchObject({
    ok: true,
  });
});

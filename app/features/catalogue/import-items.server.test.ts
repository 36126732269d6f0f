import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { seedCatalogue } from "#db/seeds/catalogue/seed-catalogue.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { saveItem } from "./edit-item.server.ts";
import { exportItems } from "./export-items.server.ts";
import {
  applyImport,
  getImport,
  listImports,
  previewImport,
  undoImport,
} from "./import-items.server.ts";
import { listItems } from "./items.server.ts";
import { getItem } from "./staff-catalogue.server.ts";

const database = await createTestDatabase();
afterEach(async () => {
  setClock();
  await database.truncate();
});

let editor: Staff;
beforeEach(async () => {
  editor = await buildStaff({ role: "editor" });
  await seedCatalogue();
});

const preview = (text: string) =>
  previewImport(editor, { name: "f.csv", bytes: new TextEncoder().encode(text) }, "fr");
const previewAndGetImport = async (text: string) => {
  const looked = await preview(text);
  if (!looked?.ok) throw new Error(JSON.stringify(looked));
  const found = await getImport(editor, looked.id);
  if (!found) throw new Error("not kept");
  return found;
};
const listCatalogue = async () => [
  await listItems(db(), "university"),
  await listItems(db(), "course"),
];
const getFieldValue = async (id: string, name: string) =>
  (await getItem(editor, "course", id))?.values[name];

const CHANGES = [
  "id;Université;Nom en français;Nom en anglais;Diplôme;Durée en français;Durée en anglais;Langue d'enseignement;Détails en français;Détails en anglais;Vérification;Disponibilité",
  "laval-agronomie;Université Laval;Agronomie;Agronomy;B.Sc.A.;4 ans;4 years;Français;Des sols.;Soils.;Vérifiée;Complète",
  "laval-droit;laval;Droit;Law;LL.B.;3 ans;3 years;fr;Le droit.;Law.;general;open",
].join("\n");

test.for(["fr", "en"] as const)(
  "what is taken away in %s and brought back changes nothing",
  async (locale) => {
    for (const kind of ["university", "course"] as const) {
      const text = (await exportItems(editor, kind, locale)) ?? "";
      expect(text.startsWith("\uFEFF")).toBe(true);
      const { plan } = await previewAndGetImport(text);
      expect([plan.changes, plan.absent]).toEqual([[], 0]);
      expect(plan.unchanged).toBe(kind === "course" ? 25 : 5);
    }
  },
);

test("hostile words that were typed in a form are taken away and brought back as they were", async () => {
  const hostile = '=HYPERLINK("http://x") ; "a"\n\'+1, 007\u00A0é';
  const typed = { detailsFr: hostile, detailsEn: `'${hostile}`, nameFr: "'=1+1", note: "-1" };
  const base = "1";
  expect(
    await saveItem(editor, "course", { id: "laval-agronomie", baseVersion: base, input: typed }),
  ).toMatchObject({
    ok: true,
  });
  const { plan } = await previewAndGetImport((await exportItems(editor, "course", "fr")) ?? "");
  expect([plan.changes, plan.unchanged]).toEqual([[], 25]);
});

test("a trial lists every fault by line and changes nothing", async () => {
  const before = await listCatalogue();
  const bad = [
    "Identifiant;Université;Nom en français;Nom en anglais;Langue d'enseignement;Page officielle",
    "laval-agronomie;Oxford;Agronomie;;fr;www.laval",
    "laval-administration;laval;Administration;Administration;klingon;",
    "usb-biochimie-microbiologie;saint-boniface;Biochimie;Biochemistry;fr;",
    "laval-agronomie;laval;Agronomie;Agronomy;fr;",
  ].join("\n");
  const looked = await preview(bad);
  if (!looked || looked.ok || !looked.faults) throw new Error("no faults");
  expect(looked.faults.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [2, "universityId", "university-unknown"],
    [2, "nameEn", "translation-missing"],
    [2, "source", "web-address"],
    [3, "language", "not-in-list"],
    [5, "id", "identifier-twice:2"],
  ]);
  expect(await listCatalogue()).toEqual(before);
  expect(await listImports(editor)).toEqual([]);
});

test("a line that names nothing, in a file that could add nothing, is told once", async () => {
  const lines = Array.from({ length: 500 }, (_, place) => `inconnue-${place};Bientôt`);
  const looked = await preview(["id;Disponibilité", ...lines].join("\r\n"));
  if (!looked || looked.ok || !looked.faults) throw new Error("no faults");
  expect(looked.faults).toHaveLength(1000);
  expect(looked.faults.slice(-2).map(({ line, column, reason }) => [line, column, reason])).toEqual(
    [
      [501, "id", "identifier-unknown"],
      [501, "availability", "not-in-list"],
    ],
  );
});

test("a file that is applied does exactly what was looked at, with a line of history for each", async () => {
  const before = await listCatalogue();
  const { id, plan, digest } = await previewAndGetImport(CHANGES);
  expect(await listCatalogue()).toEqual(before);
  expect(plan.changes.map(({ id, line, before }) => [id, line, before === null])).toEqual([
    ["laval-agronomie", 2, false],
    ["laval-droit", 3, true],
  ]);
  expect([plan.unchanged, plan.absent]).toEqual([0, 24]);
  expect(plan.degrees).toEqual([{ line: 3, degree: "LL.B." }]);
  expect(await applyImport(editor, id, "another file")).toBeNull();
  expect(await applyImport(editor, id, digest)).toEqual({ ok: true });
  expect(await applyImport(editor, id, digest)).toMatchObject({ reason: "import-done" });
  expect([
    await getFieldValue("laval-agronomie", "availability"),
    await getFieldValue("laval-agronomie", "faculty"),
    await getFieldValue("laval-droit", "nameEn"),
  ]).toEqual(["full", "Faculté des sciences de l’agriculture et de l’alimentation", "Law"]);
  const [line] = await listHistoryOf(editor, { kind: "catalogue-import", id });
  const [made] = await listHistoryOf(editor, { kind: "course", id: "laval-droit" });
  expect([line?.action, made?.action]).toEqual(["catalogue.imported", "course.made"]);
  expect(await listImports(editor)).toMatchObject([{ id, fileName: "f.csv", author: "Awa Diop" }]);
});

test("a file is refused when what it touches has changed since it was looked at, and says what", async () => {
  const { id, digest } = await previewAndGetImport(CHANGES);
  const typed = { note: "Une autre main" };
  await saveItem(editor, "course", { id: "laval-agronomie", baseVersion: "1", input: typed });
  expect(await applyImport(editor, id, digest)).toEqual({
    ...{ ok: false, reason: "import-changed" },
    ids: ["laval-agronomie"],
  });
  expect(await getItem(editor, "course", "laval-droit")).toBeNull();
});

test("a file is taken back as a whole, for a day, unless something changed since", async () => {
  const values = async () =>
    (await listCatalogue()).map((all) => all.map(({ id, values }) => [id, values]));
  const before = await values();
  const { id, digest } = await previewAndGetImport(CHANGES);
  await applyImport(editor, id, digest);
  setClock(new Date(Date.now() + 25 * 3_600_000));
  expect(await undoImport(editor, id)).toMatchObject({ reason: "import-late" });
  setClock();
  await saveItem(editor, "course", { id: "laval-droit", baseVersion: "1", input: { note: "x" } });
  expect(await undoImport(editor, id)).toMatchObject({ ids: ["laval-droit"] });
  await saveItem(editor, "course", { id: "laval-droit", baseVersion: "2", input: { note: "" } });
  expect(await undoImport(editor, id)).toEqual({ ok: true });
  expect(await values()).toEqual(before);
  expect(await undoImport(editor, id)).toMatchObject({ reason: "import-done" });
});

test("trials that nobody applied within a day are forgotten", async () => {
  const { id } = await previewAndGetImport(CHANGES);
  setClock(new Date(Date.now() + 25 * 3_600_000));
  await previewAndGetImport(CHANGES);
  expect(await getImport(editor, id)).toBeNull();
});

test("nobody but editors and administrators takes, brings, applies or takes back", async () => {
  const { id, digest } = await previewAndGetImport(CHANGES);
  const officer = await buildStaff({ role: "admissions" });
  const file = { name: "f.csv", bytes: new TextEncoder().encode(CHANGES) };
  for (const other of [{ kind: "visitor" as const }, await buildStudent(), officer])
    expect([
      await exportItems(other, "course", "fr"),
      await previewImport(other, file, "fr"),
      await getImport(other, id),
      await listImports(other),
      await applyImport(other, id, digest),
      await undoImport(other, id),
    ]).toEqual(Array(6).fill(null));
  const administrator = await buildStaff({ role: "administrator" });
  expect(await applyImport(administrator, id, digest)).toEqual({ ok: true });
});

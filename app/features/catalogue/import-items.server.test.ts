import { afterEach, beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
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
  const previewed = await preview(text);
  if (!previewed?.ok) throw new Error(JSON.stringify(previewed));
  const catalogueImport = await getImport(editor, previewed.id);
  if (!catalogueImport) throw new Error("not stored");
  return catalogueImport;
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
  "exportItems: importing an export in %s changes nothing",
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

test("exportItems: hostile text round-trips", async () => {
  const hostile = '=HYPERLINK("http://x") ; "a"\n\'+1, 007\u00A0é';
  const input = { detailsFr: hostile, detailsEn: `'${hostile}`, nameFr: "'=1+1", note: "-1" };
  const base = "1";
  expect(
    await saveItem(editor, "course", { id: "laval-agronomie", baseVersion: base, input }),
  ).toMatchObject({
    ok: true,
  });
  const { plan } = await previewAndGetImport((await exportItems(editor, "course", "fr")) ?? "");
  expect([plan.changes, plan.unchanged]).toEqual([[], 25]);
});

test("previewImport: lists every fault by line and changes nothing", async () => {
  const before = await listCatalogue();
  const bad = [
    "Identifiant;Université;Nom en français;Nom en anglais;Langue d'enseignement;Page officielle",
    "laval-agronomie;Oxford;Agronomie;;fr;www.laval",
    "laval-administration;laval;Administration;Administration;klingon;",
    "usb-biochimie-microbiologie;saint-boniface;Biochimie;Biochemistry;fr;",
    "laval-agronomie;laval;Agronomie;Agronomy;fr;",
  ].join("\n");
  const previewed = await preview(bad);
  if (!previewed || previewed.ok || !previewed.faults) throw new Error("no faults");
  expect(previewed.faults.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [2, "universityId", "university-unknown"],
    [2, "nameEn", "translation-missing"],
    [2, "source", "web-address"],
    [3, "language", "not-in-list"],
    [5, "id", "identifier-twice:2"],
  ]);
  expect(await listCatalogue()).toEqual(before);
  expect(await listImports(editor)).toEqual([]);
});

test("previewImport: reports an unknown id once per line", async () => {
  const lines = Array.from({ length: 500 }, (_, place) => `inconnue-${place};Bientôt`);
  const previewed = await preview(["id;Disponibilité", ...lines].join("\r\n"));
  if (!previewed || previewed.ok || !previewed.faults) throw new Error("no faults");
  expect(previewed.faults).toHaveLength(1000);
  expect(
    previewed.faults.slice(-2).map(({ line, column, reason }) => [line, column, reason]),
  ).toEqual([
    [501, "id", "identifier-unknown"],
    [501, "availability", "not-in-list"],
  ]);
});

test("applyImport: applies exactly the preview and records each change", async () => {
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
  const [line] = await listSubjectHistory(editor, { kind: "catalogue-import", id });
  const [createdEntry] = await listSubjectHistory(editor, { kind: "course", id: "laval-droit" });
  expect([line?.action, createdEntry?.action]).toEqual(["catalogue.imported", "course.made"]);
  const appliedAt = expect.any(Date);
  expect(await listImports(editor)).toEqual([
    { id, fileName: "f.csv", author: "Awa Diop", appliedAt, undoneAt: null, changes: 2 },
  ]);
});

test("applyImport: returns import-changed with the ids that changed since", async () => {
  const { id, digest } = await previewAndGetImport(CHANGES);
  const input = { note: "Une autre main" };
  await saveItem(editor, "course", { id: "laval-agronomie", baseVersion: "1", input });
  expect(await applyImport(editor, id, digest)).toEqual({
    ...{ ok: false, reason: "import-changed" },
    ids: ["laval-agronomie"],
  });
  expect(await getItem(editor, "course", "laval-droit")).toBeNull();
});

test("undoImport: undoes everything within a day unless something changed since", async () => {
  const values = async () =>
    (await listCatalogue()).map((all) => all.map(({ id, values }) => [id, values]));
  const before = await values();
  const { id, digest } = await previewAndGetImport(CHANGES);
  await applyImport(editor, id, digest);
  setClock(new Date(Date.now() + 25 * HOUR_MS));
  expect(await undoImport(editor, id)).toMatchObject({ reason: "import-expired" });
  setClock();
  await saveItem(editor, "course", { id: "laval-droit", baseVersion: "1", input: { note: "x" } });
  expect(await undoImport(editor, id)).toMatchObject({ ids: ["laval-droit"] });
  await saveItem(editor, "course", { id: "laval-droit", baseVersion: "2", input: { note: "" } });
  expect(await undoImport(editor, id)).toEqual({ ok: true });
  expect(await values()).toEqual(before);
  expect(await undoImport(editor, id)).toMatchObject({ reason: "import-done" });
});

test("previewImport: deletes previews not applied within a day", async () => {
  const { id } = await previewAndGetImport(CHANGES);
  setClock(new Date(Date.now() + 25 * HOUR_MS));
  await previewAndGetImport(CHANGES);
  expect(await getImport(editor, id)).toBeNull();
});

test("imports: return null without edit:catalogue", async () => {
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

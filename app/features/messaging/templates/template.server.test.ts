import { beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  deleteTemplate,
  getTemplate,
  insertBilingualTemplate,
  insertTemplate,
  listTemplates,
  saveTemplate,
} from "./template.server.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());

const words = {
  name: "Page manquante",
  subjectFr: "Dossier {numero}",
  contentFr: "Bonjour {prenom}, à {campus} : {rentree}.",
  subjectEn: "Application {numero}",
  contentEn: "Hello {prenom}, in {campus}: {rentree}.",
};
const known = async (locale: "fr" | "en") => ({
  numero: "ER-27",
  campus: "Dakar",
  rentree: locale === "fr" ? "septembre" : "September",
});

async function kept() {
  const officer = await buildStaff({ campus: "senegal" });
  const saved = await saveTemplate(officer, null, words);
  if (!saved?.ok) throw new Error("not kept");
  return { officer, id: saved.id };
}

test("a template is inserted in the language of the person, after what was typed", async () => {
  const { officer, id } = await kept();
  const awa = await buildStudent({ firstName: "Awa", locale: "fr" });
  const john = await buildStudent({ firstName: "John", locale: "en" });
  const put = (personId: string, content: string) =>
    insertTemplate(officer, { templateId: id, personId, known }, { subject: "", content });
  expect(await put(awa.id, "")).toEqual({
    subject: "Dossier ER-27",
    content: "Bonjour Awa, à Dakar : septembre.",
  });
  expect(await put(john.id, "Déjà")).toEqual({
    subject: "Application ER-27",
    content: "Déjà\n\nHello John, in Dakar: September.",
  });
  const typed = { subject: "Mien", content: "Écrit" };
  const none = { templateId: newId(), personId: awa.id, known };
  expect(await insertTemplate(officer, none, typed)).toBeNull();
});

test("a template goes into a letter of both languages, for each person to be named later", async () => {
  const { officer, id } = await kept();
  const typed = { subjectFr: "", contentFr: "Déjà", subjectEn: "", contentEn: "" };
  expect(await insertBilingualTemplate(officer, id, typed)).toMatchObject({
    subjectFr: "Dossier {numero}",
    contentFr: `Déjà\n\n${words.contentFr}`,
    contentEn: words.contentEn,
  });
  expect(await insertBilingualTemplate(officer, newId(), typed)).toBeNull();
  expect(await insertBilingualTemplate(await buildStudent(), id, typed)).toBeNull();
});

test("insertTemplate: {prenom} is the only name of somebody who has one", async () => {
  const { officer, id } = await kept();
  const { id: personId } = await buildStudent({ firstName: "", lastName: "Suharto" });
  const typed = { subject: "", content: "" };
  const filled = await insertTemplate(officer, { templateId: id, personId, known }, typed);
  expect(filled?.content).toContain("Bonjour Suharto,");
});

test("the history says who made, changed and removed a template", async () => {
  const { officer, id } = await kept();
  await saveTemplate(officer, id, { ...words, name: "Autre nom" });
  expect(await listTemplates(officer)).toMatchObject([{ id, name: "Autre nom" }]);
  expect(await deleteTemplate(officer, id)).toEqual({ ok: true });
  expect(await deleteTemplate(officer, id)).toBeNull();
  const lines = await listHistoryOf(officer, { kind: "template", id });
  expect(lines.map(({ action }) => action)).toEqual([
    "template.removed",
    "template.changed",
    "template.made",
  ]);
});

test("who writes no messages finds, makes, changes and inserts none", async () => {
  const { id } = await kept();
  for (const stranger of [await buildStaff({ role: "editor" }), await buildStudent(), visitor]) {
    expect(await listTemplates(stranger)).toEqual([]);
    expect(await getTemplate(stranger, id)).toBeNull();
    expect(await saveTemplate(stranger, null, words)).toBeNull();
    expect(await saveTemplate(stranger, id, words)).toBeNull();
    expect(await deleteTemplate(stranger, id)).toBeNull();
    const typed = { subject: "", content: "Mien" };
    const asked = { templateId: id, personId: newId(), known };
    expect(await insertTemplate(stranger, asked, typed)).toBeNull();
  }
});

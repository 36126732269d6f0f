import { beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
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

const values = {
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

async function buildTemplate() {
  const officer = await buildStaff({ campus: "senegal" });
  const saved = await saveTemplate(officer, null, values);
  if (!saved?.ok) throw new Error("not kept");
  return { officer, id: saved.id };
}

test("insertTemplate: appends the template in the person's language", async () => {
  const { officer, id } = await buildTemplate();
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
  const message = { subject: "Mien", content: "Écrit" };
  const none = { templateId: newId(), personId: awa.id, known };
  expect(await insertTemplate(officer, none, message)).toBeNull();
});

test("insertBilingualTemplate: keeps the placeholders in both languages", async () => {
  const { officer, id } = await buildTemplate();
  const message = { subjectFr: "", contentFr: "Déjà", subjectEn: "", contentEn: "" };
  expect(await insertBilingualTemplate(officer, id, message)).toMatchObject({
    subjectFr: "Dossier {numero}",
    contentFr: `Déjà\n\n${values.contentFr}`,
    contentEn: values.contentEn,
  });
  expect(await insertBilingualTemplate(officer, newId(), message)).toBeNull();
  expect(await insertBilingualTemplate(await buildStudent(), id, message)).toBeNull();
});

test("insertTemplate: fills {prenom} with a single name", async () => {
  const { officer, id } = await buildTemplate();
  const { id: personId } = await buildStudent({ firstName: "", lastName: "Suharto" });
  const message = { subject: "", content: "" };
  const filled = await insertTemplate(officer, { templateId: id, personId, known }, message);
  expect(filled?.content).toContain("Bonjour Suharto,");
});

test("saveTemplate, deleteTemplate: record the actor in the history", async () => {
  const { officer, id } = await buildTemplate();
  await saveTemplate(officer, id, { ...values, name: "Autre nom" });
  const { subjectFr, subjectEn } = values;
  expect(await listTemplates(officer)).toEqual([
    { id, name: "Autre nom", subjectFr, subjectEn, updatedAt: expect.any(Date) },
  ]);
  expect(await deleteTemplate(officer, id)).toEqual({ ok: true });
  expect(await deleteTemplate(officer, id)).toBeNull();
  const lines = await listSubjectHistory(officer, { kind: "template", id });
  expect(lines.map(({ action }) => action)).toEqual([
    "template.removed",
    "template.changed",
    "template.made",
  ]);
});

test("templates: return null or [] without write:message", async () => {
  const { id } = await buildTemplate();
  for (const stranger of [await buildStaff({ role: "editor" }), await buildStudent(), visitor]) {
    expect(await listTemplates(stranger)).toEqual([]);
    expect(await getTemplate(stranger, id)).toBeNull();
    expect(await saveTemplate(stranger, null, values)).toBeNull();
    expect(await saveTemplate(stranger, id, values)).toBeNull();
    expect(await deleteTemplate(stranger, id)).toBeNull();
    const message = { subject: "", content: "Mien" };
    const request = { templateId: id, personId: newId(), known };
    expect(await insertTemplate(stranger, request, message)).toBeNull();
  }
});

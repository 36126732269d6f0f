import { expect, test } from "vitest";
import {
  fillPlaceholders,
  hasPlaceholders,
  mergeBilingualTemplate,
  mergeTemplate,
  parseTemplate,
} from "./template.ts";

const valid = {
  name: " Page manquante ",
  subjectFr: "Votre dossier {numero}",
  contentFr: "Bonjour {prenom},\r\nIl manque une page.",
  subjectEn: "Your application {numero}",
  contentEn: "Hello {prenom},\nA page is missing.",
};

test("parseTemplate: normalises the values and requires both languages", () => {
  expect(parseTemplate(valid)).toMatchObject({
    ok: true,
    values: { name: "Page manquante", contentFr: "Bonjour {prenom},\nIl manque une page." },
  });
  expect(parseTemplate({ ...valid, subjectEn: " ", contentEn: "" })).toEqual({
    ok: false,
    errors: { subjectEn: "required", contentEn: "required" },
  });
});

test("parseTemplate: refuses an unknown placeholder in its field", () => {
  expect(parseTemplate({ ...valid, contentEn: "Hello {first name}" })).toEqual({
    ok: false,
    errors: { contentEn: "placeholder-unknown:first name" },
  });
});

test("fillPlaceholders: keeps a placeholder without a value", () => {
  const values = { prenom: "Awa {numero}", campus: "Dakar", numero: "" };
  expect(fillPlaceholders("{prenom}, {campus}, {numero}, {constructor}", values)).toBe(
    "Awa {numero}, Dakar, {numero}, {constructor}",
  );
});

test("fillPlaceholders: capitalises the start of a sentence, and lowers rentrée inside one", () => {
  const values = { rentree: "rentrée de septembre" };
  expect(fillPlaceholders("{rentree} : dossier", values)).toBe("Rentrée de septembre : dossier");
  expect(fillPlaceholders("Bonjour,\n\n{rentree} : bientôt. « {rentree} »", values)).toBe(
    "Bonjour,\n\nRentrée de septembre : bientôt. « Rentrée de septembre »",
  );
  expect(fillPlaceholders("C'est la {rentree} ? {rentree} !", values)).toBe(
    "C'est la rentrée de septembre ? Rentrée de septembre !",
  );
  const capitalized = { rentree: "Rentrée de septembre", campus: "Dakar" };
  expect(fillPlaceholders("{campus} ({rentree}). {rentree}.", capitalized)).toBe(
    "Dakar (rentrée de septembre). Rentrée de septembre.",
  );
  expect(fillPlaceholders("In {rentree}", { rentree: "September intake" })).toBe(
    "In September intake",
  );
});

test("fillPlaceholders: accepts accents and capitals", () => {
  expect(
    fillPlaceholders("{Prénom}, {numéro}, {rentrée}", { prenom: "Awa", numero: "ER-27" }),
  ).toBe("Awa, ER-27, {rentrée}");
  expect(parseTemplate({ ...valid, contentFr: "Bonjour {prénom}" })).toMatchObject({ ok: true });
  expect([hasPlaceholders("Bonjour {prénom}"), hasPlaceholders("Bonjour {nom}")]).toEqual([
    true,
    false,
  ]);
});

test("mergeBilingualTemplate: appends and keeps the placeholders", () => {
  const message = { subjectFr: "Mien", contentFr: "Déjà", subjectEn: "", contentEn: "" };
  expect(mergeBilingualTemplate(message, valid)).toEqual({
    subjectFr: "Mien",
    contentFr: `Déjà\n\n${valid.contentFr}`,
    subjectEn: valid.subjectEn,
    contentEn: valid.contentEn,
  });
});

test("mergeTemplate: appends and sets a missing subject", () => {
  const template = { subject: "Objet", content: "Modèle." };
  expect(mergeTemplate({ subject: " ", content: "" }, template)).toEqual(template);
  expect(mergeTemplate({ subject: "Mien", content: "Déjà écrit.\n" }, template)).toEqual({
    subject: "Mien",
    content: "Déjà écrit.\n\nModèle.",
  });
});

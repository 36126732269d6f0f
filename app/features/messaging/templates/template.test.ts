import { expect, test } from "vitest";
import {
  fillPlaceholders,
  hasPlaceholders,
  mergeBilingualTemplate,
  mergeTemplate,
  parseTemplate,
} from "./template.ts";

const fit = {
  name: " Page manquante ",
  subjectFr: "Votre dossier {numero}",
  contentFr: "Bonjour {prenom},\r\nIl manque une page.",
  subjectEn: "Your application {numero}",
  contentEn: "Hello {prenom},\nA page is missing.",
};

test("a template is whole in both languages, tidied", () => {
  expect(parseTemplate(fit)).toMatchObject({
    ok: true,
    words: { name: "Page manquante", contentFr: "Bonjour {prenom},\nIl manque une page." },
  });
  expect(parseTemplate({ ...fit, subjectEn: " ", contentEn: "" })).toEqual({
    ok: false,
    errors: { subjectEn: "required", contentEn: "required" },
  });
});

test("a place that nothing fills is refused where it is written", () => {
  expect(parseTemplate({ ...fit, contentEn: "Hello {first name}" })).toEqual({
    ok: false,
    errors: { contentEn: "place-unknown:first name" },
  });
});

test("places are filled in; what is not known stays to be seen", () => {
  const values = { prenom: "Awa {numero}", campus: "Dakar", numero: "" };
  expect(fillPlaceholders("{prenom}, {campus}, {numero}, {constructor}", values)).toBe(
    "Awa {numero}, Dakar, {numero}, {constructor}",
  );
});

test("what begins a text, a line or a sentence begins with a capital; in one, an intake begins with none", () => {
  const values = { rentree: "rentrée de septembre" };
  expect(fillPlaceholders("{rentree} : dossier", values)).toBe("Rentrée de septembre : dossier");
  expect(fillPlaceholders("Bonjour,\n\n{rentree} : bientôt. « {rentree} »", values)).toBe(
    "Bonjour,\n\nRentrée de septembre : bientôt. « Rentrée de septembre »",
  );
  expect(fillPlaceholders("C'est la {rentree} ? {rentree} !", values)).toBe(
    "C'est la rentrée de septembre ? Rentrée de septembre !",
  );
  const written = { rentree: "Rentrée de septembre", campus: "Dakar" };
  expect(fillPlaceholders("{campus} ({rentree}). {rentree}.", written)).toBe(
    "Dakar (rentrée de septembre). Rentrée de septembre.",
  );
  expect(fillPlaceholders("In {rentree}", { rentree: "September intake" })).toBe(
    "In September intake",
  );
});

test("a place may be written with its accents and capitals", () => {
  expect(
    fillPlaceholders("{Prénom}, {numéro}, {rentrée}", { prenom: "Awa", numero: "ER-27" }),
  ).toBe("Awa, ER-27, {rentrée}");
  expect(parseTemplate({ ...fit, contentFr: "Bonjour {prénom}" })).toMatchObject({ ok: true });
  expect([hasPlaceholders("Bonjour {prénom}"), hasPlaceholders("Bonjour {nom}")]).toEqual([
    true,
    false,
  ]);
});

test("in both languages a template goes after what was typed, its places open", () => {
  const typed = { subjectFr: "Mien", contentFr: "Déjà", subjectEn: "", contentEn: "" };
  expect(mergeBilingualTemplate(typed, fit)).toEqual({
    subjectFr: "Mien",
    contentFr: `Déjà\n\n${fit.contentFr}`,
    subjectEn: fit.subjectEn,
    contentEn: fit.contentEn,
  });
});

test("a template goes after what was typed, and gives a subject where there is none", () => {
  const template = { subject: "Objet", content: "Modèle." };
  expect(mergeTemplate({ subject: " ", content: "" }, template)).toEqual(template);
  expect(mergeTemplate({ subject: "Mien", content: "Déjà écrit.\n" }, template)).toEqual({
    subject: "Mien",
    content: "Déjà écrit.\n\nModèle.",
  });
});

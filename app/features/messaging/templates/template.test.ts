import { expect, test } from "vitest";
import {
  fillPlaces,
  hasPlaces,
  readTemplate,
  withTemplate,
  withTemplateInBoth,
} from "./template.ts";

const fit = {
  name: " Page manquante ",
  subjectFr: "Votre dossier {numero}",
  contentFr: "Bonjour {prenom},\r\nIl manque une page.",
  subjectEn: "Your application {numero}",
  contentEn: "Hello {prenom},\nA page is missing.",
};

test("a template is whole in both languages, tidied", () => {
  expect(readTemplate(fit)).toMatchObject({
    ok: true,
    words: { name: "Page manquante", contentFr: "Bonjour {prenom},\nIl manque une page." },
  });
  expect(readTemplate({ ...fit, subjectEn: " ", contentEn: "" })).toEqual({
    ok: false,
    errors: { subjectEn: "required", contentEn: "required" },
  });
});

test("a place that nothing fills is refused where it is written", () => {
  expect(readTemplate({ ...fit, contentEn: "Hello {first name}" })).toEqual({
    ok: false,
    errors: { contentEn: "place-unknown:first name" },
  });
});

test("places are filled in; what is not known stays to be seen", () => {
  const values = { prenom: "Awa {numero}", campus: "Dakar", numero: "" };
  expect(fillPlaces("{prenom}, {campus}, {numero}, {constructor}", values)).toBe(
    "Awa {numero}, Dakar, {numero}, {constructor}",
  );
});

test("what begins a text, a line or a sentence begins with a capital; in one, an intake begins with none", () => {
  const values = { rentree: "rentrée de septembre" };
  expect(fillPlaces("{rentree} : dossier", values)).toBe("Rentrée de septembre : dossier");
  expect(fillPlaces("Bonjour,\n\n{rentree} : bientôt. « {rentree} »", values)).toBe(
    "Bonjour,\n\nRentrée de septembre : bientôt. « Rentrée de septembre »",
  );
  expect(fillPlaces("C'est la {rentree} ? {rentree} !", values)).toBe(
    "C'est la rentrée de septembre ? Rentrée de septembre !",
  );
  const written = { rentree: "Rentrée de septembre", campus: "Dakar" };
  expect(fillPlaces("{campus} ({rentree}). {rentree}.", written)).toBe(
    "Dakar (rentrée de septembre). Rentrée de septembre.",
  );
  expect(fillPlaces("In {rentree}", { rentree: "September intake" })).toBe("In September intake");
});

test("a place may be written with its accents and capitals", () => {
  expect(fillPlaces("{Prénom}, {numéro}, {rentrée}", { prenom: "Awa", numero: "ER-27" })).toBe(
    "Awa, ER-27, {rentrée}",
  );
  expect(readTemplate({ ...fit, contentFr: "Bonjour {prénom}" })).toMatchObject({ ok: true });
  expect([hasPlaces("Bonjour {prénom}"), hasPlaces("Bonjour {nom}")]).toEqual([true, false]);
});

test("in both languages a template goes after what was typed, its places open", () => {
  const typed = { subjectFr: "Mien", contentFr: "Déjà", subjectEn: "", contentEn: "" };
  expect(withTemplateInBoth(typed, fit)).toEqual({
    subjectFr: "Mien",
    contentFr: `Déjà\n\n${fit.contentFr}`,
    subjectEn: fit.subjectEn,
    contentEn: fit.contentEn,
  });
});

test("a template goes after what was typed, and gives a subject where there is none", () => {
  const template = { subject: "Objet", content: "Modèle." };
  expect(withTemplate({ subject: " ", content: "" }, template)).toEqual(template);
  expect(withTemplate({ subject: "Mien", content: "Déjà écrit.\n" }, template)).toEqual({
    subject: "Mien",
    content: "Déjà écrit.\n\nModèle.",
  });
});

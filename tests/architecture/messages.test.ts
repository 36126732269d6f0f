import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Locale } from "#app/i18n/locale.ts";
import { areaMessages, sourceTexts } from "#tests/support/messages.ts";
import { isData, listSourceFiles } from "#tests/support/source-files.ts";

const areas = Object.keys(areaMessages).toSorted();

/** Every message with its path in the tree; a function is replaced by its number of parameters. */
function listLeafTexts(messages: unknown, path = ""): [path: string, leaf: unknown][] {
  if (typeof messages !== "object" || messages === null) return [[path, messages]];
  return Object.entries(messages).flatMap(([key, value]) =>
    listLeafTexts(value, path ? `${path}.${key}` : key),
  );
}

const getMessageShape = (messages: unknown) =>
  listLeafTexts(messages)
    .map(([path, leaf]) => (typeof leaf === "function" ? `${path}(${leaf.length})` : path))
    .toSorted();

/** The text of a message; a function is called with sample values of likely types. */
function getSentence(leaf: unknown): string {
  if (typeof leaf !== "function") return String(leaf);
  for (const sample of [3, "Awa", ["Awa", "Binta"], new Date("2026-11-21T09:05:00Z")]) {
    try {
      const sentence = leaf(...Array(Math.max(leaf.length, 1)).fill(sample));
      if (typeof sentence === "string") return sentence;
    } catch {}
  }
  throw new Error(`no sentence comes out of ${leaf}`);
}

/** The texts of an area as pages show them. */
function getMessages(area: string) {
  const messages = areaMessages[area];
  if (!messages) throw new Error(`there is no area ${area}`);
  return messages;
}

const sentences = (area: string, locale: Locale) =>
  listLeafTexts(getMessages(area)[locale]).map(([path, leaf]): [string, string] => [
    `${area}.${path}`,
    getSentence(leaf),
  ]);

test("messages: every area is found", () => {
  expect(areas.length).toBeGreaterThan(50);
});

test.for(areas)("messages: %s has the same keys and parameters in both languages", (area) => {
  const { fr, en } = getMessages(area);
  expect(getMessageShape(en)).toEqual(getMessageShape(fr));
});

test.for(areas)("messages: %s has no empty text", (area) => {
  for (const locale of ["fr", "en"] as const)
    for (const [path, sentence] of sentences(area, locale))
      expect(sentence.trim(), path).not.toBe("");
});

test("messages: the school is named by placeholders, because the staff choose its name", () => {
  const named = sourceTexts.filter(({ text }) => text.includes("Érabao"));
  expect(named.map(({ key }) => key)).toEqual([]);
});

/** Lists of names: places, levels of other school systems. */
const lists = /^(lists|countries)\./;

/** Proper names are not translated. */
const names =
  /(?:Collège )?Érabao|Perspective d’avenir|Dakar|Yaoundé|Point E|Bastos|Ontario|WhatsApp|Google|Facebook|Instagram|LinkedIn|Awa|Binta/g;

/** Texts that are the same in both languages. */
const shared = [
  "Action",
  "Actions",
  "Administration",
  "Admission",
  "Admissions",
  "Campus",
  "[campus]",
  "Condition",
  "Contact",
  "Date",
  "Description",
  "Menu",
  "Menus",
  "Message",
  "Messages",
  "Note",
  "Notification",
  "Notifications",
  "Oops!",
  "Page",
  "Page 3",
  "Pages",
  "Photo",
  "Programmes",
  "Question",
  "Questions",
  "Salutation",
  "Services",
  "Signature",
  "Total",
  "Versions",
  "type",
  // These two labels are in English on French pages too (SITE-12).
  "Continue with",
];

/** Whether there is something to translate besides numbers, symbols and names. */
const isWord = (sentence: string) =>
  /\p{L}{2,}/u.test(sentence.replace(names, "").replace(forbiddenText, ""));

/** Values that the test did not pass, and abbreviations that are the same in both languages. */
const forbiddenText = /undefined|GPA|Mention awa/g;

test.for(areas)("messages: every text of %s is translated", (area) => {
  const en = new Map(sentences(area, "en"));
  const left = sentences(area, "fr")
    .filter(
      ([path, sentence]) => isWord(sentence) && sentence === en.get(path) && !lists.test(path),
    )
    .filter(([, sentence]) => !shared.includes(sentence.replace(names, "").trim()));
  expect(left.map(([path, sentence]) => `${path}: ${sentence}`)).toEqual([]);
});

/** Terms for which English pages use another one (docs/domain/glossary.md): phone, document. */
const second = /telephone|\bproofs?\b/i;
/** Areas where "proof" means evidence: a consent, or an identity check. */
const proving = /^(editor|content-fields|consent-page|access)\./;
/** Areas where "file" means a computer file; elsewhere the term is "application". */
const computerTerms =
  /^(access|application-data|catalogue-import|correction|cursus|errors|form-errors|email-preview|file-upload|health|journal|mailbox|media|office-catalogue|interview\.emails|application-list\.actions)\./;

test("messages: English uses one term per concept", () => {
  const english = areas.flatMap((area) => sentences(area, "en"));
  const found = english.filter(
    ([path, sentence]) =>
      (second.test(sentence) && !proving.test(path)) ||
      (/\bfiles?\b/i.test(sentence) && !computerTerms.test(path)),
  );
  expect(found.map(([path, sentence]) => `${path}: ${sentence}`)).toEqual([]);
});

test.for(areas)("messages: %s has French spaces and apostrophes", (area) => {
  for (const [path, sentence] of sentences(area, "fr")) {
    expect(sentence, path).not.toMatch(/ [;!?»%]/);
    expect(sentence, path).not.toMatch(/ :(\s|$)/);
    expect(sentence, path).not.toMatch(/« /);
    expect(sentence, path).not.toMatch(/\p{L}'\p{L}/u);
    expect(sentence, path).not.toMatch(/\.\.\./);
    expect(sentence, path).not.toMatch(/"/);
  }
});

test.for(areas)("messages: %s has English quotation marks and apostrophes", (area) => {
  for (const [path, sentence] of sentences(area, "en"))
    expect(sentence, path).not.toMatch(/"|\p{L}'/u);
});

/** Words with a capital inside: products, file formats and a unit. */
const innerCapitals = /WhatsApp|LinkedIn|JavaScript|iPhone|WebM|WebVTT|kB/g;

test.for(areas)("messages: %s has no name of the code in a sentence", (area) => {
  for (const locale of ["fr", "en"] as const)
    for (const [path, sentence] of sentences(area, locale))
      expect(sentence.replace(innerCapitals, ""), path).not.toMatch(/\p{Ll}\p{Lu}/u);
});

/** Titles specified without accents, which are binding (SITE-12). */
const specifiedTexts = [
  "POURQUOI ETUDIER CHEZ NOUS",
  "Decouvrez nos programmes",
  "PROGRAMME PREPA UNIVERSITAIRE",
  "PROGRAMME HYBRIDE(DOUBLE DIPLOME)",
];

const bare =
  /(?<!\p{L})(E(cole|tud|leve|quip|tat|tap|vene|tes |tre |crire|crivez|chec|change|pouse|preuve|gal)|A (partir|propos|quoi|qui|bientot|noter|remplir|venir|faire|joindre|titre)|ECOLE|ETUD|ELEVE|EQUIPE|DIPLOME|UNIVERSITE(?!\p{L})|PREPA(?!\p{L})|Decouvr|Ca (va|marche))/u;

test.for(areas)("messages: %s has accents, on capitals too", (area) => {
  for (const [path, sentence] of sentences(area, "fr")) {
    const ours = specifiedTexts.reduce((text, title) => text.replaceAll(title, ""), sentence);
    expect(ours, path).not.toMatch(bare);
  }
});

/** The error codes that a source file returns. */
function findErrorCodes(source: string): string[] {
  const word = `"([a-z]+(?:-[a-z0-9]+)*)"`;
  const returned = source.matchAll(/\breason: ((?:\| )?"[a-z0-9-]+"(?:\s*\| "[a-z0-9-]+")*)/g);
  const schema = source.matchAll(
    new RegExp(`\\.(?:min|max|length|regex|refine|email|url|date|int)\\([^()]*?,\\s*${word}`, "g"),
  );
  const inCalls = source.matchAll(new RegExp(`\\b(?:error|message): ${word}`, "g"));
  const found = [
    ...[...returned].flatMap(([, union = ""]) => union.match(/[a-z0-9-]+/g) ?? []),
    ...[...schema, ...inCalls].map(([, reason = ""]) => reason),
  ];
  // `invalid…` contains a code per field, and only these are shown.
  return found.filter((reason) => !/^invalid(-|$)/.test(reason));
}

test("findErrorCodes: finds the error codes of a source", () => {
  const source = `z.string().min(1, "required").regex(/[a-z]+/, "name-bad"); z.email({ error: "email-bad" });
    return { ok: false, reason: "basket-full", limit }; return { reason: "invalid-letter", errors }; type R = { reason: "not-yours" | "too-late" };`;
  expect(findErrorCodes(source).toSorted()).toEqual([
    "basket-full",
    "email-bad",
    "name-bad",
    "not-yours",
    "required",
    "too-late",
  ]);
});

/** Why a file of the store is removed, which no user reads. */
const removalReasons = ["asked", "unused"];

test("messages: every error code has a text in both languages", () => {
  const paths = new Set(
    areas.flatMap((area) => listLeafTexts(getMessages(area).fr).map(([path]) => path)),
  );
  const lastKeys = new Set([...paths].map((path) => path.split(".").at(-1) ?? ""));
  const sources = listSourceFiles().filter(
    (path) =>
      /^app\/(features|routes|http)\//.test(path) &&
      !isData(path) &&
      !/\.test\.|testing\.ts$/.test(path),
  );
  const missing = sources.flatMap((path) =>
    findErrorCodes(readFileSync(path, "utf8"))
      .filter((reason) => !lastKeys.has(reason) && !removalReasons.includes(reason))
      .map((reason) => `${reason} (${path})`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

/** Text between tags, and sentences in strings of a page, which belong in app/i18n. */
function findSentences(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const between = code.matchAll(/>\s*([^<>{}=;]*\p{L}{3,}[^<>{}=;]*?)\s*<\//gu);
  const quoted = code.matchAll(
    /(?:label|title|alt|placeholder|aria-label|summary)="([^"]*\p{L}{3,}[^"]*)"/gu,
  );
  return [...between, ...quoted].map(([, text = ""]) => text.trim());
}

/** Texts that are in English on pages of both languages (SITE-12). */
const allowedEnglish = ["Sorry, an unexpected error has occurred."];

test("findSentences: finds a text that is not in app/i18n", () => {
  const page = '<main><h1>{words.title}</h1><p>Bonjour à tous</p><img alt="Une photo" /></main>';
  expect(findSentences(page)).toEqual(["Bonjour à tous", "Une photo"]);
});

test("pages contain no text outside app/i18n", () => {
  const pages = listSourceFiles().filter(
    (path) => /^app\/.*\.tsx$/.test(path) && !/\.test\./.test(path),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages) {
    const found = findSentences(readFileSync(path, "utf8")).filter(isWord);
    expect(
      found.filter((text) => !allowedEnglish.includes(text)),
      path,
    ).toEqual([]);
  }
});

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnIcons } from "#app/ui/icon-names.ts";
import { allEntries } from "#db/seeds/content/all-entries.ts";
import { applyTypography } from "./content.ts";
import type { Scene } from "./kinds.ts";

const all = allEntries();
const locales = ["fr", "en"] as const;
const pictures = new Set(readdirSync("public/img"));

/** Yields every string with its path, after typography. */
function* strings(value: unknown, where: string): Generator<[where: string, text: string]> {
  if (typeof value === "string") yield [where, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* strings(item, `${where}.${key}`);
}

function textsIn(locale: "fr" | "en"): [where: string, text: string][] {
  return all.flatMap((entry) => {
    const where = `${entry.kind}/${entry.slug}`;
    return [...strings(applyTypography(entry[locale], locale), where)];
  });
}

/** The structure that a translation shares with its original: everything but the texts. */
function shape(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => shape(item));
  if (typeof value === "object" && value !== null) {
    if ("type" in value && value.type === "doc") return "formatted text";
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, shape(item, name)]),
    );
  }
  // A French column on an English page has another language, and vice versa.
  if (key === "lang") return undefined;
  const same = key === "type" || key === "id" || key === "icon" || typeof value !== "string";
  return same ? value : "words";
}

test.each(locales)("seeded content: section names fit half a phone (%s)", (locale) => {
  const long = all.flatMap((entry) => {
    const { sections = [] } = entry[locale] as { sections?: Listed[] };
    const listed = sections.filter(({ id, heading }) => id && heading);
    if (listed.length < 3) return [];
    return listed.map(({ short, heading = "" }) => short ?? heading);
  });
  expect(long.length).toBeGreaterThan(50);
  expect(long.filter((name) => name.length > 18)).toEqual([]);
});

type Listed = { id?: string; heading?: string; short?: string };

// Keys whose values are not read: types, links and pictures.
const ignoredKeys = /\.(type|id|icon|href|name|look|lang|short|alt)$/;

/** Counts the sections and words of a page. */
function getLength(page: object) {
  const { sections = [], inside = [] } = page as { sections?: unknown[]; inside?: unknown[] };
  const parts = [...inside, ...sections];
  const texts = [...strings(parts, "")].filter(([where]) => !ignoredKeys.test(where));
  const words = texts.flatMap(([, text]) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []);
  return { parts: parts.length, words: words.length };
}

test.each(locales)(
  "seeded content: a page has at least three sections and 150 words (%s)",
  (locale) => {
    // The news list has only the titles of its tiles.
    const pages = all.filter(
      ({ kind, slug }) => ["page", "campus", "news"].includes(kind) && slug !== "actualite",
    );
    expect(pages.length).toBe(21);
    const short = pages
      .map((entry) => ({ slug: entry.slug, ...getLength(entry[locale] ?? {}) }))
      .filter(({ parts, words }) => parts < 3 || words < 150);
    expect(short).toEqual([]);
  },
);

test("seeded content: has the numbers of entries in the specification", () => {
  const count = (kind: string) => all.filter((entry) => entry.kind === kind).length;
  expect(
    Object.fromEntries(
      ["slide", "accreditation", "programme", "benefit", "news", "testimonial"].map((kind) => [
        kind,
        count(kind),
      ]),
    ),
  ).toEqual({ slide: 3, accreditation: 3, programme: 3, benefit: 7, news: 5, testimonial: 10 });
  expect([count("partner"), count("gallery"), count("campus")]).toEqual([9, 8, 2]);
});

test.each(all.map((entry) => [`${entry.kind}/${entry.slug}`, entry] as const))(
  "seeded content: %s has the same structure in both languages",
  (_where, entry) => {
    expect(entry.en).toBeDefined();
    expect(shape(entry.en)).toEqual(shape(entry.fr));
  },
);

test("seeded content: French has typographic apostrophes, quotation marks and spaces", () => {
  const wrongTexts = textsIn("fr").filter(
    ([where, text]) =>
      !/\.(href|future|email|source)$/.test(where) &&
      (/\p{L}'|"/u.test(text) || / [;:!?»%]/.test(text) || /« /.test(text)) &&
      !where.endsWith("En"),
  );
  expect(wrongTexts).toEqual([]);
});

test("seeded content: English has typographic apostrophes and quotation marks", () => {
  const wrongTexts = textsIn("en").filter(
    ([where, text]) => !where.endsWith("Fr") && (/\p{L}'|"/u.test(text) || / [;:!?]/.test(text)),
  );
  expect(wrongTexts).toEqual([]);
});

test("seeded content: French capitals keep their accents", () => {
  const wrongTexts = textsIn("fr").filter(([where, text]) => {
    if (where.endsWith("En")) return false;
    return /(^|[\s(«])(A (la|votre|Dakar|Yaoundé|quoi|qui)|Ecole|Etud|Etat|Eleve|Evalu|Etre|Ou en)/.test(
      text,
    );
  });
  expect(wrongTexts).toEqual([]);
});

test("seeded content: descriptions are unique and have 80 to 155 characters", () => {
  for (const locale of locales) {
    const descriptions = all
      .filter(({ kind }) => ["page", "home", "news", "campus"].includes(kind))
      .map((entry) => (entry[locale] as { description: string }).description);
    expect(descriptions.filter((text) => text.length > 155 || text.length < 80)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  }
});

test("seeded content: page titles are unique", () => {
  for (const locale of locales) {
    const titles = all
      .filter(({ kind }) => ["page", "home", "news", "campus"].includes(kind))
      .map((entry) => (entry[locale] as { title: string }).title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

// Statements that no page of the school may make (requirement SITE-08), in either language.
const forbidden = [
  /admission (est )?(garantie|assurée)/i,
  /guaranteed admission|admission is guaranteed/i,
  /garanti(e|t|r|ssons)? (un|une|l'|le|votre) (visa|permis|admission|place|diplôme|bourse)/i,
  /(agréé|accrédité|approuvé|reconnu)e?s? par (le|un) (ministère|gouvernement)/i,
  /(accredited|approved|endorsed|licensed) by the (ontario )?(ministry|government)/i,
  /diplôme (obtenu )?en (6|six) mois/i,
  /diploma in (6|six) months/i,
  /élite mondiale|global elite/i,
  /100 ?% (de )?(réussite|success)/i,
  /sans concours ni dossier/i,
];

test("seeded content: makes no forbidden promise", () => {
  const wrongTexts = locales
    .flatMap(textsIn)
    // A question promises nothing.
    .filter(([, text]) => !text.endsWith("?") && forbidden.some((words) => words.test(text)));
  expect(wrongTexts).toEqual([]);
});

test("seeded content: unknown facts are marked as to be completed", () => {
  for (const locale of locales) {
    const placeholder = locale === "fr" ? /à\scompléter\]/ : /to\sbe\scompleted\]/;
    const texts = textsIn(locale).filter(([, text]) => placeholder.test(text));
    expect(texts.length).toBeGreaterThan(30);
    const other = locale === "fr" ? /to\sbe\scompleted/ : /à\scompléter/;
    expect(textsIn(locale).filter(([, text]) => other.test(text))).toEqual([]);
  }
});

test("seeded content: phone numbers and email addresses are fictitious", () => {
  for (const entry of all.filter(({ kind }) => kind === "campus")) {
    if (entry.kind !== "campus") continue;
    expect(entry.fr.phone).toMatch(/^\+(221|237) 0/);
    expect(entry.fr.email).toMatch(/@[\w.-]+\.example$/);
  }
});

function* scenes(value: unknown): Generator<Scene> {
  if (typeof value !== "object" || value === null) return;
  if ("name" in value && "alt" in value && "focus" in value) yield value as Scene;
  for (const item of Object.values(value)) yield* scenes(item);
}

test("seeded content: every picture exists and focal points are in tens of percent", () => {
  for (const { name, focus } of all.flatMap((entry) => [
    ...scenes(entry.fr),
    ...scenes(entry.en),
  ])) {
    const file = name.startsWith("testimonial-") ? `${name}-640.avif` : `${name}-960.avif`;
    expect(pictures.has(file), file).toBe(true);
    expect([(focus?.x ?? 0) % 10, (focus?.y ?? 0) % 10]).toEqual([0, 0]);
  }
});

test("seeded content: every icon exists", () => {
  const known = new Set<string>(drawnIcons);
  const signs = all
    .filter(({ kind }) => kind === "benefit" || kind === "campus")
    .flatMap((entry) => [...strings(entry.fr, "")])
    .flatMap(([where, text]) => (where.endsWith(".icon") ? [text] : []));
  expect(signs.length).toBeGreaterThan(10);
  expect(signs.filter((name) => !known.has(name))).toEqual([]);
});

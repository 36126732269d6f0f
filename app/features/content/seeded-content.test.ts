import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnIcons } from "#app/ui/icon-names.ts";
import { allEntries } from "#db/seeds/content/all-entries.ts";
import { applyTypography } from "./content.ts";
import type { Scene } from "./kinds.ts";

const all = allEntries();
const locales = ["fr", "en"] as const;
const pictures = new Set(readdirSync("public/img"));

/** Every string of the site with where it is, after typography. */
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

/** What a translation must share with its original: everything but the words themselves. */
function shape(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => shape(item));
  if (typeof value === "object" && value !== null) {
    if ("type" in value && value.type === "doc") return "formatted text";
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, shape(item, name)]),
    );
  }
  // A French column on an English page is in another language, and the other way round.
  if (key === "lang") return undefined;
  const same = key === "type" || key === "id" || key === "icon" || typeof value !== "string";
  return same ? value : "words";
}

test.each(locales)(
  "the parts of a page are listed by names that fit half a phone (%s)",
  (locale) => {
    const long = all.flatMap((entry) => {
      const { sections = [] } = entry[locale] as { sections?: Listed[] };
      const listed = sections.filter(({ id, heading }) => id && heading);
      if (listed.length < 3) return [];
      return listed.map(({ short, heading = "" }) => short ?? heading);
    });
    expect(long.length).toBeGreaterThan(50);
    expect(long.filter((name) => name.length > 18)).toEqual([]);
  },
);

type Listed = { id?: string; heading?: string; short?: string };

/** What is not read in a part: what it is, where it leads, and its pictures. */
const ignoredKeys = /\.(type|id|icon|href|name|look|lang|short|alt)$/;

/** How many parts a page has, and how many words they say. */
function lengthOf(page: object) {
  const { sections = [], inside = [] } = page as { sections?: unknown[]; inside?: unknown[] };
  const parts = [...inside, ...sections];
  const said = [...strings(parts, "")].filter(([where]) => !ignoredKeys.test(where));
  const words = said.flatMap(([, text]) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []);
  return { parts: parts.length, words: words.length };
}

test.each(locales)("a page has more to say than one paragraph (%s)", (locale) => {
  // A list of tiles says no more than their titles.
  const pages = all.filter(
    ({ kind, slug }) => ["page", "campus", "news"].includes(kind) && slug !== "actualite",
  );
  expect(pages.length).toBe(21);
  const short = pages
    .map((entry) => ({ slug: entry.slug, ...lengthOf(entry[locale] ?? {}) }))
    .filter(({ parts, words }) => parts < 3 || words < 150);
  expect(short).toEqual([]);
});

test("the site has the number of things the specification gives", () => {
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
  "%s says the same things in both languages",
  (_where, entry) => {
    expect(entry.en).toBeDefined();
    expect(shape(entry.en)).toEqual(shape(entry.fr));
  },
);

test("no French word keeps a straight apostrophe, a breakable space or a straight quotation mark", () => {
  const faulty = textsIn("fr").filter(
    ([where, text]) =>
      !/\.(href|future|email|source)$/.test(where) &&
      (/\p{L}'|"/u.test(text) || / [;:!?»%]/.test(text) || /« /.test(text)) &&
      !where.endsWith("En"),
  );
  expect(faulty).toEqual([]);
});

test("no English word keeps a straight apostrophe or quotation mark, nor a space before a colon", () => {
  const faulty = textsIn("en").filter(
    ([where, text]) => !where.endsWith("Fr") && (/\p{L}'|"/u.test(text) || / [;:!?]/.test(text)),
  );
  expect(faulty).toEqual([]);
});

test("French capitals keep their accents", () => {
  const faulty = textsIn("fr").filter(([where, text]) => {
    if (where.endsWith("En")) return false;
    return /(^|[\s(«])(A (la|votre|Dakar|Yaoundé|quoi|qui)|Ecole|Etud|Etat|Eleve|Evalu|Etre|Ou en)/.test(
      text,
    );
  });
  expect(faulty).toEqual([]);
});

test("descriptions are for search engines: their own, neither empty nor too long", () => {
  for (const locale of locales) {
    const found = all
      .filter(({ kind }) => ["page", "home", "news", "campus"].includes(kind))
      .map((entry) => (entry[locale] as { description: string }).description);
    expect(found.filter((text) => text.length > 155 || text.length < 80)).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  }
});

test("no two pages have the same title", () => {
  for (const locale of locales) {
    const titles = all
      .filter(({ kind }) => ["page", "home", "news", "campus"].includes(kind))
      .map((entry) => (entry[locale] as { title: string }).title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

/** What no page of the school may say (SITE-08), in either language. */
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

test("no sentence promises what belongs to others", () => {
  const faulty = locales
    .flatMap(textsIn)
    // A question promises nothing: its answer might.
    .filter(([, text]) => !text.endsWith("?") && forbidden.some((words) => words.test(text)));
  expect(faulty).toEqual([]);
});

test("what only the school knows stays to be completed, in words that staff can search for", () => {
  for (const locale of locales) {
    const mark = locale === "fr" ? /à\scompléter\]/ : /to\sbe\scompleted\]/;
    const texts = textsIn(locale).filter(([, text]) => mark.test(text));
    expect(texts.length).toBeGreaterThan(30);
    const other = locale === "fr" ? /to\sbe\scompleted/ : /à\scompléter/;
    expect(textsIn(locale).filter(([, text]) => other.test(text))).toEqual([]);
  }
});

test("telephone numbers can ring nobody and e-mail addresses can reach nobody", () => {
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

test("every picture exists, and its focal point is in tens of percent", () => {
  for (const { name, focus } of all.flatMap((entry) => [
    ...scenes(entry.fr),
    ...scenes(entry.en),
  ])) {
    const file = name.startsWith("testimonial-") ? `${name}-640.avif` : `${name}-960.avif`;
    expect(pictures.has(file), file).toBe(true);
    expect([(focus?.x ?? 0) % 10, (focus?.y ?? 0) % 10]).toEqual([0, 0]);
  }
});

test("every sign of the content is in the sheet of drawings", () => {
  const known = new Set<string>(drawnIcons);
  const signs = all
    .filter(({ kind }) => kind === "benefit" || kind === "campus")
    .flatMap((entry) => [...strings(entry.fr, "")])
    .flatMap(([where, text]) => (where.endsWith(".icon") ? [text] : []));
  expect(signs.length).toBeGreaterThan(10);
  expect(signs.filter((name) => !known.has(name))).toEqual([]);
});

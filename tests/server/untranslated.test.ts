import { expect, test, vi } from "vitest";
import { contentMessages } from "#app/features/content/messages/content.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { parseHead } from "#tests/support/html.ts";
import { hasForeignText, listPageTexts } from "#tests/support/page-texts.ts";
import { inEnglish, publicPages } from "#tests/support/public-pages.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, database } = await withServer();

const read = async (address: string) => (await fetch(server.origin + address)).text();

/** Deletes the English versions of an entry, or of all entries of a kind. */
async function deleteTranslations(kind: string, slug = "%"): Promise<void> {
  await database.query(`
    delete from versions using entries
    where entries.id = entry_id and kind like '${kind}' and slug like '${slug}' and locale = 'en'`);
}

const UNTRANSLATED_MESSAGE = "This page has not been translated yet: it is shown in French.";
const PARTLY_UNTRANSLATED_MESSAGE =
  "Part of this page has not been translated yet: it is shown in French.";
/** A publication is shown within two seconds; a loaded machine takes longer. */
const timeoutOptions = { timeout: 10_000 };

/** The `lang` that applies to a text of a page. */
function getLanguage(html: string, text: string): string | undefined {
  const read = html.replace(/<(script|style|option)\b.*?<\/\1>/gs, "");
  const at = Math.max(read.indexOf(text, read.indexOf("<main")), read.indexOf(`>${text}`) + 1);
  expect(at, `« ${text} » is on the page`).toBeGreaterThan(0);
  const open: (string | undefined)[] = [];
  const tags = read.slice(0, at).matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*?)?)(\/?)>/g);
  for (const [, end, name = "", attributes = "", alone] of tags) {
    if (alone || /^(br|img|input|link|meta|source|track|use|path)$/.test(name)) continue;
    if (end) open.pop();
    else open.push(/ lang="(\w+)"/.exec(attributes)?.[1] ?? open.at(-1));
  }
  return open.at(-1);
}

/** Pages that are composed of parts of others. */
const others = [
  "/en/autre-formation/laval-agronomie",
  "/en/actualite/un-soutien-de-tous-les-jours",
];

/** The texts of public pages that differ from French. */
function listEnglishOnly(): string[] {
  const strings = (texts: object): string[] =>
    Object.values(texts).flatMap((one) => {
      if (typeof one === "string") return [one];
      return typeof one === "object" && one ? strings(one) : [];
    });
  return [siteMessages, shellMessages, enquiryMessages, contentMessages].flatMap(({ fr, en }) => {
    const french = new Set(strings(fr));
    return strings(en).filter((text) => !french.has(text));
  });
}

/** Compares without printing the whole page on a failure. */
const pageIncludes = (address: string, text: string) => async () =>
  (await read(address)).includes(text);

test.for([
  ["a page", "page", "valeurs", "/valeurs", "Dire vrai"],
  ["the home page", "home", "home", "/", "Découvrez nos programmes"],
  ["the contact page", "page", "contacts", "/contacts", "Un bureau des admissions"],
  ["the news page", "page", "actualite", "/actualite", "Restez informés"],
  [
    "a news item",
    "news",
    "remise-des-diplomes",
    "/actualite/remise-des-diplomes",
    "Choses à savoir",
  ],
  ["a campus", "campus", "cameroon", "/campus/CAMEROUN", "Un campus de démonstration"],
] as const)('%s without English: says so and has lang="fr"', async (row) => {
  const [, kind, slug, address, text] = row;
  const english = `/en${address === "/" ? "" : address}`;
  expect(await pageIncludes(english, UNTRANSLATED_MESSAGE)()).toBe(false);
  await deleteTranslations(kind, slug);
  await expect.poll(pageIncludes(english, UNTRANSLATED_MESSAGE), timeoutOptions).toBe(true);
  const html = await read(english);
  expect(getLanguage(html, UNTRANSLATED_MESSAGE)).toBe("en");
  expect(getLanguage(html, text)).toBe("fr");
  // It has the French page's content, so its canonical address is the French one.
  expect(parseHead(html).link("canonical")).toBe(server.origin + address);
  expect(await pageIncludes(address, UNTRANSLATED_MESSAGE)()).toBe(false);
});

test("English texts of a page beside French content: keep their language", async () => {
  const home = await read("/en");
  expect(getLanguage(home, "Sept raisons")).toBe("fr");
  expect(getLanguage(home, "Support towards university")).toBe("en");
  expect(getLanguage(home, "A Canadian diploma, close to home.")).toBe("en");
  const contact = await read("/en/contacts");
  expect(getLanguage(contact, "Your message")).toBe("en");
});

test("catalogue and programme pages: mark their French parts", async () => {
  const formation = "/en/autre-formation/sfu-criminology";
  for (const address of ["/en/autre-formation", formation])
    expect(await pageIncludes(address, PARTLY_UNTRANSLATED_MESSAGE)()).toBe(false);
  await deleteTranslations("page", "autre-formation");
  await deleteTranslations("catalogue");
  for (const address of ["/en/autre-formation", formation])
    await expect
      .poll(pageIncludes(address, PARTLY_UNTRANSLATED_MESSAGE), timeoutOptions)
      .toBe(true);
  const catalogue = await read("/en/autre-formation");
  expect(getLanguage(catalogue, "Search for a programme")).toBe("en");
  expect(getLanguage(catalogue, "Du panier à la candidature")).toBe("fr");
  const course = await read(formation);
  expect(getLanguage(course, "Study of crime")).toBe("en");
  expect(getLanguage(course, "Catalogue indicatif")).toBe("fr");
  expect(getLanguage(course, "Comment postuler")).toBe("fr");
});

test("parts of a page and its layout: have their own lang", async () => {
  for (const kind of ["gallery", "settings", "menu"]) await deleteTranslations(kind);
  await expect.poll(pageIncludes("/en/about", "La vie de l’école"), timeoutOptions).toBe(true);
  const about = await read("/en/about");
  expect(getLanguage(about, "La vie de l’école")).toBe("fr");
  expect(getLanguage(about, "Le diplôme canadien à Dakar")).toBe("fr");
  expect(getLanguage(about, "La cour, à l’heure de la pause")).toBe("fr");
  expect(getLanguage(about, "Students move at their own pace")).toBe("en");
});

test("without any translation: every text of every page has its lang", async () => {
  await deleteTranslations("%");
  await expect.poll(pageIncludes("/en/pdg", UNTRANSLATED_MESSAGE), timeoutOptions).toBe(true);
  const interfaceTexts = new Set(listEnglishOnly());
  // These are also the title of a French page, and the name of the other language.
  for (const text of ["Admission", "Français"]) interfaceTexts.delete(text);
  const strangers: string[] = [];
  for (const address of [...publicPages.map(inEnglish), ...others])
    for (const piece of listPageTexts(await read(address)))
      if (hasForeignText(piece) || (piece.language === "fr" && interfaceTexts.has(piece.text)))
        strangers.push(`${address} [${piece.language}] ${piece.text}`);
  expect([...new Set(strangers)]).toEqual([]);
});

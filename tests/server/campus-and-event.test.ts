import { expect, test, vi } from "vitest";
import { applyTypography } from "#app/features/content/content.ts";
import type { Campus, News } from "#app/features/content/kinds.ts";
import { campuses } from "#db/seeds/content/campuses/campuses.ts";
import { news as newsEn } from "#db/seeds/content/news/news.en.ts";
import { news as newsFr } from "#db/seeds/content/news/news.fr.ts";
import { findElements } from "#tests/support/html.ts";
import { inEnglish } from "#tests/support/public-pages.ts";
import { openSharedSite } from "#tests/support/public-site.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = await openSharedSite();
const locales = ["fr", "en"] as const;
type Locale = (typeof locales)[number];

const at = async (address: string, locale: Locale) =>
  (await site.fetchOnce(locale === "en" ? inEnglish(address) : address)).text;

/** The parts of a page that start with this tag. The footer also names a campus and is none of them. */
const parts = (html: string, tag: string, end: string): string[] =>
  [...html.matchAll(new RegExp(`${tag}.*?${end}`, "gs"))].map(([part]) => part);

/** The text of a part, without tags. */
const getText = (part: string) =>
  part
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const normalizeSpaces = (text: string) => text.replace(/\s+/g, " ");

/** The contact details and opening hours of a campus that a part lacks. */
function findMissing(part: string, campus: Campus): string[] {
  const links = findElements(part, "a").map(({ href }) => href);
  const digits = campus.phone.replace(/[^\d+]/g, "");
  const reached = [
    `tel:${digits}`,
    `mailto:${campus.email}`,
    `https://wa.me/${campus.whatsapp.replace(/\D/g, "")}`,
  ];
  const expected = [
    campus.name,
    ...campus.lines,
    campus.phone,
    campus.email,
    ...campus.hours.flatMap(({ days, time }) => [`${days} ${time}`]),
  ];
  const partText = getText(part);
  return [
    ...reached.filter((href) => !links.includes(href)),
    ...expected.filter((text) => !partText.includes(normalizeSpaces(text))),
  ];
}

const campusesIn = (locale: Locale) =>
  applyTypography(Object.values(campuses[locale] as Record<string, Campus>), locale);

test.each(locales)(
  "contact page: shows how to reach each campus and its hours (%s)",
  async (locale) => {
    const [list = ""] = parts(
      await at("/contacts", locale),
      '<ul class="contact-cards">',
      "</main>",
    );
    const cards = list.split("<li").filter((part) => part.includes("<h2"));
    const both = campusesIn(locale);
    expect(both).toHaveLength(2);
    expect(both.map((campus, n) => findMissing(cards[n] ?? "", campus))).toEqual([[], []]);
    expect(findMissing(cards[0] ?? "", both[1] as Campus)).not.toEqual([]);
  },
);

test.each(locales)("campus page: shows how to reach it and its hours (%s)", async (locale) => {
  for (const campus of campusesIn(locale)) {
    const cards = parts(await at(campus.href, locale), '<aside class="campus-card"', "</aside>");
    expect(cards).toHaveLength(1);
    expect(findMissing(cards[0] ?? "", campus), campus.href).toEqual([]);
  }
});

/** The texts specified by SITE-02: what to know, the moments, and their three subjects. */
const EVENT = {
  fr: ["Choses à savoir", "Moments inoubliables", "La cérémonie", "La photo de famille", "La fête"],
  en: [
    "Things to know",
    "Unforgettable moments",
    "The ceremony",
    "The family photograph",
    "The celebration",
  ],
};

test.each(locales)(
  "graduation page: shows its picture, what to know and three captioned moments (%s)",
  async (locale) => {
    const html = await at("/actualite/remise-des-diplomes", locale);
    const main = parts(html, "<main", "</main>").join();
    const item = applyTypography(
      (locale === "fr" ? newsFr : newsEn)["remise-des-diplomes"] as News,
      locale,
    );
    const [first, moments] = item.sections;
    if (first?.type !== "text" || moments?.type !== "pictures") throw new Error("other sections");
    const [before = "", after = ""] = main.split('class="section moments"');
    expect(findElements(before, "img").map(({ alt }) => alt)).toContain(item.scene.alt);
    expect(getText(before)).toContain(normalizeSpaces(`${first.heading} ${first.lead}`));
    expect(getText(after)).toContain(moments.heading);
    const pictures = parts(after, "<figure", "</figure>");
    const labels = moments.items.map(({ label }) => label);
    expect([first.heading, moments.heading, ...labels]).toEqual(EVENT[locale]);
    expect(pictures.map((one) => findElements(one, "img").map(({ alt }) => alt))).toEqual(
      moments.items.map(({ scene }) => [scene.alt]),
    );
    expect(pictures.map((one) => getText(one).trim())).toEqual(
      moments.items.map(({ label, caption }) => normalizeSpaces(`${label} ${caption}`)),
    );
  },
);

import { existsSync } from "node:fs";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import type { Section } from "#app/features/content/kinds.ts";
import routes from "#app/routes.ts";
import { allEntries } from "#db/seeds/content/all-entries.ts";

const all = allEntries();
const locales = ["fr", "en"] as const;

/** The paths of the route table, without the language. */
function patterns(
  entries: readonly { path?: string; children?: unknown[] }[],
  base = "",
): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? base : `${base}/${path}`;
    const below = (children ?? []) as { path?: string; children?: unknown[] }[];
    return [here || "/", ...patterns(below, here)];
  });
}

/** Every link in the texts of a language, wherever it is. */
function hrefs(locale: "fr" | "en"): string[] {
  return all.flatMap((entry) => [...getHrefs(entry[locale])]);
}

function* getHrefs(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value))
    if (key === "href" && typeof item === "string") yield item;
    else yield* getHrefs(item);
}

test("seeded content: every internal link leads to a route or a served file", () => {
  const known = patterns(routes).filter((path) => !path.endsWith("*"));
  const found = locales.flatMap(hrefs);
  expect(found.length).toBeGreaterThan(60);
  const lost = found.filter((href) => {
    const path = href.replace(/[?#].*$/, "");
    const file = /\.\w+$/.test(path) && existsSync(`public${path}`);
    return href.startsWith("/") && !file && !known.some((pattern) => matchPath(pattern, path));
  });
  expect(lost).toEqual([]);
});

test("seeded content: every link to a section or a news item finds it", () => {
  const getSections = (slug: string): Section[] =>
    all.flatMap((entry) => (entry.kind === "page" && entry.slug === slug ? entry.fr.sections : []));
  const lost = locales.flatMap(hrefs).filter((href) => {
    const [, slug = "", id] = /^\/([\w-]+)#([\w-]+)$/.exec(href) ?? [];
    if (id) return !getSections(slug).some((section) => "id" in section && section.id === id);
    const [, item] = /^\/actualite\/(.+)$/.exec(href) ?? [];
    return item && !all.some((entry) => entry.kind === "news" && entry.slug === item);
  });
  expect(lost).toEqual([]);
});

test("seeded content: external links use https and none is empty", () => {
  const others = locales.flatMap(hrefs).filter((href) => href !== "" && !href.startsWith("/"));
  expect(others.filter((href) => !href.startsWith("https://"))).toEqual([]);
});

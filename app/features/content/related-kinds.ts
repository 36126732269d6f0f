import { ownValue } from "#app/lib/own-value.ts";
import type { EntryKind } from "./kinds.ts";

type EntryPage = { kind: EntryKind; slug: string; words: Record<string, unknown> | undefined };

/** What the home page shows beside its own words, in its order. */
export const homePageKinds: readonly EntryKind[] = [
  "slide",
  "accreditation",
  "programme",
  "benefit",
  "news",
  "testimonial",
  "partner",
  "campus",
];

const kindsByPage: Record<string, readonly EntryKind[]> = {
  home: homePageKinds,
  actualite: ["news"],
  contacts: ["campus"],
  "autre-formation": ["catalogue"],
};

/** The bar and the foot of every page. */
const layoutKinds: EntryKind[] = ["school", "menu", "notice", "settings", "campus"];

/**
 * The other kinds of content that are seen on the page of an entry, in the order of the page, then those of every
 * page; none for what has no page of its own.
 */
export function listRelatedKinds({ kind, slug, words }: EntryPage): EntryKind[] {
  if (kind === "news" || kind === "campus") return layoutKinds.filter((one) => one !== kind);
  if (kind !== "page" && kind !== "home") return [];
  const pageKinds = ownValue(kindsByPage, slug) ?? [];
  return [
    ...new Set([
      ...pageKinds,
      ...(hasGallery(words) ? (["gallery"] as const) : []),
      ...layoutKinds,
    ]),
  ];
}

function hasGallery(words: EntryPage["words"]): boolean {
  const sections = Array.isArray(words?.sections) ? words.sections : [];
  return sections.some((section) => section?.type === "gallery");
}

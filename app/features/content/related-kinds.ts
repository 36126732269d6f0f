import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { EntryKind } from "./kinds.ts";

type EntryPage = { kind: EntryKind; slug: string; data: Record<string, unknown> | undefined };

/** The kinds shown on the home page beside its own data, in page order. */
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

// The kinds of the header and footer of every page.
const layoutKinds: EntryKind[] = ["school", "menu", "notice", "settings", "campus"];

/**
 * The other kinds that appear on the page of an entry, in page order, then those of every page. Empty for entries
 * without a page.
 */
export function listRelatedKinds({ kind, slug, data }: EntryPage): EntryKind[] {
  if (kind === "news" || kind === "campus") return layoutKinds.filter((one) => one !== kind);
  if (kind !== "page" && kind !== "home") return [];
  const pageKinds = getOwnValue(kindsByPage, slug) ?? [];
  return [
    ...new Set([...pageKinds, ...(hasGallery(data) ? (["gallery"] as const) : []), ...layoutKinds]),
  ];
}

function hasGallery(data: EntryPage["data"]): boolean {
  const sections = Array.isArray(data?.sections) ? data.sections : [];
  return sections.some((section) => section?.type === "gallery");
}

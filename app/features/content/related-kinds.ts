import { ownValue } from "#app/lib/own-value.ts";
import type { Kind } from "./kinds.ts";

type Edited = { kind: Kind; slug: string; words: Record<string, unknown> | undefined };

/** What the home page shows beside its own words, in its order. */
export const kindsOnHome: readonly Kind[] = [
  "slide",
  "accreditation",
  "programme",
  "benefit",
  "news",
  "testimonial",
  "partner",
  "campus",
];

const onPages: Record<string, readonly Kind[]> = {
  home: kindsOnHome,
  actualite: ["news"],
  contacts: ["campus"],
  "autre-formation": ["catalogue"],
};

/** The bar and the foot of every page. */
const frame: Kind[] = ["school", "menu", "notice", "settings", "campus"];

/**
 * The other kinds of content that are seen on the page of an entry, in the order of the page, then those of every
 * page; none for what has no page of its own.
 */
export function kindsShownOn({ kind, slug, words }: Edited): Kind[] {
  if (kind === "news" || kind === "campus") return frame.filter((one) => one !== kind);
  if (kind !== "page" && kind !== "home") return [];
  const own = ownValue(onPages, slug) ?? [];
  return [...new Set([...own, ...(hasGallery(words) ? (["gallery"] as const) : []), ...frame])];
}

function hasGallery(words: Edited["words"]): boolean {
  const sections = Array.isArray(words?.sections) ? words.sections : [];
  return sections.some((section) => section?.type === "gallery");
}

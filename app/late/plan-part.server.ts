import { createHash } from "node:crypto";
import type { UNSAFE_AssetsManifest as Manifest } from "react-router";

/** A part of the floor plan as React Router reads it in the browser, and the address it is kept at. */
export type PlanPart = { href: string; text: string };

const areas = ["office", "student"] as const;

/**
 * The parts of the floor plan, by what they are for: an area in a language. A page that wakes is given its own part
 * (8 to 16 kB of 260); an address outside it is a document
 * (routes/site/not-found.tsx).
 */
export function planParts(manifest: Manifest): Map<string, PlanPart> {
  const known = made.get(manifest);
  if (known) return known;
  const names = new Set(Object.keys(manifest.routes).map((id) => partOf(manifest, id)));
  const parts = new Map([...names].map((name) => [name, partNamed(manifest, name)]));
  made.set(manifest, parts);
  return parts;
}

/** The part for a page, by the names of its routes from the root down. */
export function planPartFor(manifest: Manifest, matched: string[]): PlanPart {
  const [name = ""] = matched.map((id) => partOf(manifest, id)).toSorted(bySize);
  const found = planParts(manifest).get(name);
  if (!found) throw new Error(`The floor plan has no part ${name}.`);
  return found;
}

const made = new WeakMap<Manifest, Map<string, PlanPart>>();

/** The longest name is the narrowest: "" (of every page), "fr", "fr/student". */
const bySize = (a: string, b: string) => b.length - a.length;

/** "fr", "en/office"…; "" for the root, and for what no page of ours asks for by its router. */
function partOf(manifest: Manifest, id: string): string {
  const locale = /^(fr|en)\//.exec(id)?.[1];
  if (!locale) return "";
  const area = areas.find((one) => isWithin(manifest, id, `${locale}/${one}`));
  return area ? `${locale}/${area}` : locale;
}

function isWithin(manifest: Manifest, id: string | undefined, layout: string): boolean {
  if (!id || id === layout) return id === layout;
  return isWithin(manifest, manifest.routes[id]?.parentId, layout);
}

function partNamed(manifest: Manifest, name: string): PlanPart {
  const locale = name.split("/")[0];
  // What leads anywhere else is in every part, with the frame it stands in.
  const everywhere = new Set(["root", `${locale}/site`, `${locale}/not-found`]);
  const belongs = (id: string) => everywhere.has(id) || (name && partOf(manifest, id) === name);
  // What a module imports is left out, two thirds of the plan: only `<Link prefetch>` reads it, which no page has.
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => belongs(id))
      .map(([id, route]) => [id, { ...route, imports: undefined }]),
  );
  const text = `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`;
  const mark = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { href: `/assets/plan-${name.replace("/", "-") || "root"}-${mark}.js`, text };
}

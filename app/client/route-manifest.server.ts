import { createHash } from "node:crypto";
import type { UNSAFE_AssetsManifest as Manifest } from "react-router";

/** A part of the floor plan as React Router reads it in the browser, and the address it is kept at. */
export type ManifestPart = { href: string; text: string };

const areas = ["office", "student"] as const;

/**
 * The parts of the floor plan, by what they are for: an area in a language. A page that wakes is given its own part
 * (8 to 16 kB of 260); an address outside it is a document
 * (routes/site/not-found.tsx).
 */
export function getManifestParts(manifest: Manifest): Map<string, ManifestPart> {
  const cachedParts = partsByManifest.get(manifest);
  if (cachedParts) return cachedParts;
  const names = new Set(Object.keys(manifest.routes).map((id) => getPartName(manifest, id)));
  const parts = new Map([...names].map((name) => [name, buildManifestPart(manifest, name)]));
  partsByManifest.set(manifest, parts);
  return parts;
}

/** The part for a page, by the names of its routes from the root down. */
export function getManifestPart(manifest: Manifest, routeIds: string[]): ManifestPart {
  const [name = ""] = routeIds.map((id) => getPartName(manifest, id)).toSorted(byLongestName);
  const part = getManifestParts(manifest).get(name);
  if (!part) throw new Error(`The floor plan has no part ${name}.`);
  return part;
}

const partsByManifest = new WeakMap<Manifest, Map<string, ManifestPart>>();

/** The longest name is the narrowest: "" (of every page), "fr", "fr/student". */
const byLongestName = (a: string, b: string) => b.length - a.length;

/** "fr", "en/office"…; "" for the root, and for what no page of ours asks for by its router. */
function getPartName(manifest: Manifest, id: string): string {
  const locale = /^(fr|en)\//.exec(id)?.[1];
  if (!locale) return "";
  const area = areas.find((candidate) => isWithin(manifest, id, `${locale}/${candidate}`));
  return area ? `${locale}/${area}` : locale;
}

function isWithin(manifest: Manifest, id: string | undefined, layoutId: string): boolean {
  if (!id || id === layoutId) return id === layoutId;
  return isWithin(manifest, manifest.routes[id]?.parentId, layoutId);
}

function buildManifestPart(manifest: Manifest, name: string): ManifestPart {
  const locale = name.split("/")[0];
  // What leads anywhere else is in every part, with the frame it stands in.
  const sharedRoutes = new Set(["root", `${locale}/site`, `${locale}/not-found`]);
  const isInPart = (id: string) =>
    sharedRoutes.has(id) || (name && getPartName(manifest, id) === name);
  // What a module imports is left out, two thirds of the plan: only `<Link prefetch>` reads it, which no page has.
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => isInPart(id))
      .map(([id, route]) => [id, { ...route, imports: undefined }]),
  );
  const text = `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { href: `/assets/plan-${name.replace("/", "-") || "root"}-${hash}.js`, text };
}

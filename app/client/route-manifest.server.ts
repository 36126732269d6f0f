import { createHash } from "node:crypto";
import type { UNSAFE_AssetsManifest as Manifest } from "react-router";

/** A part of React Router's route manifest as a script, with its address, which contains a content hash. */
export type ManifestPart = { href: string; text: string };

const areas = ["office", "student"] as const;

/**
 * Returns the parts of the route manifest by name: one per area and language. A hydrated page loads only its own part
 * (8 to 16 kB of 260); a link to a page outside it loads a document (routes/site/not-found.tsx).
 */
export function getManifestParts(manifest: Manifest): Map<string, ManifestPart> {
  const cachedParts = partsByManifest.get(manifest);
  if (cachedParts) return cachedParts;
  const names = new Set(Object.keys(manifest.routes).map((id) => getPartName(manifest, id)));
  const parts = new Map([...names].map((name) => [name, buildManifestPart(manifest, name)]));
  partsByManifest.set(manifest, parts);
  return parts;
}

/** Returns the part for a page, by the ids of its routes from the root down. */
export function getManifestPart(manifest: Manifest, routeIds: string[]): ManifestPart {
  const [name = ""] = routeIds.map((id) => getPartName(manifest, id)).toSorted(byLongestName);
  const part = getManifestParts(manifest).get(name);
  if (!part) throw new Error(`The route manifest has no part ${name}.`);
  return part;
}

const partsByManifest = new WeakMap<Manifest, Map<string, ManifestPart>>();

/** The longest name is the most specific: "", then "fr", then "fr/student". */
const byLongestName = (a: string, b: string) => b.length - a.length;

/** Returns "fr", "en/office" and so on; "" for the root and for routes outside both languages. */
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
  // Every part has the route of unknown addresses, with its layout.
  const sharedRoutes = new Set(["root", `${locale}/site`, `${locale}/not-found`]);
  const isInPart = (id: string) =>
    sharedRoutes.has(id) || (name && getPartName(manifest, id) === name);
  // `imports` make two thirds of the manifest, and only `<Link prefetch>` reads them, which no page uses.
  const routes = Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => isInPart(id))
      .map(([id, route]) => [id, { ...route, imports: undefined }]),
  );
  const text = `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { href: `/assets/plan-${name.replace("/", "-") || "root"}-${hash}.js`, text };
}

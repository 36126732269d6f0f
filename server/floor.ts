import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Addresses whose place is remembered. */
const MOST = 1_000;

/**
 * Finds the page kept for everybody (one below `routes/site/for-everybody.tsx`) that is at an address, as
 * the floor plan writes it, for instance `/en/actualite/:id`; undefined at any other address.
 */
export function sharedPlaces(build: ServerBuild): (path: string) => string | undefined {
  const plan = childrenOf(build, undefined);
  const find = (path: string) => {
    const found = matchRoutes(plan, path) ?? [];
    if (!found.some(({ route }) => isShared(route.handle))) return undefined;
    return `/${found.flatMap(({ route }) => route.path || []).join("/")}`;
  };
  // Looking through the whole floor plan is a tenth of what a page of one person costs.
  const found = new Map<string, string | undefined>();
  return (path) => {
    if (found.has(path)) return found.get(path);
    if (found.size > MOST) found.clear();
    const place = find(path);
    found.set(path, place);
    return place;
  };
}

const isShared = (handle: unknown) =>
  typeof handle === "object" && handle !== null && "shared" in handle;

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route as NonNullable<typeof route>;
      const place = { id, path, caseSensitive, handle: module.handle };
      return index ? { ...place, index } : { ...place, children: childrenOf(build, id) };
    });
}

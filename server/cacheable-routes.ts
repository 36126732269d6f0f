import { LRUCache } from "lru-cache";
import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** A public page whose HTML is the same for everybody. */
export type CacheablePage = {
  /** The pattern of its route, for instance `/en/actualite/:id`. */
  pattern: string;
  /** The one address of the page: the pattern with its parameters. It is the key of the page cache. */
  path: string;
};

/** Gives the page at a path, however the path is written; undefined when its answer is not cacheable. */
export type FindCacheablePage = (path: string) => CacheablePage | undefined;

/** Results remembered by path, in characters of all paths; a longer path is looked up each time. */
const MAX_REMEMBERED_CHARACTERS = 500_000;
const MAX_REMEMBERED_PATH = 500;

/**
 * Finds the pages below a route whose `handle` says `shared` (routes/site/for-everybody.tsx). Other
 * case, doubled or trailing slashes and encoded letters give the page of the plain address.
 */
export function createPageFinder(build: Pick<ServerBuild, "routes">): FindCacheablePage {
  const routes = toRouteObjects(build, undefined);
  // Matching all routes takes a tenth of the time of a page made for one person.
  const known = new LRUCache<string, { page: CacheablePage | undefined }>({
    maxSize: MAX_REMEMBERED_CHARACTERS,
    sizeCalculation: (_, path) => path.length + 100,
  });
  return (path) => {
    if (path.length > MAX_REMEMBERED_PATH) return findPage(routes, path);
    let found = known.get(path);
    if (!found) {
      found = { page: findPage(routes, path) };
      known.set(path, found);
    }
    return found.page;
  };
}

function findPage(routes: RouteObject[], path: string): CacheablePage | undefined {
  const resolved = resolvePath(path);
  const matches = resolved === undefined ? [] : (matchRoutes(routes, resolved) ?? []);
  if (!matches.some(({ route }) => isShared(route.handle))) return undefined;
  const pattern = `/${matches.flatMap(({ route }) => route.path || []).join("/")}`;
  return { pattern, path: generatePath(pattern, matches.at(-1)?.params) };
}

/** The path as the pages see it, without dots and doubled slashes; undefined when it is no path or not decodable. */
function resolvePath(path: string): string | undefined {
  if (!path.startsWith("/")) return undefined;
  try {
    const { pathname } = new URL(`http://localhost${path}`);
    decodeURIComponent(pathname);
    return pathname.replace(/\/{2,}/g, "/");
  } catch {
    return undefined;
  }
}

const isShared = (handle: unknown) =>
  typeof handle === "object" && handle !== null && "shared" in handle;

function toRouteObjects(build: Pick<ServerBuild, "routes">, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route as NonNullable<typeof route>;
      const own = { id, path, caseSensitive, handle: module.handle };
      return index ? { ...own, index } : { ...own, children: toRouteObjects(build, id) };
    });
}

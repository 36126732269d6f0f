import { LRUCache } from "lru-cache";
import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** A public page whose HTML is the same for everybody. */
export type CacheablePage = {
  /** Pattern of its route, for example `/en/actualite/:id`. */
  pattern: string;
  /** Canonical address: the pattern with its parameters. It is the key of the page cache. */
  path: string;
};

/** Returns the page at a path, in any spelling of the path; undefined when its response is not cacheable. */
export type FindCacheablePage = (path: string) => CacheablePage | undefined;

/** Sizes of the lookup cache and of its largest entry, in characters of the path and 100 for the page. */
const lookupLimits = { maxSize: 500_000, maxEntrySize: 600 };

/**
 * Finds pages below a route whose `handle` has `shared` (routes/site/for-everybody.tsx). Other case, double
 * or trailing slashes and percent-encoded characters lead to the page of the canonical address.
 */
export function createPageFinder(build: Pick<ServerBuild, "routes">): FindCacheablePage {
  const routes = toRouteObjects(build, undefined);
  // Cached because matching all routes takes a tenth of the time of rendering a private page.
  const known = new LRUCache<string, { page: CacheablePage | undefined }>({
    ...lookupLimits,
    sizeCalculation: (_, path) => path.length + 100,
    memoMethod: (path) => ({ page: findPage(routes, path) }),
  });
  return (path) => known.memo(path).page;
}

function findPage(routes: RouteObject[], path: string): CacheablePage | undefined {
  const resolved = resolvePath(path);
  const matches = resolved === undefined ? [] : (matchRoutes(routes, resolved) ?? []);
  if (!matches.some(({ route }) => isShared(route.handle))) return undefined;
  const pattern = `/${matches.flatMap(({ route }) => route.path || []).join("/")}`;
  return { pattern, path: generatePath(pattern, matches.at(-1)?.params) };
}

/** The path without dot segments and double slashes; undefined when it cannot be parsed or decoded. */
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

import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Tells whether an address is a page kept for everybody: one below `routes/site/for-everybody.tsx`. */
export function sharedPlaces(build: ServerBuild): (path: string) => boolean {
  const plan = childrenOf(build, undefined);
  return (path) => matchRoutes(plan, path)?.some(({ route }) => isShared(route.handle)) ?? false;
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

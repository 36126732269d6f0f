/** What a module imports at once, and the length of its text. */
export type Module = { imports: string[]; length: number };
export type Graph = Map<string, Module>;

/** The few scripts that modules of many pages travel in, in the order in which they are read. */
export const chunkGroups = ["react", "frame", "student", "office"] as const;
export type ChunkGroup = (typeof chunkGroups)[number];

type Area = "student" | "office";
type AreaPage = { area: Area; modules: Set<string> };

/**
 * What a file of its own costs a page beside its text, in letters before they are minified: on a slow network its
 * question takes the time of some four thousand packed bytes, and its headers are a thousand more.
 */
const FILE_COST = 35_000;

/**
 * Which modules travel together: what every page needs, and what some need, when it costs the others less than a file
 * of its own costs these. A module that is absent stays with the pages that import it. Pages outside the areas do not
 * count: they bring no React.
 */
export function assignChunkGroups(modules: Graph): Map<string, ChunkGroup> {
  const frame = collectImports(modules, findModules(modules, /\/app\/(entry\.client|root)\.tsx/));
  const assigned = new Map<string, ChunkGroup>();
  for (const id of frame) assigned.set(id, id.includes("/node_modules/") ? "react" : "frame");
  // It starts the page when it is read, which is when all others have come.
  for (const id of findModules(modules, /\/app\/entry\.client\.tsx/)) assigned.delete(id);
  const proposed = new Map<string, ChunkGroup>();
  const pages = listAreaPages(modules);
  for (const group of groupByUsers(modules, pages)) {
    const length = group.ids.reduce((sum, id) => sum + (modules.get(id)?.length ?? 0), 0);
    const [area, other] = new Set(group.users.map((page) => page.area));
    if (!area || group.users.length < 2) continue;
    const areaPages = other ? pages : pages.filter((page) => page.area === area);
    const chunkGroup = other ? "frame" : area;
    if (length * (areaPages.length - group.users.length) <= FILE_COST * group.users.length)
      for (const id of group.ids) if (!assigned.has(id)) proposed.set(id, chunkGroup);
  }
  return new Map([...assigned, ...keepLoadable(proposed, modules, assigned)]);
}

const findModules = (modules: Graph, name: RegExp) =>
  [...modules.keys()].filter((id) => name.test(id));

/** The pages of the areas, with all that each brings: its own modules and those of its area's frame. */
function listAreaPages(modules: Graph): AreaPage[] {
  return (["student", "office"] as const).flatMap((area) => {
    const own = new RegExp(`/app/routes/${area}/.*\\?__react-router-build-client-route$`);
    const layout = findModules(modules, own).filter((id) => id.includes(`/${area}/layout.tsx`));
    return findModules(modules, own).map((id) => ({
      area,
      modules: collectImports(modules, [id, ...layout]),
    }));
  });
}

/** The modules that some bring, themselves included. */
function collectImports(modules: Graph, entries: string[]): Set<string> {
  const reached = new Set<string>();
  const next = [...entries];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    next.push(...(modules.get(id)?.imports ?? []));
  }
  return reached;
}

/** The modules that the same pages bring, together. */
function groupByUsers(modules: Graph, pages: AreaPage[]): { ids: string[]; users: AreaPage[] }[] {
  const groups = new Map<string, { ids: string[]; users: AreaPage[] }>();
  for (const id of modules.keys()) {
    const users = pages.filter((page) => page.modules.has(id));
    const key = users.map((page) => pages.indexOf(page)).join();
    const group = groups.get(key) ?? { ids: [], users };
    groups.set(key, { ids: [...group.ids, id], users });
  }
  return [...groups.values()];
}

/** Without the modules that import what stays elsewhere: two scripts that wait for each other would not start. */
function keepLoadable(
  proposed: Map<string, ChunkGroup>,
  modules: Graph,
  assigned: Map<string, ChunkGroup>,
): Map<string, ChunkGroup> {
  const loadable = [...proposed].filter(([id, home]) =>
    modules.get(id)?.imports.every((imported) => {
      const group = assigned.get(imported) ?? proposed.get(imported);
      return group === "react" || group === "frame" || group === home;
    }),
  );
  return loadable.length === proposed.size
    ? proposed
    : keepLoadable(new Map(loadable), modules, assigned);
}

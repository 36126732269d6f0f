/** The direct imports of a module, and the length of its source. */
export type Module = { imports: string[]; length: number };
export type Graph = Map<string, Module>;

/** The shared scripts, in the order in which modules are assigned to them. */
export const chunkGroups = ["react", "frame", "student", "office"] as const;
export type ChunkGroup = (typeof chunkGroups)[number];

const areas = ["student", "office"] as const;
type Area = (typeof areas)[number];
type AreaPage = { area: Area; modules: Set<string> };

/**
 * Fixed cost of one extra script, in characters before minification: about 5 kB compressed for the round trip and the
 * headers.
 */
const FILE_COST = 34_000;

/**
 * Assigns modules to shared scripts: those that every page needs, and those that some need when that costs the other
 * pages less than an extra script costs these. Unassigned modules stay with the pages that import them. Pages outside
 * the two areas do not count: they load no React.
 */
export function assignChunkGroups(modules: Graph): Map<string, ChunkGroup> {
  const frame = collectImports(modules, findModules(modules, /\/app\/(entry\.client|root)\.tsx/));
  const assigned = new Map<string, ChunkGroup>();
  for (const id of frame) assigned.set(id, id.includes("/node_modules/") ? "react" : "frame");
  // The entry must run last, after every other script is loaded.
  for (const id of findModules(modules, /\/app\/entry\.client\.tsx/)) assigned.delete(id);
  const proposed = new Map<string, ChunkGroup>();
  const pages = listAreaPages(modules);
  for (const group of groupByUsers(modules, pages)) {
    const length = group.ids.reduce((sum, id) => sum + (modules.get(id)?.length ?? 0), 0);
    const [area, other] = new Set(group.users.map((page) => page.area));
    if (!area || group.users.length < 2) continue;
    const isCheaper = (areaPages: AreaPage[]) => {
      const users = areaPages.filter((page) => group.users.includes(page)).length;
      return length * (areaPages.length - users) <= FILE_COST * users;
    };
    const studentPages = pages.filter((page) => page.area === "student");
    // What office pages need must not burden the student pages, which are opened on slower networks.
    const isAssigned = other
      ? isCheaper(pages) && isCheaper(studentPages)
      : isCheaper(pages.filter((page) => page.area === area));
    if (!isAssigned) continue;
    for (const id of group.ids) if (!assigned.has(id)) proposed.set(id, other ? "frame" : area);
  }
  return new Map([...assigned, ...keepLoadable(proposed, modules, assigned)]);
}

const findModules = (modules: Graph, name: RegExp) =>
  [...modules.keys()].filter((id) => name.test(id));

/** Lists the pages of both areas with all the modules that each loads: its own and its layout's. */
function listAreaPages(modules: Graph): AreaPage[] {
  return areas.flatMap((area) => {
    const own = new RegExp(`/app/routes/${area}/.*\\?__react-router-build-client-route$`);
    const layout = findModules(modules, own).filter((id) => id.includes(`/${area}/layout.tsx`));
    return findModules(modules, own).map((id) => ({
      area,
      modules: collectImports(modules, [id, ...layout]),
    }));
  });
}

/** The transitive imports of these modules, themselves included. */
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

/** Groups modules that are loaded by the same pages. */
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

/** Drops modules that import an unassigned one: two scripts that import each other would not start. */
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

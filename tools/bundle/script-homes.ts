/** What a module imports at once, and the length of its text. */
export type Module = { imports: string[]; length: number };
export type Graph = Map<string, Module>;

/** The few scripts that modules of many pages travel in, in the order in which they are read. */
export const homes = ["react", "frame", "student", "office"] as const;
export type Home = (typeof homes)[number];

type Area = "student" | "office";
type Page = { area: Area; brings: Set<string> };

/**
 * What a file of its own costs a page beside its text, in letters before they are minified: on a slow network its
 * question takes the time of some four thousand packed bytes, and its headers are a thousand more.
 */
const FILE = 35_000;

/**
 * Which modules travel together: what every page needs, and what some need, when it costs the others less than a file
 * of its own costs these. A module that is absent stays with the pages that import it. Pages outside the areas do not
 * count: they bring no React.
 */
export function homesOf(modules: Graph): Map<string, Home> {
  const frame = reachedFrom(modules, named(modules, /\/app\/(entry\.client|root)\.tsx/));
  const found = new Map<string, Home>();
  for (const id of frame) found.set(id, id.includes("/node_modules/") ? "react" : "frame");
  // It starts the page when it is read, which is when all others have come.
  for (const id of named(modules, /\/app\/entry\.client\.tsx/)) found.delete(id);
  const wished = new Map<string, Home>();
  const pages = pagesOf(modules);
  for (const alike of byUsers(modules, pages)) {
    const length = alike.ids.reduce((sum, id) => sum + (modules.get(id)?.length ?? 0), 0);
    const [area, other] = new Set(alike.users.map((page) => page.area));
    if (!area || alike.users.length < 2) continue;
    const all = other ? pages : pages.filter((page) => page.area === area);
    const home = other ? "frame" : area;
    if (length * (all.length - alike.users.length) <= FILE * alike.users.length)
      for (const id of alike.ids) if (!found.has(id)) wished.set(id, home);
  }
  return new Map([...found, ...withWhatTheyImport(wished, modules, found)]);
}

const named = (modules: Graph, name: RegExp) => [...modules.keys()].filter((id) => name.test(id));

/** The pages of the areas, with all that each brings: its own modules and those of its area's frame. */
function pagesOf(modules: Graph): Page[] {
  return (["student", "office"] as const).flatMap((area) => {
    const own = new RegExp(`/app/routes/${area}/.*\\?__react-router-build-client-route$`);
    const layout = named(modules, own).filter((id) => id.includes(`/${area}/layout.tsx`));
    return named(modules, own).map((id) => ({
      area,
      brings: reachedFrom(modules, [id, ...layout]),
    }));
  });
}

/** The modules that some bring, themselves included. */
function reachedFrom(modules: Graph, entries: string[]): Set<string> {
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
function byUsers(modules: Graph, pages: Page[]): { ids: string[]; users: Page[] }[] {
  const found = new Map<string, { ids: string[]; users: Page[] }>();
  for (const id of modules.keys()) {
    const users = pages.filter((page) => page.brings.has(id));
    const key = users.map((page) => pages.indexOf(page)).join();
    const alike = found.get(key) ?? { ids: [], users };
    found.set(key, { ids: [...alike.ids, id], users });
  }
  return [...found.values()];
}

/** Without the modules that import what stays elsewhere: two scripts that wait for each other would not start. */
function withWhatTheyImport(
  wished: Map<string, Home>,
  modules: Graph,
  found: Map<string, Home>,
): Map<string, Home> {
  const kept = [...wished].filter(([id, home]) =>
    modules.get(id)?.imports.every((one) => {
      const at = found.get(one) ?? wished.get(one);
      return at === "react" || at === "frame" || at === home;
    }),
  );
  return kept.length === wished.size ? wished : withWhatTheyImport(new Map(kept), modules, found);
}

import { expect, test } from "vitest";
import { assignChunkGroups, type Module } from "../../tools/bundle/chunk-groups.ts";

const route = (path: string) => `/app/routes/${path}.tsx?__react-router-build-client-route`;
const LONG = 60_000;

/** Two areas of six pages each, with their layouts, and additional imports of these pages. */
function buildGraph(besides: Record<string, string[]>, lengths: Record<string, number> = {}) {
  const pages = ["student", "office"].flatMap((area) =>
    [1, 2, 3, 4, 5, 6].map((n) => [route(`${area}/page-${n}`), besides[`${area}-${n}`] ?? []]),
  );
  const imports: Record<string, string[]> = {
    "/app/entry.client.tsx": ["/node_modules/react/index.js"],
    [`${route("root")}`.replace("routes/", "")]: ["/app/ui/button.tsx"],
    [route("student/layout")]: ["/app/routes/student/bar.tsx"],
    [route("office/layout")]: ["/app/routes/office/rail.tsx"],
    [route("site/home")]: besides.site ?? [],
    ...Object.fromEntries(pages),
  };
  for (const [name, ids] of Object.entries(besides)) if (name.startsWith("/")) imports[name] = ids;
  const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];
  return new Map(
    ids.map((id): [string, Module] => [
      id,
      { imports: imports[id] ?? [], length: lengths[id] ?? 500 },
    ]),
  );
}

test("assignChunkGroups: groups what every page needs, packages, and each area's layout", () => {
  const homes = assignChunkGroups(buildGraph({}));
  expect(homes.get("/node_modules/react/index.js")).toBe("react");
  expect(homes.get("/app/ui/button.tsx")).toBe("frame");
  expect(homes.get("/app/entry.client.tsx"), "it starts the page, last").toBeUndefined();
  expect(homes.get("/app/routes/student/bar.tsx")).toBe("student");
  expect(homes.get("/app/routes/office/rail.tsx")).toBe("office");
});

test("assignChunkGroups: groups a short module of some pages with their area and leaves a long one alone", () => {
  const besides = {
    "student-1": ["/small.ts"],
    "student-2": ["/small.ts", "/long.ts"],
    "student-3": ["/long.ts"],
  };
  const homes = assignChunkGroups(buildGraph(besides, { "/long.ts": LONG }));
  expect(homes.get("/small.ts")).toBe("student");
  expect(homes.get("/long.ts")).toBeUndefined();
});

test("assignChunkGroups: treats many short modules of the same pages as one long one", () => {
  const ids = Array.from({ length: LONG / 500 }, (_, n) => `/small-${n}.ts`);
  const homes = assignChunkGroups(buildGraph({ "student-1": ids, "student-2": ids }));
  expect(ids.map((id) => homes.get(id)).filter(Boolean)).toEqual([]);
});

test("assignChunkGroups: groups what pages of both areas need with the frame, and leaves what one page needs", () => {
  const homes = assignChunkGroups(
    buildGraph({ "student-1": ["/both.ts", "/own.ts"], "office-1": ["/both.ts"] }),
  );
  expect(homes.get("/both.ts")).toBe("frame");
  expect(homes.get("/own.ts")).toBeUndefined();
});

test("assignChunkGroups: keeps out of the frame what all office pages need and few student pages", () => {
  const office = [1, 2, 3, 4, 5, 6].map((n) => [`office-${n}`, ["/messages.ts"]]);
  const besides = { ...Object.fromEntries(office), "student-1": ["/messages.ts"] };
  const homes = assignChunkGroups(buildGraph(besides, { "/messages.ts": LONG / 3 }));
  expect(homes.get("/messages.ts")).toBeUndefined();
});

test("assignChunkGroups: groups a long module that nearly all pages need", () => {
  const most = [1, 2, 3, 4, 5].map((n) => [`student-${n}`, ["/long.ts"]]);
  const homes = assignChunkGroups(buildGraph(Object.fromEntries(most), { "/long.ts": LONG }));
  expect(homes.get("/long.ts")).toBe("student");
});

test("assignChunkGroups: leaves a short module ungrouped when it imports a long one", () => {
  const besides = {
    ...{ "student-1": ["/small.ts"], "student-2": ["/small.ts"] },
    "/small.ts": ["/long.ts"],
  };
  const homes = assignChunkGroups(buildGraph(besides, { "/long.ts": LONG }));
  expect(homes.get("/small.ts")).toBeUndefined();
  expect(homes.get("/long.ts")).toBeUndefined();
});

test("assignChunkGroups: ignores public pages, which load no React", () => {
  const homes = assignChunkGroups(buildGraph({ site: ["/part.ts"], "student-1": ["/part.ts"] }));
  expect(homes.get("/part.ts")).toBeUndefined();
});

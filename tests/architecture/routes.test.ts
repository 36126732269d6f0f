import { readFileSync } from "node:fs";
import { join } from "node:path";
import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { requireStaff, requireStudent } from "#app/http/guards.server.ts";
import { type AccessLevel, accessTable } from "#tests/support/access-table.ts";
import { type RouteEntry, readRoutes } from "#tests/support/route-table.ts";

const plan = await readRoutes();
const table = accessTable();

/** Each guarded wing: its layout, the guard, who passes. */
const guarded = {
  student: {
    layout: "routes/student/layout.tsx",
    module: () => import("#app/routes/student/layout.tsx"),
    guard: requireStudent,
    who: "student",
  },
  office: {
    layout: "routes/office/layout.tsx",
    module: () => import("#app/routes/office/layout.tsx"),
    guard: requireStaff,
    who: "staff",
  },
} as const;

const areaOf = (one: RouteEntry) => one.file.split("/")[1] ?? "";
const sourceOf = (one: RouteEntry) => readFileSync(join("app", one.file), "utf8");

/** Routes of a plan that a guard should watch and does not, or the reverse. */
function findUnguarded(routes: RouteEntry[]): string[] {
  return Object.entries(guarded).flatMap(([wing, { layout: door, who }]) =>
    routes
      .filter((one) => {
        const inside = one.layouts.includes(door);
        return (
          inside !== (areaOf(one) === wing) ||
          inside !== (table.get(one.address)?.accessLevel === who)
        );
      })
      .map((one) => `${one.address} (${one.file}) and ${door}`),
  );
}

test("keeps every page of the student area and of the office behind its guarded layout", () => {
  expect(findUnguarded(plan)).toEqual([]);
});

test("would see a page that leaves its guarded layout, or a stranger that enters one", async () => {
  const account = "routes/student/account.tsx";
  const escaped: RouteConfigEntry[] = [route("espace-etudiant/compte", account)];
  expect(findUnguarded(await readRoutes(escaped))).toHaveLength(1);
  const intruder = layout("routes/office/layout.tsx", [route("about", "routes/site/page.tsx")]);
  expect(findUnguarded(await readRoutes([intruder]))).toHaveLength(1);
});

test.for(Object.entries(guarded))(
  "the layout of the %s wing begins by its guard",
  async ([, wing]) => {
    const { middleware } = await wing.module();
    expect(middleware[0]).toBe(wing.guard);
  },
);

test("knows who each address answers: the access table and the floor plan are the same list", () => {
  const addresses = plan.map((one) => one.address);
  expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([]);
  expect(addresses.toSorted()).toEqual([...table.keys()].toSorted());
});

test("has every page in both languages, answered by the same module", () => {
  const resources = [
    "/.well-known/",
    "/api/",
    "/direct",
    "/entretiens/",
    "/envois/",
    "/fichiers/",
    "/healthz",
    "/medias/",
    "/mesures",
    "/presence",
    "/rappels/",
    "/readyz",
    "/robots.txt",
    "/sitemap.xml",
  ];
  const pages = plan.filter((one) => !resources.some((start) => one.address.startsWith(start)));
  const french = pages.filter((one) => !/^\/en(\/|$)/.test(one.address));
  const english = new Map(pages.map((one) => [one.address, one]));
  for (const one of french) {
    const twin = english.get(one.address === "/" ? "/en" : `/en${one.address}`);
    expect(twin, one.address).toMatchObject({ file: one.file, layouts: one.layouts });
    expect([one.id, twin?.id]).toEqual([`fr${one.id.slice(2)}`, `en${one.id.slice(2)}`]);
  }
  expect(pages).toHaveLength(french.length * 2);
});

// SITE-01.
test.for([
  "/",
  "/admission",
  "/about",
  "/pdg",
  "/curriculum",
  "/prepa-gd",
  "/prepa-hybride",
  "/autre-formation",
  "/autre-service",
  "/contacts",
  "/contact",
  "/campus/:name",
  "/actualite",
  "/actualite/:id",
  "/engagements",
  "/valeurs",
  "/terms",
  "/privacy",
  "/credits",
  "/espace-etudiant",
  "/espace-etudiant/messagerie/:thread?",
  "/espace-etudiant/compte",
  "/espace-etudiant/candidate",
  "/espace-etudiant/candidate/info-personnel",
  "/espace-etudiant/candidate/cursus",
  "/espace-etudiant/candidate/mon-panierformations/mon-panier",
  "/espace-etudiant/candidate/mon-panierformations/ajouter-panier",
  "/espace-etudiant/candidate/recapitulatif",
  "/espace-etudiant/candidate/suivi",
  "/administration",
])("has the route %s of the specification", (address) => {
  expect(plan.map((one) => one.address)).toContain(address);
});

/** Server files of rooms that a module imports: `content/school`, `admissions/basket/basket`. */
const serverFilesOf = (source: string) =>
  [...source.matchAll(/#app\/features\/([\w/-]+)\.server\.ts/g)].map(([, door = ""]) => door);

function findUndeclaredFiles(source: string, doors: string[]): string[] {
  const allowed = (door: string) =>
    doors.some((one) => one === door || (!one.includes("/") && door.startsWith(`${one}/`)));
  return serverFilesOf(source).filter((door) => !allowed(door));
}

test("keeps private data behind the guards: an open page calls only the rooms it declares", () => {
  const open = plan.filter((one) => !(areaOf(one) in guarded));
  for (const one of open) {
    const doors = table.get(one.address)?.serverFiles ?? [];
    expect(findUndeclaredFiles(sourceOf(one), doors), `${one.file} for ${one.address}`).toEqual([]);
  }
});

test("would see an open page that calls a room of private data", () => {
  const source = 'import { findDraft } from "#app/features/admissions/application.server.ts";';
  expect(findUndeclaredFiles(source, ["content"])).toEqual(["admissions/application"]);
  const inner = 'import { draftOf } from "#app/features/admissions/basket/basket.server.ts";';
  expect(findUndeclaredFiles(inner, ["content"])).toEqual(["admissions/basket/basket"]);
});

test("keeps layouts of open pages away from private data too", () => {
  for (const file of new Set(plan.flatMap((one) => one.layouts))) {
    if (!file.startsWith("routes/site/")) continue;
    expect(findUndeclaredFiles(readFileSync(join("app", file), "utf8"), ["content"]), file).toEqual(
      [],
    );
  }
});

test("shows what is for the demonstration only in the demonstration", () => {
  const demonstration: AccessLevel = "demonstration";
  for (const one of plan) {
    const declared = table.get(one.address)?.accessLevel === demonstration;
    expect(declared, one.file).toBe(areaOf(one) === "demo");
    if (declared) expect(sourceOf(one), one.file).toMatch(/\bdemoOnly\(\)/);
  }
});

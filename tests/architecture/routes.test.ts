import { readFileSync } from "node:fs";
import { join } from "node:path";
import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { requireStaff, requireStudent } from "#app/http/guards.server.ts";
import { type AccessLevel, accessTable } from "#tests/support/access-table.ts";
import { type RouteEntry, readRoutes } from "#tests/support/route-table.ts";

const plan = await readRoutes();
const table = accessTable();

/** Each guarded area: its layout, its guard, and the users with access. */
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

const getArea = (one: RouteEntry) => one.file.split("/")[1] ?? "";
const getSource = (one: RouteEntry) => readFileSync(join("app", one.file), "utf8");

/** Routes that should be inside a guarded layout and are not, or the reverse. */
function findUnguarded(routes: RouteEntry[]): string[] {
  return Object.entries(guarded).flatMap(([area, { layout: layoutFile, who }]) =>
    routes
      .filter((one) => {
        const inside = one.layouts.includes(layoutFile);
        return (
          inside !== (getArea(one) === area) ||
          inside !== (table.get(one.address)?.accessLevel === who)
        );
      })
      .map((one) => `${one.address} (${one.file}) and ${layoutFile}`),
  );
}

test("routes: every page of the student area and of the office is inside its guarded layout", () => {
  expect(findUnguarded(plan)).toEqual([]);
});

test("findUnguarded: detects a page outside its guarded layout, or a foreign page inside", async () => {
  const account = "routes/student/account/route.tsx";
  const escaped: RouteConfigEntry[] = [route("espace-etudiant/compte", account)];
  expect(findUnguarded(await readRoutes(escaped))).toHaveLength(1);
  const intruder = layout("routes/office/layout.tsx", [route("about", "routes/site/page.tsx")]);
  expect(findUnguarded(await readRoutes([intruder]))).toHaveLength(1);
});

test.for(Object.entries(guarded))(
  "routes: the layout of the %s area calls its guard first",
  async ([, area]) => {
    const { middleware } = await area.module();
    expect(middleware[0]).toBe(area.guard);
  },
);

test("access table: lists exactly the routes of the application", () => {
  const addresses = plan.map((one) => one.address);
  expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([]);
  expect(addresses.toSorted()).toEqual([...table.keys()].toSorted());
});

test("routes: each page exists in both languages with the same module", () => {
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
])("routes: %s of the specification exists", (address) => {
  expect(plan.map((one) => one.address)).toContain(address);
});

/** The server modules of features that a source imports: `content/school`, `admissions/basket/basket`. */
const listServerFiles = (source: string) =>
  [...source.matchAll(/#app\/features\/([\w/-]+)\.server\.ts/g)].map(([, file = ""]) => file);

function findUndeclaredFiles(source: string, declaredFiles: string[]): string[] {
  const allowed = (file: string) =>
    declaredFiles.some((one) => one === file || (!one.includes("/") && file.startsWith(`${one}/`)));
  return listServerFiles(source).filter((file) => !allowed(file));
}

test("public pages: import only the server modules that the access table declares", () => {
  const open = plan.filter((one) => !(getArea(one) in guarded));
  for (const one of open) {
    const declaredFiles = table.get(one.address)?.serverFiles ?? [];
    expect(
      findUndeclaredFiles(getSource(one), declaredFiles),
      `${one.file} for ${one.address}`,
    ).toEqual([]);
  }
});

test("public pages: an import of a private server module is detected", () => {
  const source = 'import { findDraft } from "#app/features/admissions/application.server.ts";';
  expect(findUndeclaredFiles(source, ["content"])).toEqual(["admissions/application"]);
  const inner = 'import { draftOf } from "#app/features/admissions/basket/basket.server.ts";';
  expect(findUndeclaredFiles(inner, ["content"])).toEqual(["admissions/basket/basket"]);
});

test("public layouts: import only declared server modules", () => {
  for (const file of new Set(plan.flatMap((one) => one.layouts))) {
    if (!file.startsWith("routes/site/")) continue;
    expect(findUndeclaredFiles(readFileSync(join("app", file), "utf8"), ["content"]), file).toEqual(
      [],
    );
  }
});

test("demonstration pages: are answered in demonstration mode only", () => {
  const demonstration: AccessLevel = "demonstration";
  for (const one of plan) {
    const declared = table.get(one.address)?.accessLevel === demonstration;
    expect(declared, one.file).toBe(getArea(one) === "demo");
    if (declared) expect(getSource(one), one.file).toMatch(/\brequireDemo\(\)/);
  }
});

import type { UNSAFE_AssetsManifest as Manifest } from "react-router";
import { expect, test } from "vitest";
import { getManifestPart, getManifestParts } from "./route-manifest.server.ts";

const imports = ["/assets/imported.js"];
const buildRoute = (id: string, parentId?: string) => ({
  ...{ id, parentId, imports },
  module: `/assets/${id}.js`,
});
const routes = [
  buildRoute("root"),
  ...["fr", "en"].flatMap((locale) => [
    buildRoute(`${locale}/site`, "root"),
    buildRoute(`${locale}/not-found`, `${locale}/site`),
    buildRoute(`${locale}/about`, `${locale}/site`),
    buildRoute(`${locale}/student`, "root"),
    buildRoute(`${locale}/application`, `${locale}/student`),
    buildRoute(`${locale}/info`, `${locale}/application`),
    buildRoute(`${locale}/office`, "root"),
    buildRoute(`${locale}/journal`, `${locale}/office`),
  ]),
  buildRoute("routes/resources/healthz", "root"),
];
const manifest = {
  version: "1",
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
} as unknown as Manifest;

const listRouteIds = ({ text }: { text: string }) =>
  Object.keys(JSON.parse(text.replace(/^window\.__reactRouterManifest=|;$/g, "")).routes);

test("getManifestPart: returns the routes of the area and language, and that of unknown addresses", () => {
  const part = getManifestPart(manifest, ["root", "en/student", "en/application", "en/info"]);
  expect(part.href).toMatch(/^\/assets\/plan-en-student-[\w-]{8}\.js$/);
  expect(listRouteIds(part)).toEqual([
    ...["root", "en/site", "en/not-found", "en/student", "en/application", "en/info"],
  ]);
});

test("getManifestParts: names pages of the office only in the part of the office", () => {
  for (const [name, part] of getManifestParts(manifest))
    if (!name.endsWith("/office")) expect(part.text, name).not.toContain("journal");
});

test("getManifestPart: returns only public pages for a public page", () => {
  const part = getManifestPart(manifest, ["root", "fr/site", "fr/about"]);
  expect(listRouteIds(part)).toEqual(["root", "fr/site", "fr/not-found", "fr/about"]);
});

test("getManifestPart: leaves out the imports of the modules", () => {
  const { text } = getManifestPart(manifest, ["root", "fr/site", "fr/about"]);
  expect(text).toContain("/assets/fr/about.js");
  expect(text).not.toContain("imported");
});

test("getManifestPart: returns the root part for a page that failed at the root", () => {
  expect(listRouteIds(getManifestPart(manifest, ["root"]))).toEqual(["root"]);
  expect(listRouteIds(getManifestPart(manifest, []))).toEqual(["root"]);
});

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
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
} as unknown as Manifest;

const listRouteIds = ({ text }: { text: string }) =>
  Object.keys(JSON.parse(text.replace(/^window\.__reactRouterManifest=|;$/g, "")).routes);

test("a page is given its area in its language, and the way to anywhere else", () => {
  const part = getManifestPart(manifest, ["root", "en/student", "en/application", "en/info"]);
  expect(part.href).toMatch(/^\/assets\/plan-en-student-[\w-]{8}\.js$/);
  expect(listRouteIds(part)).toEqual([
    ...["root", "en/site", "en/not-found", "en/student", "en/application", "en/info"],
  ]);
});

test("nobody outside the office is told of its pages", () => {
  for (const [name, part] of getManifestParts(manifest))
    if (!name.endsWith("/office")) expect(part.text, name).not.toContain("journal");
});

test("a public page is given the public pages alone", () => {
  const part = getManifestPart(manifest, ["root", "fr/site", "fr/about"]);
  expect(listRouteIds(part)).toEqual(["root", "fr/site", "fr/not-found", "fr/about"]);
});

test("what the modules of pages import is not told: the browser finds it in them", () => {
  const { text } = getManifestPart(manifest, ["root", "fr/site", "fr/about"]);
  expect(text).toContain("/assets/fr/about.js");
  expect(text).not.toContain("imported");
});

test("a page that failed at the root has a part too", () => {
  expect(listRouteIds(getManifestPart(manifest, ["root"]))).toEqual(["root"]);
  expect(listRouteIds(getManifestPart(manifest, []))).toEqual(["root"]);
});

import type { UNSAFE_AssetsManifest as Manifest } from "react-router";
import { expect, test } from "vitest";
import { planPartFor, planParts } from "./plan-part.server.ts";

const imports = ["/assets/imported.js"];
const place = (id: string, parentId?: string) => ({
  ...{ id, parentId, imports },
  module: `/assets/${id}.js`,
});
const routes = [
  place("root"),
  ...["fr", "en"].flatMap((locale) => [
    place(`${locale}/site`, "root"),
    place(`${locale}/not-found`, `${locale}/site`),
    place(`${locale}/about`, `${locale}/site`),
    place(`${locale}/student`, "root"),
    place(`${locale}/application`, `${locale}/student`),
    place(`${locale}/info`, `${locale}/application`),
    place(`${locale}/office`, "root"),
    place(`${locale}/journal`, `${locale}/office`),
  ]),
  place("routes/resources/healthz", "root"),
];
const manifest = {
  version: "1",
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
} as unknown as Manifest;

const idsIn = ({ text }: { text: string }) =>
  Object.keys(JSON.parse(text.replace(/^window\.__reactRouterManifest=|;$/g, "")).routes);

test("a page is given its area in its language, and the way to anywhere else", () => {
  const part = planPartFor(manifest, ["root", "en/student", "en/application", "en/info"]);
  expect(part.href).toMatch(/^\/assets\/plan-en-student-[\w-]{8}\.js$/);
  expect(idsIn(part)).toEqual([
    ...["root", "en/site", "en/not-found", "en/student", "en/application", "en/info"],
  ]);
});

test("nobody outside the office is told of its pages", () => {
  for (const [name, part] of planParts(manifest))
    if (!name.endsWith("/office")) expect(part.text, name).not.toContain("journal");
});

test("a public page is given the public pages alone", () => {
  const part = planPartFor(manifest, ["root", "fr/site", "fr/about"]);
  expect(idsIn(part)).toEqual(["root", "fr/site", "fr/not-found", "fr/about"]);
});

test("what the modules of pages import is not told: the browser finds it in them", () => {
  const { text } = planPartFor(manifest, ["root", "fr/site", "fr/about"]);
  expect(text).toContain("/assets/fr/about.js");
  expect(text).not.toContain("imported");
});

test("a page that failed at the root has a part too", () => {
  expect(idsIn(planPartFor(manifest, ["root"]))).toEqual(["root"]);
  expect(idsIn(planPartFor(manifest, []))).toEqual(["root"]);
});

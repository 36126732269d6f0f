import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

/** `name`: only where a package is installed under another name. */
type LockedPackage = {
  name?: string;
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
};
const packages: Record<string, LockedPackage> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;
const installed = Object.entries(packages).filter(([path]) => path !== "");
const getVersions = (name: string) =>
  installed.filter(([path]) => path.endsWith(`node_modules/${name}`)).map(([, one]) => one.version);

/** The numbers of a version; a pre-release suffix is ignored. */
const numbers = (version: string) => version.replace(/-.*/, "").split(".").map(Number);

function isAtLeast(version: string, minimum: string): boolean {
  const [a, b] = [numbers(version), numbers(minimum)];
  const differs = b.findIndex((number, i) => number !== a[i]);
  return differs === -1 || (a[differs] ?? 0) > (b[differs] ?? 0);
}

test("isAtLeast: compares versions as numbers", () => {
  expect(isAtLeast("10.0.0", "9.0.1")).toBe(true);
  expect(isAtLeast("9.0.1", "9.0.1")).toBe(true);
  expect(isAtLeast("9.0.0", "9.0.1")).toBe(false);
  expect(isAtLeast("8.18.10", "8.18.4")).toBe(true);
  expect(isAtLeast("18.4.0-beta.17", "18.4.0")).toBe(true);
});

// The security advisories behind each minimum: DEP-01.
test.for([
  ["react-router", "8.3.0"],
  ["@react-router/node", "8.3.0"],
  ["better-auth", "1.6.26"],
  ["sharp", "0.35.0"],
  ["nodemailer", "9.0.1"],
  ["drizzle-orm", "0.45.4"],
] as const)("dependencies: %s is at least %s", ([name, minimum]) => {
  expect(getVersions(name)).not.toEqual([]);
  for (const version of getVersions(name)) expect(isAtLeast(version, minimum), version).toBe(true);
});

/** Transitive dependencies too must not be versions with known vulnerabilities. */
test.for([
  ["adm-zip", { 0: "0.6.0" }],
  ["tar", { 7: "7.5.19" }],
  ["brace-expansion", { 1: "1.1.16", 2: "2.1.2", 5: "5.0.7" }],
] as const)("dependencies: %s is not older than its advisories require", ([name, minimums]) => {
  for (const version of getVersions(name)) {
    const minimum = (minimums as Record<number, string>)[numbers(version)[0] ?? -1];
    expect(minimum && isAtLeast(version, minimum), version).toBe(true);
  }
});

test("typescript: is installed once, also not under another name", () => {
  const compilers = installed.filter(
    ([path, { name }]) => name === "typescript" || path.endsWith("node_modules/typescript"),
  );
  expect(compilers.map(([path]) => path)).toEqual(["node_modules/typescript"]);
});

test("sharp: uses a libvips without known vulnerabilities", () => {
  const sharp = createRequire(import.meta.url)("sharp");
  expect(isAtLeast(sharp.versions.vips, "8.18.4")).toBe(true);
});

test("dependencies: no package of React Server Components is installed", () => {
  expect(installed.filter(([path]) => /react-server-dom|@vitejs\/plugin-rsc/.test(path))).toEqual(
    [],
  );
});

test("package-lock.json: locks each package to its content hash", () => {
  expect(installed.length).toBeGreaterThan(100);
  for (const [path, { integrity = "", resolved, link }] of installed) {
    expect(link, path).toBeUndefined();
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved, `${path} is tied to one registry`).toBeUndefined();
  }
});

test("package.json: has exact versions, so that a new installation is the tested one", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  for (const [name, version] of Object.entries(all))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

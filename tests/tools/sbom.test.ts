import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";

vi.setConfig({ hookTimeout: 60_000 });

type Component = {
  "bom-ref": string;
  name: string;
  version: string;
  licenses?: unknown[];
  purl: string;
};
type Bom = {
  bomFormat: string;
  metadata: { component: Component & { type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

const manifest: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(
  readFileSync("package.json", "utf8"),
);
let bom: Bom;

/** Runs the command given in SECURITY.md. */
beforeAll(() => {
  const options = { encoding: "utf8", maxBuffer: 100_000_000 } as const;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "sbom"], options);
  expect(stderr).toBe("");
  expect(status).toBe(0);
  bom = JSON.parse(stdout);
});

describe("npm run sbom", () => {
  it("writes a CycloneDX document of this application", () => {
    expect(bom.bomFormat).toBe("CycloneDX");
    expect(bom.metadata.component).toMatchObject({ type: "application", name: "erabao" });
  });

  it("lists every package of the running site with its version", () => {
    const listed = bom.components.map(({ name, version }) => `${name}@${version}`);
    const expected = Object.entries(manifest.dependencies).map((one) => one.join("@"));
    expect(listed).toEqual(expect.arrayContaining(expected));
    // Their dependencies are listed too.
    expect(listed.length).toBeGreaterThan(expected.length * 2);
    expect(bom.components.every(({ purl }) => purl.startsWith("pkg:npm/"))).toBe(true);
    const licensed = bom.components.filter(({ licenses }) => licenses?.length);
    expect(licensed.length).toBeGreaterThan(listed.length * 0.95);
  });

  it("lists no package that only builds or tests the site", () => {
    const names = bom.components.map(({ name }) => name);
    const forDevelopment = Object.keys(manifest.devDependencies);
    expect(names.filter((name) => forDevelopment.includes(name))).toEqual([]);
    expect(names).not.toContain("rolldown");
  });

  it("names only listed packages in its dependency graph", () => {
    const refs = new Set([bom.metadata.component, ...bom.components].map((one) => one["bom-ref"]));
    const named = bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
    expect(bom.dependencies.length).toBeGreaterThan(bom.components.length / 2);
  });
});

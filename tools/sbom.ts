// Prints the packages that the running site uses, as CycloneDX JSON: npm run --silent sbom (SECURITY.md). `npm sbom
// --omit=dev` omits packages that a development package uses too, such as React.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

type Dependencies = Record<string, unknown>;
type LockedPackage = {
  name?: string;
  version?: string;
  dependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  peerDependencies?: Dependencies;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Component = { "bom-ref": string; name: string; version: string };
type Bom = {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const lockedPackages: Record<string, LockedPackage> = readJson("package-lock.json").packages;

/**
 * The dependencies that a package needs at run time. An optional peer counts only where another package installs it.
 */
function listDependencies(locked: LockedPackage): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = locked;
  const peers = Object.keys(peerDependencies);
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ];
}

/** Resolves a package name as Node does: in the folder of the importing package, then in its parents. */
function resolvePackage(from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (lockedPackages[path]) return path;
  if (from === "") return undefined;
  return resolvePackage(from.slice(0, Math.max(from.lastIndexOf("/node_modules/"), 0)), name);
}

/** The packages that the application needs at run time, as `name@version`. */
function listRuntimePackages(): Set<string> {
  const paths = new Set([""]);
  for (const path of paths)
    for (const name of listDependencies(lockedPackages[path] ?? {})) {
      const found = resolvePackage(path, name);
      if (found) paths.add(found);
    }
  paths.delete("");
  const named = [...paths].map((path) => {
    const { name = path.split("node_modules/").at(-1), version } = lockedPackages[path] ?? {};
    return `${name}@${version}`;
  });
  return new Set(named);
}

/** The SBOM of everything installed, from the npm that runs this script. */
function readBom(): Bom {
  const { npm_execpath: npmPath = "", npm_node_execpath: node = process.execPath } = process.env;
  const [command, ...first] = basename(npmPath) === "npm-cli.js" ? [node, npmPath] : ["npm"];
  const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application"];
  return JSON.parse(
    execFileSync(command, [...first, ...args], { encoding: "utf8", maxBuffer: 100_000_000 }),
  );
}

const { name, dependencies }: { name: string; dependencies: Record<string, string> } =
  readJson("package.json");
const runtime = listRuntimePackages();
const bom = readBom();
const components = bom.components.filter((one) => runtime.has(`${one.name}@${one.version}`));
const listed = new Set(components.map((one) => `${one.name}@${one.version}`));
const missing = Object.entries(dependencies).filter((one) => !listed.has(one.join("@")));
if (missing.length > 0) {
  console.error(`Not installed as package.json wants it: ${missing.map((one) => one.join("@"))}`);
  process.exit(1);
}
const root = bom.metadata.component;
const refs = new Set([root, ...components].map((one) => one["bom-ref"]));
const runtimeDependencies = bom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter((ref) => refs.has(ref)) }));
// npm names the application after its folder.
const metadata = { ...bom.metadata, component: { ...root, name } };
console.log(
  JSON.stringify({ ...bom, metadata, components, dependencies: runtimeDependencies }, null, 2),
);

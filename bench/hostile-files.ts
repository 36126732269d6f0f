import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, deflateRawSync } from "node:zlib";
import {
  buildCompressedObject,
  buildPdfText,
  buildPng,
} from "../app/features/documents/testing.ts";
import { ask } from "../tests/support/ask.ts";
import { type Person, signedIn } from "../tests/support/person.ts";
import { newDataDir, removeDataDir, startServer } from "../tests/support/server.ts";
import { Sending } from "../tests/support/tus.ts";

// What files made to harm take from everybody else (UP-04): the time of another page and the memory, beside a quiet
// turn of the same run. Then what is left on the disk of bodies that were too large, lied or broke off (UP-06).

const TURNS = 5;
const SECONDS = 8;
/** Milliseconds between two requests of who only reads a page, whatever the last one took. */
const EVERY = 100;
const CURSUS = "/espace-etudiant/candidate/cursus";

// The ten sendings of a person are no limit here: each is read as soon as it is whole, and refused.
const dataDir = newDataDir();
const passing = mkdtempSync(join(tmpdir(), "bench-"));
const server = await startServer({ dataDir, env: { TMPDIR: passing } });
const { origin } = server;
const candidate = await signedIn(origin, "candidat@demo.test");
const officer = await signedIn(origin, "admissions@demo.test");
const files = hostileFiles();

const rows: ({ turn: number; name: string } & Awaited<ReturnType<typeof measure>>)[] = [];
for (let turn = 0; turn <= TURNS; turn += 1)
  for (const name of ["quiet", "attacked"] as const) {
    const row = { turn, name, ...(await measure(name === "attacked")) };
    // Turn 0 warms everything up and is not counted.
    if (turn > 0) rows.push(row);
  }
console.table(rows);
const middle = (name: string, figure: "p50" | "p95" | "most") => {
  const all = rows.filter((row) => row.name === name).map((row) => row[figure]);
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
};
for (const figure of ["p50", "p95"] as const) {
  const [quiet, attacked] = [middle("quiet", figure), middle("attacked", figure)];
  const ratio = (attacked / quiet).toFixed(2);
  console.log(`${figure} of other requests: ${quiet} ms, attacked ${attacked} ms: ${ratio} times`);
}
const memory = middle("attacked", "most") - middle("quiet", "most");
console.log(`memory, server and readers together, at its most: +${memory} MB`);

await leftovers();
await server.stop();
removeDataDir(dataDir);
rmSync(passing, { recursive: true });
process.exit();

/** Two people send hostile files one after another while an officer reads a page ten times a second. */
async function measure(attacked: boolean) {
  const until = performance.now() + SECONDS * 1_000;
  const waits: number[] = [];
  let refused = 0;
  let slowest = 0;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server.process.pid ?? 0));
  }, 200);
  const attack = async (first: number) => {
    for (let at = first; attacked && performance.now() < until; at += 1) {
      const begun = performance.now();
      await sendWhole(candidate, files[at % files.length]?.bytes ?? Buffer.alloc(0));
      slowest = Math.max(slowest, performance.now() - begun);
      refused += 1;
    }
  };
  const attacks = [attack(0), attack(2)];
  const reads: Promise<void>[] = [];
  while (performance.now() < until) {
    reads.push(read(waits));
    await new Promise((done) => setTimeout(done, EVERY));
  }
  await Promise.all([...attacks, ...reads]);
  clearInterval(watch);
  const at = (part: number) =>
    Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), refused, slowest: Math.round(slowest), most };
}

async function read(waits: number[]): Promise<void> {
  const begun = performance.now();
  await (await officer.ask("/administration/candidatures")).text();
  waits.push(performance.now() - begun);
}

async function sendWhole(person: Person, bytes: Uint8Array): Promise<void> {
  const sending = await Sending.open(person, bytes.length, "releve.pdf");
  const answer = await sending.send(0, bytes);
  if (answer.status !== 200) throw new Error(`a sending was answered ${answer.status}`);
  await sending.stop();
}

/** The memory of a process and all that it started but PostgreSQL, in millions of bytes. */
function memoryOf(pid: number): number {
  const found = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,comm="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const own = new Set([`${pid}`]);
  let kilobytes = 0;
  for (const [id = "", parent = "", size, command] of found) {
    if (command === "postgres" || !(own.has(id) || own.has(parent))) continue;
    own.add(id);
    kilobytes += Number(size);
  }
  return Math.round((kilobytes * 1_024) / 1_000_000);
}

/** Files that say little and would take much. */
function hostileFiles() {
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const gigabyte = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(1_000).fill(block)]);
  const pdf = (text: string) => Buffer.from(text, "latin1");
  return [
    {
      name: "PDF of 1 GB",
      bytes: pdf(buildPdfText({ objects: buildCompressedObject(5, "", gigabyte) })),
    },
    { name: "PNG 30000 x 30000", bytes: buildPng(30_000, 30_000, Buffer.alloc(100)) },
    { name: "PDF of 50,000 pages", bytes: pdf(buildPdfText({ pages: 50_000 })) },
    { name: "PNG 1 x 65535, cut", bytes: buildPng(1, 65_535, Buffer.alloc(65_535)) },
  ];
}

/** What stands on the disk before and after, and how long until it is as before. */
async function leftovers(): Promise<void> {
  const before = await standing();
  const form = (headers: Record<string, string>, size: number) =>
    pour(CURSUS, "POST", { "content-type": "multipart/form-data; boundary=x", ...headers }, size);
  for (let time = 0; time < 10; time += 1) {
    await form({ "content-length": "2000000000" }, 20_000_000);
    await form({ "transfer-encoding": "chunked" }, 20_000_000);
    await form({ "content-length": "10000000" }, 5_000_000);
    const sending = await Sending.open(candidate, 10_000_000);
    await sending.sendAndBreak(0, Buffer.alloc(5_000_000), 10_000_000);
    await sending.stop();
  }
  const begun = performance.now();
  let now = await standing();
  const isSame = () =>
    now.files === before.files && now.temporary === before.temporary && now.pieces === 0;
  while (!isSame() && performance.now() - begun < 90_000) {
    await new Promise((done) => setTimeout(done, 250));
    now = await standing();
  }
  console.table({ before, after: now });
  console.log(`as before: ${isSame()}, after ${Math.round(performance.now() - begun)} ms`);
}

/** Sends so much of a body and goes, or is sent away. */
async function pour(
  address: string,
  method: string,
  headers: Record<string, string>,
  size: number,
) {
  const asking = request(`${origin}${address}`, {
    method,
    headers: { origin, cookie: candidate.cookie, ...headers },
  });
  await new Promise<void>((done) => {
    asking.on("error", () => done()).on("response", () => done());
    asking.write(Buffer.alloc(size), () => done());
  });
  asking.destroy();
}

/** Bytes of kept files, entries of the folder for passing files; rows and bytes of pieces in the database. */
async function standing() {
  const host = join(dataDir, "pg");
  const password = readFileSync(join(host, "secret"), "utf8");
  const [row] = await ask(
    { host, port: 5432, user: "erabao", database: "erabao", password },
    "select count(*)::int as pieces, pg_total_relation_size('upload_pieces')::int as room from upload_pieces",
  );
  const temporary = readdirSync(passing, { recursive: true }).length;
  const all = execFileSync("du", ["-sb", join(dataDir, "files")], { encoding: "utf8" });
  return {
    files: Number.parseInt(all, 10),
    temporary,
    pieces: Number(row?.pieces),
    room: Number(row?.room),
  };
}

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
import { queryDatabase } from "../tests/support/query-database.ts";
import { getNewDataDir, removeDataDir, startServer } from "../tests/support/server.ts";
import { createSignedInClient, type TestClient } from "../tests/support/test-client.ts";
import { TusUpload } from "../tests/support/tus-upload.ts";

// Measures how hostile uploads affect other requests (UP-04): latency of another page and memory, beside a round
// without attack in the same run. Then checks what remains on the disk after request bodies that are too large, have
// a false length or break off (UP-06).

const ROUNDS = 5;
const SECONDS = 8;
/** Milliseconds between two requests of the reader, however long the last one took. */
const READ_INTERVAL_MS = 100;
const CURSUS = "/espace-etudiant/candidate/cursus";

// The limit of ten uploads per person does not apply: each upload is refused as soon as it is complete.
const dataDir = getNewDataDir();
const temporaryFolder = mkdtempSync(join(tmpdir(), "bench-"));
const server = await startServer({ dataDir, env: { TMPDIR: temporaryFolder } });
const { origin } = server;
const candidate = await createSignedInClient(origin, "candidat@demo.test");
const officer = await createSignedInClient(origin, "admissions@demo.test");
const files = hostileFiles();

const rows: ({ turn: number; name: string } & Awaited<ReturnType<typeof measure>>)[] = [];
for (let turn = 0; turn <= ROUNDS; turn += 1)
  for (const name of ["quiet", "attacked"] as const) {
    const row = { turn, name, ...(await measure(name === "attacked")) };
    // Round 0 is warm-up and not counted.
    if (turn > 0) rows.push(row);
  }
console.table(rows);
const median = (name: string, figure: "p50" | "p95" | "most") => {
  const all = rows.filter((row) => row.name === name).map((row) => row[figure]);
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
};
for (const figure of ["p50", "p95"] as const) {
  const [quiet, attacked] = [median("quiet", figure), median("attacked", figure)];
  const ratio = (attacked / quiet).toFixed(2);
  console.log(`${figure} of other requests: ${quiet} ms, attacked ${attacked} ms: ${ratio} times`);
}
const memory = median("attacked", "most") - median("quiet", "most");
console.log(`memory, server and readers together, at its most: +${memory} MB`);

await checkLeftovers();
await server.stop();
removeDataDir(dataDir);
rmSync(temporaryFolder, { recursive: true });
process.exit();

/** Two people upload hostile files continuously while an officer loads a page ten times per second. */
async function measure(isAttacked: boolean) {
  const deadline = performance.now() + SECONDS * 1_000;
  const waits: number[] = [];
  let refused = 0;
  let slowest = 0;
  let maxMemory = 0;
  const watch = setInterval(() => {
    maxMemory = Math.max(maxMemory, getMemoryMb(server.process.pid ?? 0));
  }, 200);
  const attack = async (first: number) => {
    for (let at = first; isAttacked && performance.now() < deadline; at += 1) {
      const startedAt = performance.now();
      await sendWhole(candidate, files[at % files.length]?.bytes ?? Buffer.alloc(0));
      slowest = Math.max(slowest, performance.now() - startedAt);
      refused += 1;
    }
  };
  const attacks = [attack(0), attack(2)];
  const reads: Promise<void>[] = [];
  while (performance.now() < deadline) {
    reads.push(readPage(waits));
    await new Promise((done) => setTimeout(done, READ_INTERVAL_MS));
  }
  await Promise.all([...attacks, ...reads]);
  clearInterval(watch);
  const at = (part: number) =>
    Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * part)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), refused, slowest: Math.round(slowest), most: maxMemory };
}

async function readPage(waits: number[]): Promise<void> {
  const startedAt = performance.now();
  await (await officer.request("/administration/candidatures")).text();
  waits.push(performance.now() - startedAt);
}

async function sendWhole(client: TestClient, bytes: Uint8Array): Promise<void> {
  const upload = await TusUpload.open(client, bytes.length, "releve.pdf");
  const response = await upload.send(0, bytes);
  if (response.status !== 200) throw new Error(`a sending was answered ${response.status}`);
  await upload.stop();
}

/** Resident memory of a process and its descendants except PostgreSQL, in millions of bytes. */
function getMemoryMb(pid: number): number {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,comm="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const own = new Set([`${pid}`]);
  let kilobytes = 0;
  for (const [id = "", parent = "", size, command] of processes) {
    if (command === "postgres" || !(own.has(id) || own.has(parent))) continue;
    own.add(id);
    kilobytes += Number(size);
  }
  return Math.round((kilobytes * 1_024) / 1_000_000);
}

/** Small files that expand to large ones. */
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

/** The state of the disk before and after, and how long until it is as before. */
async function checkLeftovers(): Promise<void> {
  const before = await readDiskState();
  const form = (headers: Record<string, string>, sizeBytes: number) =>
    sendPartialBody(
      CURSUS,
      "POST",
      { "content-type": "multipart/form-data; boundary=x", ...headers },
      sizeBytes,
    );
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await form({ "content-length": "2000000000" }, 20_000_000);
    await form({ "transfer-encoding": "chunked" }, 20_000_000);
    await form({ "content-length": "10000000" }, 5_000_000);
    const upload = await TusUpload.open(candidate, 10_000_000);
    await upload.sendAndBreak(0, Buffer.alloc(5_000_000), 10_000_000);
    await upload.stop();
  }
  const startedAt = performance.now();
  let now = await readDiskState();
  const isSame = () =>
    now.files === before.files && now.temporary === before.temporary && now.pieces === 0;
  while (!isSame() && performance.now() - startedAt < 90_000) {
    await new Promise((done) => setTimeout(done, 250));
    now = await readDiskState();
  }
  console.table({ before, after: now });
  console.log(`as before: ${isSame()}, after ${Math.round(performance.now() - startedAt)} ms`);
}

/** Sends part of a request body, then disconnects or is disconnected. */
async function sendPartialBody(
  address: string,
  method: string,
  headers: Record<string, string>,
  sizeBytes: number,
) {
  const outgoing = request(`${origin}${address}`, {
    method,
    headers: { origin, cookie: candidate.cookie, ...headers },
  });
  await new Promise<void>((done) => {
    outgoing.on("error", () => done()).on("response", () => done());
    outgoing.write(Buffer.alloc(sizeBytes), () => done());
  });
  outgoing.destroy();
}

/** Bytes of stored files, entries of the temporary folder, and rows and bytes of upload chunks in the database. */
async function readDiskState() {
  const host = join(dataDir, "pg");
  const password = readFileSync(join(host, "secret"), "utf8");
  const [row] = await queryDatabase(
    { host, port: 5432, user: "erabao", database: "erabao", password },
    "select count(*)::int as pieces, pg_total_relation_size('upload_pieces')::int as bytes from upload_pieces",
  );
  const temporary = readdirSync(temporaryFolder, { recursive: true }).length;
  const all = execFileSync("du", ["-sb", join(dataDir, "files")], { encoding: "utf8" });
  return {
    files: Number.parseInt(all, 10),
    temporary,
    pieces: Number(row?.pieces),
    pieceBytes: Number(row?.bytes),
  };
}

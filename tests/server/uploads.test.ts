import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { buildCompressedObject, buildPdfText } from "#app/features/documents/testing.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { announceUpload, TusUpload } from "#tests/support/tus-upload.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, database, dataDir } = await withServer();
const candidate = await createSignedInClient(server.origin, "candidat@demo.test");
const officer = await createSignedInClient(server.origin, "admissions@demo.test");
const editor = await createSignedInClient(server.origin, "redaction@demo.test");
const visitor = new TestClient(server.origin);
const CURSUS = "/espace-etudiant/candidate/cursus";

/** A PDF of about this size that cannot be compressed. */
function largePdf(size: number): Buffer {
  const drawn = `% ${randomBytes(size / 2).toString("hex")}`;
  return createSmallPdf("x", drawn);
}

const form = {
  intent: "add",
  activity: "studies",
  schoolYear: "2019-2020",
  country: "SN",
  school: "Lycée des envois",
};

test("upload: resumes where the network broke, and is attached to a year by its id", async () => {
  const pdf = largePdf(600_000);
  const upload = await TusUpload.open(candidate, pdf.length, "../relevé\u202Efdp.exe");
  await upload.sendAndBreak(0, pdf.subarray(0, 400_000), pdf.length);
  // Everything that arrived is stored, down to the last packets.
  const reached = () => upload.offset();
  await expect.poll(reached, { timeout: 10_000 }).toBeGreaterThan(300_000);
  await expect.poll(async () => (await upload.send(0, pdf)).status).toBe(409);
  const offset = (await upload.offset()) ?? 0;
  expect(offset).toBeLessThanOrEqual(400_000);
  const last = await upload.send(offset, pdf.subarray(offset));
  expect(last.status).toBe(200);
  const expected = { ok: true, name: "relevéfdp.pdf", size: pdf.length };
  expect(await last.json()).toEqual(expected);
  expect(await (await upload.state()).json()).toEqual(expected);

  const added = await candidate.submit(CURSUS, { ...form, proofUpload: upload.id });
  expect(added.status).toBe(302);
  const page = await (await candidate.request(CURSUS)).text();
  const file = /href="(\/fichiers\/[\w-]+)"[^>]*>relevéfdp\.pdf/.exec(page)?.[1] ?? "";
  const response = await candidate.request(file);
  // Downloaded, never displayed, isolated from our pages (UP-08), under the cleaned name (UP-07).
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": `${pdf.length}`,
    "content-disposition":
      "attachment; filename=\"relev_fdp.pdf\"; filename*=UTF-8''relev%C3%A9fdp.pdf",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store, private",
  });
  // Range requests get the whole file.
  const part = await candidate.request(file, { headers: { range: "bytes=0-9" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([200, null]);
  const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  expect(digest(new Uint8Array(await response.arrayBuffer()))).toBe(digest(pdf));
  expect(await upload.offset()).toBeNull();
});

test("upload: is available to its owner only, and only from our own pages", async () => {
  const upload = await TusUpload.open(candidate, 1_000);
  expect(await (await upload.state()).json()).toEqual({ ok: false, reason: "file-on-its-way" });
  // Officers who write messages upload files too; an editor does not.
  for (const [person, status, announced] of [
    [officer, 404, 201],
    [editor, 404, 404],
    [visitor, 401, 401],
  ] as const) {
    const theirs = upload.as(person);
    expect(await (await theirs.state()).json()).toEqual({ ok: false, reason: "file-gone" });
    expect(await theirs.offset()).toBeNull();
    expect((await theirs.send(0, Buffer.alloc(1_000))).status).toBe(status);
    expect((await theirs.stop()).status).toBe(status);
    expect((await announceUpload(person, 10)).status).toBe(announced);
  }
  const stranger = Object.assign(new TestClient(server.origin), { cookie: candidate.cookie });
  const far = { "tus-resumable": "1.0.0", origin: "https://evil.example" };
  const refused = await stranger.request(upload.address, { method: "DELETE", headers: far });
  expect(refused.status).toBe(403);
  expect(await upload.offset()).toBe(0);
  expect((await upload.stop()).status).toBe(204);
  expect(await upload.offset()).toBeNull();
});

test.for([
  ["Upload-Defer-Length", { "upload-defer-length": "1" }],
  ["Upload-Concat", { "upload-length": "3", "upload-concat": "partial" }],
] as const)("POST /envois: answers 400 with a message to %s", async ([, more]) => {
  const headers = { "tus-resumable": "1.0.0", origin: server.origin, ...more };
  const answer = await candidate.request("/envois", { method: "POST", headers });
  expect([answer.status, answer.headers.get("content-language")]).toEqual([400, "fr"]);
  expect(await answer.json()).toEqual({
    ...{ ok: false, reason: "unsupported" },
    message: expect.stringContaining("une action que le site ne connaît pas"),
  });
});

test("upload: a file that is too large is refused when it is announced (UP-06)", async () => {
  expect((await announceUpload(candidate, 10_000_001)).status).toBe(413);
  expect((await announceUpload(candidate, 0)).status).toBe(422);
  const upload = await TusUpload.open(candidate, 1_000);
  const more = await upload.send(0, Buffer.alloc(1_001));
  expect(more.status).toBe(413);
  expect(await upload.offset()).toBe(0);
});

test("upload: only editors may announce a film of 100 MB, and nobody a larger one", async () => {
  const film = (person: TestClient, size: number) =>
    announceUpload(person, size, "visite.mp4", "medium");
  expect((await film(editor, 100_000_000)).status).toBe(201);
  expect((await film(editor, 100_000_001)).status).toBe(413);
  for (const other of [candidate, officer]) expect((await film(other, 10)).status).toBe(404);
});

test("upload: a file that is not a proof is refused when complete, with its reason", async () => {
  const page = Buffer.from("<html><script>alert(1)</script></html>");
  const upload = await TusUpload.open(candidate, page.length, "bulletin.pdf");
  const refused = { ok: false, reason: "file-type" };
  expect(await (await upload.send(0, page)).json()).toEqual(refused);
  const added = await candidate.submit(CURSUS, { ...form, proofUpload: upload.id });
  expect(added.status).toBe(422);
  // The message lists the accepted types (UP-03).
  expect(await added.text()).toContain("Ce fichier n’est ni un PDF, ni une photo JPG ou PNG");
});

test("inspectPdf: runs in a subprocess, from the one file made by the build (UP-04)", async () => {
  // The largest valid content, so that its worker runs long enough to be observed.
  const compressed = deflateSync(Buffer.alloc(120_000_000));
  const objects = [5, 6, 7].map((number) => buildCompressedObject(number, "", compressed)).join("");
  const pdf = Buffer.from(buildPdfText({ objects }), "latin1");
  const upload = await TusUpload.open(candidate, pdf.length);
  const answer = upload.send(0, pdf);
  const started = () =>
    execFileSync("ps", ["-eo", "ppid=,args="], { encoding: "utf8" })
      .split("\n")
      .filter((line) => Number.parseInt(line, 10) === server.process.pid)
      .join("\n");
  const reader = /\/build\/server\/workers\/inspect-pdf-worker\.js$/m;
  await expect.poll(started, { timeout: 20_000 }).toMatch(reader);
  expect(await (await answer).json()).toMatchObject({ ok: true, size: pdf.length });
  await upload.stop();
});

/**
 * Sends a body with or without a stated length; returns the status and how many bytes were sent by then. A connection
 * closed while the client writes may hide its response: the status is then 0.
 */
function sendBody(headers: Record<string, string>, length: number) {
  return new Promise<{ status: number; sent: number }>((done) => {
    const asking = request(`${server.origin}${CURSUS}`, {
      method: "POST",
      headers: { origin: server.origin, cookie: candidate.cookie, ...headers },
    });
    let sent = 0;
    const million = Buffer.alloc(1_000_000);
    const next = () => {
      if (asking.destroyed || sent >= length) return;
      sent += million.length;
      asking.write(million, next);
    };
    asking.on("response", (answer) => {
      done({ status: answer.statusCode ?? 0, sent });
      asking.destroy();
    });
    asking.on("error", () => done({ status: 0, sent }));
    next();
  });
}

test("body over 12 MB: is refused before the rest is read (UP-06)", async () => {
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const response = await sendBody({ ...type, "content-length": "2000000000" }, 2_000_000_000);
  expect([413, 0]).toContain(response.status);
  expect(response.sent).toBeLessThan(40_000_000);
  const unsaid = await sendBody({ ...type, "transfer-encoding": "chunked" }, 100_000_000);
  expect([413, 0]).toContain(unsaid.status);
  expect(unsaid.sent).toBeLessThan(40_000_000);
});

test("form with a thousand files and ten thousand fields: is answered like an invalid form (UP-06)", async () => {
  const parts = new FormData();
  for (let n = 0; n < 1_000; n += 1) parts.append("proof", new Blob(["x"]), `${n}.pdf`);
  for (let n = 0; n < 10_000; n += 1) parts.append(`field${n}`, "x");
  const headers = { origin: server.origin };
  const answer = await candidate.request(CURSUS, { method: "POST", headers, body: parts });
  expect(answer.status).toBe(422);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

/** Sends a form whose body may not match its stated length; returns the status. */
async function write(declaredLength: number, body: Buffer): Promise<number> {
  const { hostname, port, host } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  const head = [
    `POST ${CURSUS} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${server.origin}`,
    `cookie: ${candidate.cookie}`,
    "content-type: multipart/form-data; boundary=x",
    `content-length: ${declaredLength}`,
  ].join("\r\n");
  const over = new Promise<void>((done) => socket.on("close", done).on("error", () => done()));
  // The client ends its side, so the server does not wait for missing bytes.
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
  await over;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

test("form that breaks off or does not match its stated length: leaves nothing behind (UP-06)", async () => {
  const part = (name: string, more: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
  const formFields = { ...form, school: "Lycée coupé" };
  const fields = Object.entries(formFields).map(([name, text]) => part(name, "", text));
  const pdf = largePdf(600_000).toString("latin1");
  const body = Buffer.from(
    `${fields.join("")}${part("proof", '; filename="a.pdf"', pdf)}--x--\r\n`,
    "latin1",
  );
  const readState = async () => {
    const [rows] = await database.query(`select (select count(*)::int from files) as files,
      (select count(*)::int from uploads) as uploads,
      (select count(*)::int from cursus_entries) as years`);
    return { ...rows, onDisk: readdirSync(join(dataDir, "files"), { recursive: true }).length };
  };
  const before = await readState();
  const statuses = [
    await write(body.length, body.subarray(0, body.length >> 1)),
    await write(body.length - 1_000, body),
    await write(2_000_000_000, body),
  ];
  expect(statuses).toEqual([400, 400, 413]);
  expect(await readState()).toEqual(before);
  expect(server.getOutput()).not.toContain('"msg":"fault"');
});

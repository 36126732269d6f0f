import { createHash } from "node:crypto";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type S3Mode, startFakeS3 } from "#tests/support/fake-s3.ts";
import { readFormValues } from "#tests/support/form-values.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import type { RunningServer } from "#tests/support/server.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { TusUpload } from "#tests/support/tus-upload.ts";
import { createTestSite } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const CURSUS = "/espace-etudiant/candidate/cursus";
const sentences = {
  fr: "Nous ne pouvons pas enregistrer de fichier en ce moment.",
  en: "We cannot save files at the moment.",
};
type Language = keyof typeof sentences;
const addressIn = (language: Language) => (language === "fr" ? CURSUS : `/en${CURSUS}`);

const site = await createTestSite();
const s3 = await startFakeS3();
afterAll(() => s3.stop());
// A failed test must not leave a broken store to the next.
afterEach(async () => {
  s3.mood = "works";
  await s3.restart();
});
const settings = {
  ...{ S3_BUCKET: "school", S3_REGION: "ca-central-1", S3_ENDPOINT: s3.endpoint },
  ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" },
};

let server: RunningServer;
let candidate: TestClient;
let officer: TestClient;

/** Starts the site; without `timeoutMs`, with the default time limit of the store. */
async function start(timeoutMs?: number): Promise<void> {
  const limit: Record<string, string> = timeoutMs ? { S3_TIMEOUT_MS: `${timeoutMs}` } : {};
  server = await site.start({ ...settings, ...limit });
  candidate = await createSignedInClient(server.origin, "candidat@demo.test");
  officer = await createSignedInClient(server.origin, "admin@demo.test");
}

/** Milliseconds from the signal to the exit, and the exit code. */
async function endServer(): Promise<{ code: number; ms: number }> {
  const startedAt = performance.now();
  const ended = once(server.process, "exit");
  server.process.kill("SIGTERM");
  const [code] = await ended;
  return { code, ms: performance.now() - startedAt };
}

/** The fastest of five visits, in milliseconds, because the machine may be busy during one. */
async function measureFastest(who: TestClient, address: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const startedAt = performance.now();
    const { status } = await who.request(address);
    expect([address, status]).toEqual([address, 200]);
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

/** The staff's page of an application with a document, which is shown as page images. */
async function applicationWithDocument(): Promise<string> {
  const [row] = await site.database.query(
    "select application_id from cursus_entries where proof_id is not null and removed_at is null limit 1",
  );
  return `/administration/candidatures/${row?.application_id}`;
}

/** The sign-in page, an uncached public page, student pages that read no file, and an application in the office. */
async function expectQuickPages(): Promise<void> {
  const visitor = new TestClient(server.origin);
  for (const [who, address] of [
    [visitor, "/connexion"],
    [visitor, "/valeurs"],
    [candidate, "/espace-etudiant/candidate"],
    [candidate, CURSUS],
    [officer, await applicationWithDocument()],
  ] as const)
    expect(await measureFastest(who, address), address).toBeLessThan(1_000);
}

const ready = async () => (await fetch(`${server.origin}/readyz`)).text();
const setLocale = (locale: Language) =>
  site.database.query(`update users set locale = '${locale}' where email = 'candidat@demo.test'`);

/** The response for a picture that the library does not have. */
async function expectPicture(status: 503 | 404): Promise<void> {
  const response = await fetch(`${server.origin}/medias/${"0".repeat(16)}/480.avif`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([
    status,
    status === 503 ? "5" : null,
  ]);
  expect(response.headers.get("cache-control")).not.toContain("immutable");
}

/** An upload in chunks that is complete except for its last bytes. */
async function startUpload(pdf: Buffer) {
  const sending = await TusUpload.open(candidate, pdf.length);
  return { pdf, sending, finish: () => sending.send(0, pdf) };
}

/** The form of a school year with its proof, as a browser without scripts submits it. */
async function formWithProof(language: Language, name: string) {
  const address = addressIn(language);
  const { proof: _, ...hidden } = await readFormValues(candidate, `${address}?add`);
  const pdf = createSmallPdf(name);
  const fields = {
    ...hidden,
    ...{ intent: "add", activity: "studies", schoolYear: "2018-2019", country: "SN" },
    ...{ school: `Lycée ${name}`, field: "Sciences de la vie" },
  };
  return {
    pdf,
    submitted: fields,
    send() {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.append(field, value);
      body.append("proof", new Blob([new Uint8Array(pdf)]), "bulletin.pdf");
      const headers = { origin: server.origin };
      return candidate.request(address, { method: "POST", headers, body });
    },
  };
}

type Form = Awaited<ReturnType<typeof formWithProof>>;
type StartedUpload = Awaited<ReturnType<typeof startUpload>>;

async function expectFormRefused(response: Response, { submitted }: Form, language: Language) {
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
  const page = await response.text();
  expect(page).toContain(sentences[language]);
  for (const value of [submitted.school, submitted.field])
    expect(page).toContain(`value="${value}"`);
}

async function expectUploadRefused(answer: Response, language: Language) {
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(answer.headers.get("content-language")).toBe(language);
  expect(await answer.json()).toMatchObject({
    ...{ ok: false, reason: "file-store-unavailable" },
    message: expect.stringContaining(sentences[language]),
  });
}

/** Checks the upload and submits the forms again: each file is stored once. */
async function expectStored({ sending, pdf }: StartedUpload, ...forms: Form[]): Promise<void> {
  expect(await (await sending.state()).json()).toMatchObject({ ok: true, size: pdf.length });
  expect(await countStoredCopies(pdf)).toBe(1);
  await sending.stop();
  for (const form of forms) {
    expect((await form.send()).status).toBe(302);
    const years = await site.database.query(
      `select count(*)::int as n from cursus_entries where school = '${form.submitted.school}'`,
    );
    expect(years).toEqual([{ n: 1 }]);
    expect(await countStoredCopies(form.pdf)).toBe(1);
  }
}

/** How many files with these bytes have both a row and an object in the store. */
async function countStoredCopies(pdf: Buffer): Promise<number> {
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  const rows = await site.database.query(`select key from files where sha256 = '${sha256}'`);
  for (const { key } of rows) expect(s3.objects.get(`/school/${key}`)?.bytes).toEqual(pdf);
  return rows.length;
}

/** Objects that no row names, and rows whose object is missing. */
async function listOrphanKeys() {
  const rows = await site.database.query("select key from files");
  const waiting = await site.database.query(
    "select key from stored_objects union select key from store_removals",
  );
  const named = new Set(rows.map(({ key }) => `${key}`));
  const known = new Set(waiting.map(({ key }) => `${key}`));
  const inStore = [...s3.objects.keys()]
    .map((path) => path.replace("/school/", ""))
    .filter((key) => key.startsWith("proofs/"));
  return {
    unnamed: inStore.filter((key) => !named.has(key) && !known.has(key)),
    missing: [...named].filter((key) => !inStore.includes(key)),
  };
}

const setMode = (mood: S3Mode) => () => {
  s3.mood = mood;
};
/** How a store fails, and how it recovers. */
const outages: [string, { begin(): unknown; recover(): unknown }][] = [
  ["never answers", { begin: setMode("hangs"), recover: setMode("works") }],
  ["answers after 8 s", { begin: setMode("slow"), recover: setMode("works") }],
  ["refuses connections", { begin: () => s3.stop(), recover: () => s3.restart() }],
];

describe("file store with a limit of 1.5 s", () => {
  const TIMEOUT_MS = 1_500;
  /** Two tries with the connection and pause between them, and reading three files on a loaded machine. */
  const LIMIT_MS = 2 * TIMEOUT_MS + 15_000 + 15_000;

  beforeAll(() => start(TIMEOUT_MS));

  it.each(outages)(
    "that %s: pages are fast, uploads are refused, and work again later",
    async (name, { begin, recover }) => {
      const pieces = await startUpload(createSmallPdf(name));
      const french = await formWithProof("fr", `${name} fr`);
      const english = await formWithProof("en", `${name} en`);
      await begin();
      const startedAt = performance.now();
      const refusals = Promise.all([pieces.finish(), french.send(), english.send()]);
      const picture = expectPicture(503);
      await expectQuickPages();
      const [ofPieces, ofFrench, ofEnglish] = await refusals;
      await picture;
      expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
      expect(await ready()).toMatch(/^ready\ndegraded: .*\bfiles\b/);
      await expectUploadRefused(ofPieces, "fr");
      await expectFormRefused(ofFrench, french, "fr");
      await expectFormRefused(ofEnglish, english, "en");
      await setLocale("en");
      await expectUploadRefused(await pieces.sending.state(), "en");
      await setLocale("fr");

      await recover();
      await expect.poll(ready, { timeout: 20_000 }).not.toMatch(/\bfiles\b/);
      await expectPicture(404);
      await expectStored(pieces, french, english);
      expect(await listOrphanKeys()).toEqual({ unnamed: [], missing: [] });
    },
  );

  it("stops at once after SIGTERM", async () => {
    expect(await endServer()).toMatchObject({ code: 0 });
  });
});

describe("file store with the default limit (30 s)", { tags: ["nightly"] }, () => {
  beforeAll(() => start());

  it("accepts a file although each response takes 8 s, and pages are fast meanwhile", async () => {
    const pieces = await startUpload(createSmallPdf("slow pieces"));
    const form = await formWithProof("fr", "slow form");
    s3.mood = "slow";
    const responses = Promise.all([pieces.finish(), form.send()]);
    await expectQuickPages();
    const [ofPieces, ofForm] = await responses;
    s3.mood = "works";
    expect([ofPieces.status, ofForm.status]).toEqual([200, 302]);
    expect(await ready()).toMatch(/^ready\ndegraded: .*\bfiles\b/);
    await expectStored(pieces, form);
  });

  it("stops within 30 s after SIGTERM while the store hangs", async () => {
    const pieces = await startUpload(createSmallPdf("never answered"));
    s3.mood = "hangs";
    const cut = pieces.finish().catch(() => "cut");
    await expect.poll(() => s3.puts.now, { timeout: 10_000 }).toBeGreaterThan(0);
    await expectQuickPages();
    expect(s3.puts.now).toBeGreaterThan(0);
    const { code, ms } = await endServer();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(30_000);
    await cut;
    s3.mood = "works";
    await start();
    await expectStored({ ...pieces, sending: pieces.sending.as(candidate) });
    expect(await listOrphanKeys()).toEqual({ unnamed: [], missing: [] });
  });
});

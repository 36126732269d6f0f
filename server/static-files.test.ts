import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { listStaticFiles, serveFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-static-"));
const script = "export const words = 'bonjour';\n".repeat(200);
mkdirSync(join(folder, "assets"));
mkdirSync(join(folder, ".vite"));
writeFileSync(join(folder, "assets/app-AbC123.js"), script);
writeFileSync(join(folder, "assets/packed.css"), "a{b:c}");
writeFileSync(join(folder, "assets/packed.css.br"), brotliCompressSync("a{b:of the build}"));
writeFileSync(join(folder, "assets/packed.css.gz"), gzipSync("a{b:of the build}"));
writeFileSync(join(folder, "service-worker.js"), script);
mkdirSync(join(folder, "img"));
for (const width of [640, 320]) writeFileSync(join(folder, `img/campus-${width}.avif`), `${width}`);
writeFileSync(join(folder, "favicon.png"), Buffer.from([137, 80, 78, 71]));
writeFileSync(join(folder, "gone.png"), "gone");
writeFileSync(join(folder, ".vite/manifest.json"), "{}");
writeFileSync(join(folder, "thing.unknown"), "?");
writeFileSync(join(folder, "film.webm"), "0123456789");

const files = listStaticFiles(folder);
const app = new Hono<{ Bindings: HttpBindings; Variables: { filePath: string } }>();
const setHeaders = (c: { header(name: string, value: string): void }) =>
  c.header("X-Content-Type-Options", "nosniff");
app.get("*", serveFiles({ folder, files, setHeaders }));
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Plain request: `fetch` would negotiate and undo the compression. */
async function ask(path: string, encoding = "identity", more: Record<string, string> = {}) {
  const response = await fetch(`${address}${path}`, {
    headers: { "accept-encoding": encoding, ...more },
  });
  return { response, headers: response.headers };
}

test("sends hashed files with a one-year cache, others with one day", async () => {
  const asset = await ask("/assets/app-AbC123.js");
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const icon = await ask("/favicon.png");
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(icon.headers.get("content-type")).toBe("image/png");
});

test("sends the service worker uncached, because browsers compare it at each visit", async () => {
  const { response, headers } = await ask("/service-worker.js");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.text()).toBe(script);
});

test("sends the copies compressed by the build, which have no address of their own", async () => {
  for (const encoding of ["br", "gzip"]) {
    const { response, headers } = await ask("/assets/packed.css", encoding);
    expect(headers.get("content-encoding")).toBe(encoding);
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(await response.text()).toBe("a{b:of the build}");
  }
  const plain = await ask("/assets/packed.css");
  expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([
    null,
    "Accept-Encoding",
  ]);
  for (const end of [".br", ".gz"])
    expect((await ask(`/assets/packed.css${end}`)).response.status).toBe(404);
});

test("does not compress a picture", async () => {
  const { headers } = await ask("/favicon.png", "gzip, br");
  expect(headers.get("content-encoding")).toBeNull();
  expect(headers.get("content-length")).toBe("4");
});

test("sends the requested range of a film, and 416 with its size beyond the end", async () => {
  const part = await ask("/film.webm", "identity", { range: "bytes=2-5" });
  expect(part.response.status).toBe(206);
  expect(part.headers.get("content-type")).toBe("video/webm");
  expect(part.headers.get("content-range")).toBe("bytes 2-5/10");
  expect(await part.response.text()).toBe("2345");
  const beyond = await ask("/film.webm", "identity", { range: "bytes=10-" });
  expect(beyond.response.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe("bytes */10");
  const tag = { range: "bytes=2-5", "if-range": '"another"' };
  expect((await ask("/film.webm", "identity", tag)).response.status).toBe(200);
});

test.for(["bytes=5-2", "bytes=1-2,4-5", "items=1-2", "bytes=x"])(
  "sends the whole film for the range %s, which must be ignored",
  async (range) => {
    const { response } = await ask("/film.webm", "identity", { range });
    expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
  },
);

test("sends the end of a film for a suffix range", async () => {
  const { response } = await ask("/film.webm", "identity", { range: "bytes=-3" });
  expect([response.status, await response.text()]).toEqual([206, "789"]);
});

test("sends the smaller file to a visitor who saves data, out of shared caches", async () => {
  const saving = await ask("/img/campus-640.avif", "identity", { "save-data": "on" });
  expect(saving.headers.get("content-type")).toBe("image/avif");
  expect(saving.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(await saving.response.text()).toBe("320");
  const usual = await ask("/img/campus-640.avif");
  expect(await usual.response.text()).toBe("640");
});

test("returns 404 for a picture that a newer build removed", async () => {
  const before = await ask("/gone.png");
  // Read to its end: the file is opened after the status was sent.
  expect(await before.response.text()).toBe("gone");
  rmSync(join(folder, "gone.png"));
  const { response, headers } = await ask("/gone.png");
  expect(response.status).toBe(404);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("etag")).toBeNull();
});

test("returns 304 without a body for a matching ETag", async () => {
  const first = await ask("/favicon.png");
  const tag = first.headers.get("etag") ?? "";
  const again = await ask("/favicon.png", "identity", { "if-none-match": tag });
  expect(again.response.status).toBe(304);
  expect(await again.response.text()).toBe("");
  const other = await ask("/favicon.png", "identity", { "if-none-match": '"other"' });
  expect(other.response.status).toBe(200);
});

test("sends only the headers for HEAD", async () => {
  const response = await fetch(`${address}/assets/app-AbC123.js`, {
    method: "HEAD",
    headers: { "accept-encoding": "identity" },
  });
  expect(response.headers.get("content-length")).toBe(String(script.length));
  expect(await response.text()).toBe("");
});

test("listStaticFiles: hides dot files and compressed copies", async () => {
  expect([...files.keys()].sort()).toEqual([
    "/assets/app-AbC123.js",
    "/assets/packed.css",
    "/favicon.png",
    "/film.webm",
    "/gone.png",
    "/img/campus-320.avif",
    "/img/campus-640.avif",
    "/service-worker.js",
    "/thing.unknown",
  ]);
  const unknown = await ask("/thing.unknown");
  expect(unknown.headers.get("content-type")).toBe("application/octet-stream");
});

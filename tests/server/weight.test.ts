import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { inEnglish, publicPages } from "#tests/support/public-pages.ts";
import { newDataDir, removeDataDir, startServer } from "#tests/support/server.ts";

const dataDir = newDataDir();
const server = await startServer({ dataDir });

afterAll(async () => {
  await server.stop();
  removeDataDir(dataDir);
});

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const bytesOf = async (address: string) =>
  Buffer.from(await (await fetch(server.origin + address)).arrayBuffer());
const brotliOf = (bytes: Buffer) => brotliCompressSync(bytes, best).length;

/** The page and the sheets that hold its first paint, where it does not carry them. */
async function weightOf(address: string): Promise<number> {
  const page = await bytesOf(address);
  const html = page.toString().replace(/<noscript>.*?<\/noscript>/g, "");
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/data-late|disabled/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");
  const weights = await Promise.all(
    [...new Set(sheets)].map(async (sheet) => brotliOf(await bytesOf(sheet))),
  );
  return weights.reduce((sum, weight) => sum + weight, brotliOf(page));
}

test.for(publicPages.flatMap((page) => [page, inEnglish(page)]))(
  "%s and what it needs for its first paint travel in the first window (P1)",
  async (address) => {
    // 14 kB: what a server may send before it waits for the first answer; the home page has 20.
    const most = /^\/(en)?$/.test(address) ? 20 : 14;
    expect(await weightOf(address)).toBeLessThanOrEqual(most * 1024);
  },
);

test("the script of the public pages stays small (P2)", async () => {
  const page = (await bytesOf("/")).toString();
  const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(scripts).toHaveLength(1);
  expect(gzipSync(await bytesOf(scripts[0] ?? ""), { level: 9 }).length).toBeLessThan(6 * 1024);
});

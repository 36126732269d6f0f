import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressResponse } from "./compression.ts";

async function compressText(type: string, accepted: string | undefined) {
  const headers = new Headers({ "Content-Type": type, "Content-Length": "7" });
  const response = await compressResponse(new Response("bonjour"), headers, { accepted });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** An endless table, and a promise of the moment when nobody reads it any more. */
function endlessTable() {
  const cancelled = Promise.withResolvers<void>();
  const row = new TextEncoder().encode(`${Math.random()};`.repeat(1_000));
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(row),
    cancel: () => cancelled.resolve(),
  });
  return { body, cancelled: cancelled.promise };
}

const compressStream = (body: ReadableStream) =>
  compressResponse(new Response(body), new Headers({ "Content-Type": "text/csv" }), {
    accepted: "br",
  });

describe("compressResponse", () => {
  it("compresses a page in the best accepted encoding, with its length", async () => {
    const page = await compressText("text/html; charset=utf-8", "gzip, br");
    expect(page.headers.get("content-encoding")).toBe("br");
    expect(page.headers.get("content-length")).toBe(`${page.bytes.length}`);
    expect(`${brotliDecompressSync(page.bytes)}`).toBe("bonjour");
  });

  it("compresses a table as it comes, without a length", async () => {
    const table = await compressText("text/csv", "gzip");
    expect(table.headers.get("content-length")).toBeNull();
    expect(`${gunzipSync(table.bytes)}`).toBe("bonjour");
  });

  it.each(["text/event-stream", "image/png", "application/pdf"])(
    "leaves %s as it is",
    async (type) => {
      const { headers, bytes } = await compressText(type, "gzip, br");
      expect([headers.get("content-encoding"), `${bytes}`]).toEqual([null, "bonjour"]);
    },
  );

  it("leaves a page as it is for a client without compression", async () => {
    const page = await compressText("text/html", undefined);
    expect([page.headers.get("content-encoding"), `${page.bytes}`]).toEqual([null, "bonjour"]);
  });

  it("stops the body when the client leaves", async () => {
    const { body, cancelled } = endlessTable();
    const { body: sent } = await compressStream(body);
    const reader = sent?.getReader();
    await reader?.read();
    await reader?.cancel();
    await cancelled;
  });

  it("fails for the reader when the body fails", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error("the disk is gone")),
    });
    const response = await compressStream(body);
    await expect(response.text()).rejects.toThrow("the disk is gone");
  });
});

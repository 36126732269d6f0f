import { deflateRawSync, constants as z } from "node:zlib";
import { expect, test, vi } from "vitest";
import { checkPdf } from "./check-pdf.server.ts";
import { unreadRefusal } from "./file-rules.ts";
import { buildCompressedObject, buildPdfText } from "./testing.ts";

// A reader gives way to everything else: what takes it a second of the processor takes a busy machine many.
vi.setConfig({ testTimeout: 180_000 });

const getReason = async (text: string) => {
  const checked = await checkPdf(Buffer.from(text, "latin1"));
  return checked.ok ? null : checked.reason;
};

test("a bomb and fifty thousand pages are refused, and take nothing of this process (UP-04)", async () => {
  const before = process.memoryUsage().rss;
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: z.Z_FULL_FLUSH });
  const gigabyte = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(1_000).fill(block)]);
  expect(await getReason(buildPdfText({ objects: buildCompressedObject(5, "", gigabyte) }))).toBe(
    "file-heavy",
  );
  const objects = buildCompressedObject(5, "/Type/ObjStm/N 1/First 4", gigabyte);
  expect(await getReason(buildPdfText({ objects }))).toBe("file-heavy");
  expect(await getReason(buildPdfText({ pages: 50_000 }))).toBe("file-pages:100");
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

const checkWithWorker = (reader: string, patience = 170_000) =>
  checkPdf(
    Buffer.from(buildPdfText(), "latin1"),
    { cpuSeconds: 1, timeoutMs: patience },
    `tests/support/readers/${reader}.ts`,
  );

test("a reader that does not end is ended, and its document is too heavy", async () => {
  expect(await checkWithWorker("busy")).toEqual({ ok: false, reason: "file-heavy" });
});

test("an honest document is not refused because the machine has no time for it (UP-04)", async () => {
  // Its reader stands still for twice the time that it may use.
  expect(await checkWithWorker("starved")).toMatchObject({ ok: true });
  // Later than anybody waits, nothing is known of it.
  expect(await checkWithWorker("starved", 300)).toBe(unreadRefusal);
});

test("documents that come together are all read, and their own answers given", async () => {
  const asked = Array.from({ length: 6 }, (_, i) => getReason(buildPdfText({ pages: i % 2 })));
  const [damaged, fine] = ["file-damaged", null];
  expect(await Promise.all(asked)).toEqual([damaged, fine, damaged, fine, damaged, fine]);
});

test("checkPdf gives the bytes that were sent, or those of the document written again", async () => {
  const sent = Buffer.from(buildPdfText(), "latin1");
  expect(await checkPdf(sent)).toEqual({ ok: true, bytes: sent, pages: 1 });
  const checked = await checkPdf(Buffer.concat([sent, Buffer.from("<html>")]));
  const kept = Buffer.from(checked.ok ? checked.bytes : []).toString("latin1");
  expect(kept).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  expect(kept).not.toContain("<html>");
});

test("a reader that cannot start is a fault of ours, and lets the next document be read", async () => {
  const bytes = Buffer.from(buildPdfText(), "latin1");
  for (let time = 0; time < 3; time += 1)
    await expect(checkPdf(bytes, undefined, "nowhere/reader.ts")).rejects.toThrow(
      "the reader of PDFs",
    );
  expect(await getReason(buildPdfText())).toBeNull();
});

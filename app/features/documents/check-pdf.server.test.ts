import { deflateRawSync, constants as z } from "node:zlib";
import { expect, test, vi } from "vitest";
import { checkPdf } from "./check-pdf.server.ts";
import { unreadRefusal } from "./file-rules.ts";
import { buildCompressedObject, buildPdfText } from "./testing.ts";

// The subprocess has low priority: a second of CPU may take a busy machine many seconds.
vi.setConfig({ testTimeout: 180_000 });

const getReason = async (text: string) => {
  const checked = await checkPdf(Buffer.from(text, "latin1"));
  return checked.ok ? null : checked.reason;
};

test("checkPdf: refuses a zip bomb and 50,000 pages without using memory of this process (UP-04)", async () => {
  const before = process.memoryUsage().rss;
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: z.Z_FULL_FLUSH });
  const gigabyte = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(1_000).fill(block)]);
  expect(await getReason(buildPdfText({ objects: buildCompressedObject(5, "", gigabyte) }))).toBe(
    "file-too-complex",
  );
  const objects = buildCompressedObject(5, "/Type/ObjStm/N 1/First 4", gigabyte);
  expect(await getReason(buildPdfText({ objects }))).toBe("file-too-complex");
  expect(await getReason(buildPdfText({ pages: 50_000 }))).toBe("file-pages:100");
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

const checkWithWorker = (reader: string, timeoutMs = 170_000) =>
  checkPdf(
    Buffer.from(buildPdfText(), "latin1"),
    { cpuSeconds: 1, timeoutMs },
    `tests/support/readers/${reader}.ts`,
  );

test("checkPdf: returns file-too-complex for a subprocess that does not end", async () => {
  expect(await checkWithWorker("busy")).toEqual({ ok: false, reason: "file-too-complex" });
});

test("checkPdf: accepts a document although the machine is busy, unreadRefusal after the timeout (UP-04)", async () => {
  // This worker sleeps for twice its CPU limit.
  expect(await checkWithWorker("starved")).toMatchObject({ ok: true });
  // After the timeout nothing is known of the document.
  expect(await checkWithWorker("starved", 300)).toBe(unreadRefusal);
});

test("checkPdf: answers concurrent documents each with its own result", async () => {
  const requests = Array.from({ length: 6 }, (_, i) => getReason(buildPdfText({ pages: i % 2 })));
  const [damaged, fine] = ["file-damaged", null];
  expect(await Promise.all(requests)).toEqual([damaged, fine, damaged, fine, damaged, fine]);
});

test("checkPdf: returns the sent bytes, or those of the rewritten document", async () => {
  const sent = Buffer.from(buildPdfText(), "latin1");
  expect(await checkPdf(sent)).toEqual({ ok: true, bytes: sent, pages: 1 });
  const checked = await checkPdf(Buffer.concat([sent, Buffer.from("<html>")]));
  const stored = Buffer.from(checked.ok ? checked.bytes : []).toString("latin1");
  expect(stored).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  expect(stored).not.toContain("<html>");
});

test("checkPdf: throws when the subprocess cannot start, and recovers", async () => {
  const bytes = Buffer.from(buildPdfText(), "latin1");
  for (let time = 0; time < 3; time += 1)
    await expect(checkPdf(bytes, undefined, "nowhere/reader.ts")).rejects.toThrow(
      "the PDF inspector failed",
    );
  expect(await getReason(buildPdfText())).toBeNull();
});

import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { unzip } from "#tests/support/unzip.ts";
import { createZip } from "./zip.server.ts";

const modifiedAt = new Date("2026-11-26T14:05:08Z");
const readBytes = async (archive: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  Buffer.from(await new Response(archive).arrayBuffer());

async function* inParts(...texts: string[]) {
  yield* texts;
}

const entries = () => [
  { name: "données/relevé n° 1.txt", modifiedAt, content: "Bâ, Awa\n".repeat(500) },
  { name: "données/photo.jpg", modifiedAt, content: new Uint8Array([255, 216, 0, 1]) },
  { name: "vide.txt", modifiedAt, content: "" },
  { name: "long.txt", modifiedAt, content: inParts("Ndèye ", "Fall") },
];

test("createZip: writes an archive that another ZIP reader opens, with names and contents intact", async () => {
  const files = await unzip(createZip(entries()));
  expect(files.get("données/relevé n° 1.txt")).toBe("Bâ, Awa\n".repeat(500));
  expect(files.get("vide.txt")).toBe("");
  expect(files.get("long.txt")).toBe("Ndèye Fall");
});

test("createZip: writes sizes into each local header and uses nothing newer than version 2.0", async () => {
  const bytes = await readBytes(createZip(entries()));
  let at = 0;
  for (const { name } of entries()) {
    expect(bytes.toString("latin1", at, at + 4)).toBe("PK\u0003\u0004");
    const [version, flags] = [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)];
    // UTF-8 names, and no data descriptor after the content.
    expect([version, flags]).toEqual([20, 0x0800]);
    const [compressedSize, nameLength] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    expect(bytes.toString("utf8", at + 30, at + 30 + nameLength)).toBe(name);
    expect(bytes.readUInt16LE(at + 28)).toBe(0);
    at += 30 + nameLength + compressedSize;
  }
  expect(bytes.toString("latin1", at, at + 4)).toBe("PK\u0001\u0002");
  // 14:05:08 on 26 November 2026 in MS-DOS format.
  expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([
    (14 << 11) | (5 << 5) | 4,
    ((2026 - 1980) << 9) | (11 << 5) | 26,
  ]);
});

const listTemporaryFiles = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("archive-"));

test("createZip: stops reading its content when the stream is cancelled, and leaves no temporary file", async () => {
  let read = 0;
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) {
        read += 1;
        await new Promise(setImmediate);
        yield "x".repeat(1_000);
      }
    } finally {
      isEnded = true;
    }
  }
  const before = listTemporaryFiles();
  const reader = createZip([{ name: "a", modifiedAt, content: endless() }]).getReader();
  const waiting = reader.read();
  await expect.poll(() => read).toBeGreaterThan(10);
  expect(listTemporaryFiles()).toEqual(before);
  await reader.cancel();
  await waiting;
  await expect.poll(() => isEnded).toBe(true);
});

test("createZip: fails when reading its content fails, instead of ending early", async () => {
  async function* broken() {
    yield "begun";
    throw new Error("the database is unreachable");
  }
  const archive = createZip([{ name: "a", modifiedAt, content: broken() }]);
  await expect(readBytes(archive)).rejects.toThrow("the database is unreachable");
});

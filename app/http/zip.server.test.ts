import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { zipOf } from "./zip.server.ts";

/** Reads an archive by its index, as a program that opens it does. */
function read(archive: Buffer) {
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const found: { name: string; bytes: Buffer; whole: boolean }[] = [];
  let row = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = archive.readUInt32LE(row + 24);
    const nameSize = archive.readUInt16LE(row + 28);
    const head = archive.readUInt32LE(row + 42);
    const name = archive.subarray(row + 46, row + 46 + nameSize).toString();
    const start = head + 30 + archive.readUInt16LE(head + 26);
    const bytes = archive.subarray(start, start + size);
    const whole = crc32(bytes) === archive.readUInt32LE(head + 14);
    found.push({ name, bytes, whole });
    row += 46 + nameSize;
  }
  return found;
}

test("each file is found again by the index, whole, with the accents of its name", async () => {
  const text = Buffer.from("Données d’Aïssatou");
  const picture = Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7) % 256));
  const entries = [
    { name: "dossier/relevé de notes.txt", bytes: async () => text },
    { name: "dossier/photo.png", bytes: async () => picture },
    { name: "vide", bytes: async () => Buffer.alloc(0) },
  ];
  const parts: Uint8Array[] = [];
  for await (const part of zipOf(entries, new Date("2026-11-21T09:05:10Z"))) parts.push(part);
  const archive = Buffer.concat(parts);
  expect(read(archive)).toEqual([
    { name: "dossier/relevé de notes.txt", bytes: text, whole: true },
    { name: "dossier/photo.png", bytes: picture, whole: true },
    { name: "vide", bytes: Buffer.alloc(0), whole: true },
  ]);
  expect(archive.subarray(0, 14).toString("hex")).toBe("504b0304140000080000a548755d");
});

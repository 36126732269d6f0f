import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  /** With its folders, parted by `/`. */
  name: string;
  modifiedAt: Date;
  /** A text is compressed, bytes are stored as they are; a text in parts may be too long to be held. */
  content: string | Uint8Array | AsyncIterable<string>;
};

/** What the head of an entry says of its content. */
type Packed = { method: 0 | 8; crc: number; size: number; packedSize: number };

/**
 * A ZIP archive (PKWARE APPNOTE 6.3.10, version 2.0), sent entry by entry. Each head says the sizes of its entry, which
 * many readers need (spreadsheets among them): nothing of version 4.5 or of streamed archives is used. A text in parts is
 * therefore compressed into a temporary file first, which has no name and is gone with the process. Cancelling ends the
 * reading of the entries. Throws over 65,535 entries or 4 GB.
 */
export function zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const ended = new AbortController();
  const parts = archive(entries, ended.signal);
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(new Uint8Array(value));
    },
    async cancel() {
      ended.abort();
      // What it was reading ends by the signal.
      await parts.return(undefined).catch(() => {});
    },
  });
}

async function* archive(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, undefined> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const entry of entries) {
    const { content } = entry;
    const start = at;
    const isWhole = typeof content === "string" || content instanceof Uint8Array;
    const file = isWhole ? null : await openNameless();
    try {
      const whole = isWhole ? packWhole(content) : null;
      const packed =
        whole ?? (await packInto(file as FileHandle, content as AsyncIterable<string>, signal));
      const head = localHead(entry, packed);
      yield head;
      if (whole) yield whole.bytes;
      else yield* bytesOf(file as FileHandle);
      at += head.length + packed.packedSize;
      directory.push(directoryLine(entry, packed, start));
    } finally {
      await file?.close();
    }
  }
  const lines = Buffer.concat(directory);
  if (directory.length > 0xffff || at + lines.length > 0xffffffff)
    throw new Error("an archive of version 2.0 is too small for this");
  yield lines;
  yield directoryEnd(directory.length, lines.length, at);
}

function packWhole(content: string | Uint8Array): Packed & { bytes: Uint8Array } {
  const isText = typeof content === "string";
  const plain = isText ? Buffer.from(content) : content;
  const bytes = isText ? deflateRawSync(plain) : plain;
  const sizes = { size: plain.length, packedSize: bytes.length };
  return { method: isText ? 8 : 0, crc: crc32(plain), ...sizes, bytes };
}

/** A file that no folder names: even where this process is killed, nothing of it stays. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `archive-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

async function packInto(
  file: FileHandle,
  content: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<Packed> {
  const packed: Packed = { method: 8, crc: 0, size: 0, packedSize: 0 };
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      packed.crc = crc32(bytes, packed.crc);
      packed.size += bytes.length;
      yield bytes;
    }
  }
  await pipeline(
    Readable.from(counted(), { objectMode: false }),
    createDeflateRaw(),
    async (source: AsyncIterable<Buffer>) => {
      for await (const bytes of source) {
        await file.write(bytes);
        packed.packedSize += bytes.length;
      }
    },
    { signal },
  );
  return packed;
}

const CHUNK_BYTES = 65_536;

async function* bytesOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Names are in UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;

/** The fields that the head of an entry and its line in the directory share, from the version on. */
function sharedFields({ name, modifiedAt }: ZipEntry, packed: Packed): Buffer {
  const { method, crc, size, packedSize } = packed;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(dosMoment(modifiedAt), 6);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packedSize, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function localHead(entry: ZipEntry, packed: Packed): Buffer {
  const signature = Buffer.from("PK\u0003\u0004");
  return Buffer.concat([signature, sharedFields(entry, packed), Buffer.from(entry.name)]);
}

function directoryLine(entry: ZipEntry, packed: Packed, start: number): Buffer {
  const signature = Buffer.from("PK\u0001\u0002\u0014\u0000");
  // No remark, the first disk, no attribute; then where the entry begins.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(start, 10);
  const name = Buffer.from(entry.name);
  return Buffer.concat([signature, sharedFields(entry, packed), rest, name]);
}

function directoryEnd(entries: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** A moment in UTC as MS-DOS writes it: two seconds are its least, 1980 its first year. */
function dosMoment(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return day * 65_536 + time;
}

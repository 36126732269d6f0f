import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

export type ZipEntry = {
  /** With its folders, separated by `/`. */
  name: string;
  modifiedAt: Date;
  /** Text is compressed; bytes are stored uncompressed. An iterable of strings may be larger than memory. */
  content: string | Uint8Array | AsyncIterable<string>;
};

type CompressedInfo = { method: 0 | 8; crc: number; size: number; compressedSize: number };

/**
 * Streams a ZIP archive (PKWARE APPNOTE 6.3.10, version 2.0) entry by entry. Each local header carries the sizes,
 * because many readers (spreadsheets among them) do not support data descriptors; an iterable is therefore compressed
 * into an unlinked temporary file first. Cancelling stops reading the entries; throws above 65,535 entries or 4 GB.
 */
export function createZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const abort = new AbortController();
  const chunks = writeEntries(entries, abort.signal);
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(new Uint8Array(value));
    },
    async cancel() {
      abort.abort();
      // The read in progress ends through the abort signal.
      await chunks.return(undefined).catch(() => {});
    },
  });
}

async function* writeEntries(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, undefined> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const { content } = entry;
    const start = offset;
    const isInMemory = typeof content === "string" || content instanceof Uint8Array;
    const file = isInMemory ? null : await openUnlinkedFile();
    try {
      const inMemory = isInMemory ? compressInMemory(content) : null;
      const info =
        inMemory ??
        (await compressIntoFile(file as FileHandle, content as AsyncIterable<string>, signal));
      const header = localHeader(entry, info);
      yield header;
      if (inMemory) yield inMemory.bytes;
      else yield* readFileChunks(file as FileHandle);
      offset += header.length + info.compressedSize;
      directory.push(directoryEntry(entry, info, start));
    } finally {
      await file?.close();
    }
  }
  const directoryBytes = Buffer.concat(directory);
  if (directory.length > 0xffff || offset + directoryBytes.length > 0xffffffff)
    throw new Error("an archive of version 2.0 is too small for this");
  yield directoryBytes;
  yield endOfDirectory(directory.length, directoryBytes.length, offset);
}

function compressInMemory(content: string | Uint8Array): CompressedInfo & { bytes: Uint8Array } {
  const isText = typeof content === "string";
  const raw = isText ? Buffer.from(content) : content;
  const bytes = isText ? deflateRawSync(raw) : raw;
  const sizes = { size: raw.length, compressedSize: bytes.length };
  return { method: isText ? 8 : 0, crc: crc32(raw), ...sizes, bytes };
}

/** Opens a temporary file that is already deleted: nothing remains on the disk, even when the process is killed. */
async function openUnlinkedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `archive-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

async function compressIntoFile(
  file: FileHandle,
  content: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<CompressedInfo> {
  const info: CompressedInfo = { method: 8, crc: 0, size: 0, compressedSize: 0 };
  async function* countBytes() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      info.crc = crc32(bytes, info.crc);
      info.size += bytes.length;
      yield bytes;
    }
  }
  await pipeline(
    Readable.from(countBytes(), { objectMode: false }),
    createDeflateRaw(),
    async (source: AsyncIterable<Buffer>) => {
      for await (const bytes of source) {
        await file.write(bytes);
        info.compressedSize += bytes.length;
      }
    },
    { signal },
  );
  return info;
}

const CHUNK_BYTES = 65_536;

async function* readFileChunks(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let offset = 0; ; ) {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(CHUNK_BYTES),
      0,
      CHUNK_BYTES,
      offset,
    );
    if (bytesRead === 0) return;
    offset += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The flag for UTF-8 names. */
const FLAGS = 0x0800;
const VERSION = 20;

/** The fields shared by a local header and its directory entry, starting at the version. */
function sharedFields({ name, modifiedAt }: ZipEntry, info: CompressedInfo): Buffer {
  const { method, crc, size, compressedSize } = info;
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(dosDateTime(modifiedAt), 6);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(compressedSize, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function localHeader(entry: ZipEntry, info: CompressedInfo): Buffer {
  const signature = Buffer.from("PK\u0003\u0004");
  return Buffer.concat([signature, sharedFields(entry, info), Buffer.from(entry.name)]);
}

function directoryEntry(entry: ZipEntry, info: CompressedInfo, start: number): Buffer {
  const signature = Buffer.from("PK\u0001\u0002\u0014\u0000");
  // No comment, first disk, no attributes; then the offset of the local header.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(start, 10);
  const name = Buffer.from(entry.name);
  return Buffer.concat([signature, sharedFields(entry, info), rest, name]);
}

function endOfDirectory(entryCount: number, directoryBytes: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(entryCount, 8);
  end.writeUInt16LE(entryCount, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** A UTC date in MS-DOS format: precision of two seconds, from 1980 on. */
function dosDateTime(date: Date): number {
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time =
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 65_536 + time;
}

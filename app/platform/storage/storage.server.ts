import { createReadStream, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { config } from "../config.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import type { StorePermit } from "./store-permit.ts";
import { meansUnavailable, StoreUnavailable } from "./store-unavailable.ts";
import { writeDurably } from "./write-durably.server.ts";

/** A part of a file, both ends included, in bytes. */
type Part = { start: number; end: number };
/** `prefix` comes before every key of ours: others may share the bucket. */
type Store = { disk: Disk; prefix: string; part(key: string, part: Part): Promise<Readable> };

let opened: Promise<Store> | undefined;

/** A folder whose files survive a power cut: the package's own driver does not wait for the plates. */
class DurableFolder extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: "private" });
    this.#location = location;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    const bytes = typeof contents === "string" ? Buffer.from(contents) : contents;
    return writeDurably(join(this.#location, key), bytes);
  }

  override copy(from: string, to: string): Promise<void> {
    return writeDurably(
      join(this.#location, to),
      createReadStream(join(this.#location, from)) as AsyncIterable<Buffer>,
    );
  }
}

/** The store of this process: S3 when configured, else the folder `files` of the data folder. */
function store(): Promise<Store> {
  opened ??= open();
  return opened;
}

/** Asks the store. Throws `StoreUnavailable` when it cannot do its work now, and what it said otherwise. */
async function ask<T>(question: (opened: Store) => Promise<T>): Promise<T> {
  refuseInTransaction("the store of files");
  try {
    return await question(await store());
  } catch (cause) {
    if (!meansUnavailable(cause)) throw cause;
    throw new StoreUnavailable("the store of files is out of reach, or full", { cause });
  }
}

/** A rehearsal only reads: what it wrote would stay in the store of the site it is a copy of. */
function refuseInRehearsal(): void {
  if (config().rehearsal) throw new StoreUnavailable("a rehearsal writes nothing to the store");
}

async function open(): Promise<Store> {
  const { s3, dataDir } = config();
  if (s3) return openS3(s3);
  const location = resolve(join(dataDir, "files"));
  mkdirSync(location, { recursive: true, mode: 0o700 });
  const disk = new Disk(new DurableFolder(location));
  return {
    disk,
    prefix: "",
    part: async (key, part) => createReadStream(join(location, key), part),
  };
}

async function openS3(s3: NonNullable<ReturnType<typeof config>["s3"]>): Promise<Store> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { GetObjectCommand, S3Client } = await import("@aws-sdk/client-s3");
  const { accessKeyId, secretAccessKey, bucket, region, endpoint, prefix } = s3;
  const client = new S3Client({
    ...{ region, endpoint, forcePathStyle: endpoint !== undefined },
    credentials: { accessKeyId, secretAccessKey },
  });
  const disk = new Disk(
    new S3Driver({ client, bucket, supportsACL: false, visibility: "private" }),
  );
  return {
    disk,
    prefix,
    async part(key, { start, end }) {
      const wanted = { Bucket: bucket, Key: prefix + key, Range: `bytes=${start}-${end}` };
      return (await client.send(new GetObjectCommand(wanted))).Body as Readable;
    },
  };
}

/** Stores bytes under a key made by us. */
export async function putFile(key: string, bytes: Uint8Array, type: string): Promise<void> {
  refuseInRehearsal();
  await ask(({ disk, prefix }) => disk.put(prefix + key, bytes, { contentType: type }));
}

/** Keeps the bytes of a key under another one too, without holding them in memory. */
export async function copyFile(from: string, to: string): Promise<void> {
  refuseInRehearsal();
  await ask(({ disk, prefix }) => disk.copy(prefix + from, prefix + to));
}

/** How many bytes are under a key; null when it is not there. */
export function sizeOfFile(key: string): Promise<number | null> {
  return ask(async ({ disk, prefix }) =>
    (await disk.exists(prefix + key)) ? (await disk.getMetaData(prefix + key)).contentLength : null,
  );
}

/** A part of the bytes under a key, as they are read. */
export function readPart(key: string, part: Part): Promise<Readable> {
  return ask((opened) => opened.part(key, part));
}

/** The bytes under a key. Throws when they are not there. */
export function getFile(key: string): Promise<Uint8Array> {
  return ask(({ disk, prefix }) => disk.getBytes(prefix + key));
}

/** Removes the bytes under a key; nothing happens when they are not there. */
export async function removeFile(_permit: StorePermit, key: string): Promise<void> {
  refuseInRehearsal();
  await ask(({ disk, prefix }) => disk.delete(prefix + key));
}

/** The keys of everything kept in a folder of the store; of the whole store for "". Nothing outside the prefix. */
export async function* listFiles(folder: string): AsyncGenerator<string> {
  const { prefix } = await store();
  // S3 knows no folders: "media" is also how the keys of "media-originals" begin.
  const begin = prefix + (folder && `${folder}/`);
  let paginationToken: string | undefined;
  do {
    const from = { recursive: true, paginationToken };
    const page = await ask(({ disk }) => disk.listAll(begin || "/", from).catch(noFolder));
    for (const object of page.objects)
      if (object.isFile && object.key.startsWith(begin)) yield object.key.slice(prefix.length);
    ({ paginationToken } = page);
  } while (paginationToken);
}

/** Is nothing kept here, under the prefix? */
export async function isStoreEmpty(): Promise<boolean> {
  for await (const _ of listFiles("")) return false;
  return true;
}

/** Nothing was ever kept there: a disk has no folder then. */
function noFolder(error: Error) {
  if ((error.cause as { code?: string } | undefined)?.code !== "ENOENT") throw error;
  return { objects: [], paginationToken: undefined };
}

/** When the bytes under a key were written; null when they are no longer there. */
export function fileWrittenAt(key: string): Promise<Date | null> {
  return ask(async ({ disk, prefix }) =>
    (await disk.exists(prefix + key)) ? (await disk.getMetaData(prefix + key)).lastModified : null,
  );
}

/** Does the store answer? Nothing is read or written. */
export async function doesStoreAnswer(): Promise<boolean> {
  try {
    await ask(({ disk, prefix }) => disk.exists(`${prefix}health`));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the opened store, for tests that change the settings. */
export function resetStore(): void {
  opened = undefined;
}

import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { config } from "../config.server.ts";
import { openFolderStore } from "./folder-store.server.ts";
import { openS3Store } from "./s3-store.server.ts";
import { type FileRange, PROBE_KEY, type Store } from "./store.ts";
import { readFromStore, writeToStore } from "./store-calls.server.ts";
import type { StorePermit } from "./store-permit.ts";
import {
  isStoreAnswering,
  probeStore,
  refuseWhileUnavailable,
  resetStoreState,
} from "./store-state.server.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

let openedStore: Promise<Store> | undefined;

/** The store of this process: S3 when configured, else the folder `files` of the data folder. */
function getStore(): Promise<Store> {
  openedStore ??= openStore().catch((fault: unknown) => {
    // A folder that could not be made now may be made later.
    openedStore = undefined;
    throw fault;
  });
  return openedStore;
}

async function openStore(): Promise<Store> {
  const { s3, dataDir } = config();
  return s3 ? openS3Store(s3) : openFolderStore(resolve(join(dataDir, "files")));
}

/** A rehearsal only reads: what it wrote would stay in the store of the site it is a copy of. */
function refuseInRehearsal(): void {
  if (config().rehearsal) throw new StoreUnavailable("a rehearsal writes nothing to the store");
}

const askStore = <T>(read: (opened: Store) => Promise<T>) => readFromStore(getStore, read);

/** A file that is larger than a person may send: a film. In bytes. */
const LARGE_BYTES = 10_000_000;

/**
 * Throws `StoreUnavailable` when a file could not be stored now: to be called before a file is read, which costs time. It
 * takes three seconds at most, and nothing while what is known of the store is recent.
 */
export async function refuseUnlessWritable(): Promise<void> {
  refuseInRehearsal();
  await refuseWhileUnavailable(getStore);
}

/** Stores bytes under a key made by us. */
export async function putFile(key: string, bytes: Uint8Array, type: string): Promise<void> {
  refuseInRehearsal();
  const isLarge = bytes.length > LARGE_BYTES;
  await writeToStore(
    getStore,
    ({ disk, largeDisk, prefix }) =>
      (isLarge ? largeDisk : disk).put(prefix + key, bytes, { contentType: type }),
    { isLarge },
  );
}

/** Keeps the bytes of a key under another one too, without holding them in memory. */
export async function copyFile(from: string, to: string): Promise<void> {
  refuseInRehearsal();
  await writeToStore(
    getStore,
    ({ largeDisk, prefix }) => largeDisk.copy(prefix + from, prefix + to),
    {
      isLarge: true,
    },
  );
}

/** How many bytes are under a key; null when it is not there. */
export function getFileSize(key: string): Promise<number | null> {
  return askStore(async ({ disk, prefix }) =>
    (await disk.exists(prefix + key)) ? (await disk.getMetaData(prefix + key)).contentLength : null,
  );
}

/** A part of the bytes under a key, as they are read. */
export function readFileRange(key: string, range: FileRange): Promise<Readable> {
  return askStore((opened) => opened.readRange(key, range));
}

/** The bytes under a key. Throws when they are not there. */
export function getFile(key: string): Promise<Uint8Array> {
  return askStore(({ disk, prefix }) => disk.getBytes(prefix + key));
}

/** Removes the bytes under a key; nothing happens when they are not there. */
export async function removeFile(_permit: StorePermit, key: string): Promise<void> {
  refuseInRehearsal();
  await askStore(({ disk, prefix }) => disk.delete(prefix + key));
}

/** The keys of everything kept in a folder of the store; of the whole store for "". Nothing outside the prefix. */
export async function* listFiles(folder: string): AsyncGenerator<string> {
  const { prefix } = await getStore();
  // S3 knows no folders: "media" is also how the keys of "media-originals" begin.
  const keyPrefix = prefix + (folder && `${folder}/`);
  let paginationToken: string | undefined;
  do {
    const from = { recursive: true, paginationToken };
    const page = await askStore(({ disk }) =>
      disk.listAll(keyPrefix || "/", from).catch(emptyIfMissing),
    );
    for (const object of page.objects) {
      const isOurs = object.isFile && object.key.startsWith(keyPrefix);
      if (isOurs && object.key !== prefix + PROBE_KEY) yield object.key.slice(prefix.length);
    }
    ({ paginationToken } = page);
  } while (paginationToken);
}

/** Is nothing kept here, under the prefix? */
export async function isStoreEmpty(): Promise<boolean> {
  for await (const _ of listFiles("")) return false;
  return true;
}

/** Nothing was ever kept there: a disk has no folder then. */
function emptyIfMissing(error: Error) {
  if ((error.cause as { code?: string } | undefined)?.code !== "ENOENT") throw error;
  return { objects: [], paginationToken: undefined };
}

/** When the bytes under a key were written; null when they are no longer there. */
export function getFileDate(key: string): Promise<Date | null> {
  return askStore(async ({ disk, prefix }) =>
    (await disk.exists(prefix + key)) ? (await disk.getMetaData(prefix + key)).lastModified : null,
  );
}

/** Does the store take files? Asks it now; false also when it takes more than three seconds to say so. */
export function isStoreAvailable(): Promise<boolean> {
  return probeStore(getStore);
}

/** The same as far as this process knows: it does not wait for a store that was asked before. */
export function isStoreHealthy(): Promise<boolean> {
  return isStoreAnswering(getStore);
}

/** Ends the connections to the store, and what is under way on them. */
export async function closeStore(): Promise<void> {
  const closing = openedStore;
  openedStore = undefined;
  (await closing?.catch(() => undefined))?.close();
}

/** Forgets the opened store, for tests that change the settings. */
export function resetStore(): void {
  openedStore = undefined;
  resetStoreState();
}

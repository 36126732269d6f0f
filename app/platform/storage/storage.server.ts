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

/** Returns the store of this process: S3 when configured, else the folder `files` of the data folder. */
function getStore(): Promise<Store> {
  openedStore ??= openStore().catch((fault: unknown) => {
    // Do not cache the failure: a folder that could not be created now may be created later.
    openedStore = undefined;
    throw fault;
  });
  return openedStore;
}

async function openStore(): Promise<Store> {
  const { s3, dataDir } = config();
  return s3 ? openS3Store(s3) : openFolderStore(resolve(join(dataDir, "files")));
}

/** A rehearsal only reads, because it uses the store of the live site. */
function refuseInRehearsal(): void {
  if (config().isRehearsal) throw new StoreUnavailable("a rehearsal writes nothing to the store");
}

const askStore = <T>(read: (opened: Store) => Promise<T>) => readFromStore(getStore, read);

/** Files above this size, in bytes, get more time: only films are larger than what a user may send. */
const LARGE_BYTES = 10_000_000;

/**
 * Throws `StoreUnavailable` when a file could not be stored now. Call it before receiving a file, which is expensive.
 * It takes at most three seconds, and no time while the known state is recent.
 */
export async function refuseUnlessWritable(): Promise<void> {
  refuseInRehearsal();
  await refuseWhileUnavailable(getStore);
}

/** Stores bytes under a key made by the application. Throws `StoreUnavailable`. */
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

/** Copies an object without holding it in memory. Throws `StoreUnavailable`. */
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

/** The size of an object in bytes; null when it does not exist. */
export function getFileSize(key: string): Promise<number | null> {
  return askStore(async ({ disk, prefix }) =>
    (await disk.exists(prefix + key)) ? (await disk.getMetaData(prefix + key)).contentLength : null,
  );
}

/** Streams a byte range of an object. */
export function readFileRange(key: string, range: FileRange): Promise<Readable> {
  return askStore((opened) => opened.readRange(key, range));
}

/** Reads an object. Throws when it does not exist. */
export function getFile(key: string): Promise<Uint8Array> {
  return askStore(({ disk, prefix }) => disk.getBytes(prefix + key));
}

/** Removes an object if it exists. The permit proves that the store belongs to this installation. */
export async function removeFile(_permit: StorePermit, key: string): Promise<void> {
  refuseInRehearsal();
  await askStore(({ disk, prefix }) => disk.delete(prefix + key));
}

/** Lists the keys in a folder of the store, or of the whole store for "". Nothing outside the prefix. */
export async function* listFiles(folder: string): AsyncGenerator<string> {
  const { prefix } = await getStore();
  // S3 has no folders, so "media" would also match keys that start with "media-originals".
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

/** Whether the store contains no object under the prefix. */
export async function isStoreEmpty(): Promise<boolean> {
  for await (const _ of listFiles("")) return false;
  return true;
}

/** On disk, a folder exists only once a file was stored in it. */
function emptyIfMissing(error: Error) {
  if ((error.cause as { code?: string } | undefined)?.code !== "ENOENT") throw error;
  return { objects: [], paginationToken: undefined };
}

/** When an object was written; null when it does not exist. */
export function getFileDate(key: string): Promise<Date | null> {
  return askStore(async ({ disk, prefix }) =>
    (await disk.exists(prefix + key)) ? (await disk.getMetaData(prefix + key)).lastModified : null,
  );
}

/** Probes whether the store accepts files; returns false also after three seconds without an answer. */
export function isStoreAvailable(): Promise<boolean> {
  return probeStore(getStore);
}

/** The last known state. Waits only when the store was never probed. */
export function isStoreHealthy(): Promise<boolean> {
  return isStoreAnswering(getStore);
}

/** Closes the connections to the store and aborts pending requests. */
export async function closeStore(): Promise<void> {
  const closing = openedStore;
  openedStore = undefined;
  (await closing?.catch(() => undefined))?.close();
}

/** Closes nothing, only forgets the opened store, for tests that change the settings. */
export function resetStore(): void {
  openedStore = undefined;
  resetStoreState();
}

import type { Readable } from "node:stream";
import { getFile, getFileSize, readFileRange } from "#app/platform/storage/storage.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { getServedType, servedKey } from "./media-keys.ts";

export type ServedFile = { type: string; bytes: Uint8Array };

/** Limits the cache of this process, in bytes. Files never change under their hash. */
const MAX_CACHE_BYTES = 24_000_000;
const cachedFiles = new Map<string, ServedFile>();
let cachedBytes = 0;

/** A film that is read in ranges; `start` and `end` are inclusive byte offsets. */
export type ServedFilm = {
  type: string;
  sizeBytes: number;
  read(part: { start: number; end: number }): Promise<Readable>;
};

export function isFilmFile(file: string): boolean {
  return /^film\.(mp4|webm)$/.test(file);
}

/**
 * Opens a film for range requests, because up to 100 MB must not be loaded at once. Returns null when it does not
 * exist; throws while the file store is unavailable.
 */
export async function openFilm(hash: string, file: string): Promise<ServedFilm | null> {
  const type = getServedType(file);
  if (!type || !isFilmFile(file) || !isHash(hash)) return null;
  const key = servedKey(hash, file);
  const sizeBytes = await getFileSize(key).catch(nullWhenMissing);
  return sizeBytes === null ? null : { type, sizeBytes, read: (part) => readFileRange(key, part) };
}

const isHash = (hash: string) => /^[0-9a-f]{16}$/.test(hash);

/**
 * Loads a picture or captions, from the cache if possible. Returns null when it does not exist; throws while the file
 * store is unavailable.
 */
export async function openServedFile(hash: string, file: string): Promise<ServedFile | null> {
  const type = getServedType(file);
  if (!type || isFilmFile(file) || !isHash(hash)) return null;
  const key = servedKey(hash, file);
  const cached = cachedFiles.get(key);
  if (cached) return cacheFile(key, cached);
  const bytes = await getFile(key).catch(nullWhenMissing);
  return bytes && cacheFile(key, { type, bytes });
}

/** Browsers cache a 404 for pictures, so only a store that answers may cause one. */
function nullWhenMissing(error: unknown): null {
  if (isStoreUnavailable(error)) throw error;
  return null;
}

/** Moves the file to the end of the cache and evicts the least recently used ones. */
function cacheFile(key: string, served: ServedFile): ServedFile {
  if (!cachedFiles.delete(key)) cachedBytes += served.bytes.length;
  cachedFiles.set(key, served);
  for (const [oldest, { bytes }] of cachedFiles) {
    if (cachedBytes <= MAX_CACHE_BYTES) break;
    cachedFiles.delete(oldest);
    cachedBytes -= bytes.length;
  }
  return served;
}

/** Empties the cache, for tests. */
export function clearServedFileCache(): void {
  cachedFiles.clear();
  cachedBytes = 0;
}

import type { Readable } from "node:stream";
import { getFile, getFileSize, readFileRange } from "#app/platform/storage/storage.server.ts";
import { isStoreUnavailable } from "#app/platform/storage/store-unavailable.ts";
import { getServedType, servedKey } from "./media-keys.ts";

export type ServedFile = { type: string; bytes: Uint8Array };

/** What this process keeps of the files last asked for, in bytes: an address never changes what it holds. */
const MAX_CACHE_BYTES = 24_000_000;
const cachedFiles = new Map<string, ServedFile>();
let cachedBytes = 0;

/** A film, of which a part is read when it is asked for: both ends of it included, in bytes. */
export type ServedFilm = {
  type: string;
  size: number;
  read(part: { start: number; end: number }): Promise<Readable>;
};

/** Is this the name of a film, and not of a picture or of captions? */
export function isFilmFile(file: string): boolean {
  return /^film\.(mp4|webm)$/.test(file);
}

/**
 * A film of the library by its address; null for one that there is not. It may have 100 MB: it is never held. Throws
 * while the store of files is unavailable.
 */
export async function openFilm(hash: string, file: string): Promise<ServedFilm | null> {
  const type = getServedType(file);
  if (!type || !isFilmFile(file) || !isHash(hash)) return null;
  const key = servedKey(hash, file);
  const size = await getFileSize(key).catch(nullWhenMissing);
  return size === null ? null : { type, size, read: (part) => readFileRange(key, part) };
}

const isHash = (hash: string) => /^[0-9a-f]{16}$/.test(hash);

/**
 * A picture or captions of the library by their address; null for what there is not. Throws while the store of files is
 * unavailable.
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

/** A browser keeps that a picture does not exist: it may only be told so by a store that answers. */
function nullWhenMissing(error: unknown): null {
  if (isStoreUnavailable(error)) throw error;
  return null;
}

/** The last asked for goes last. */
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

/** Forgets everything, for tests that change the store. */
export function clearServedFileCache(): void {
  cachedFiles.clear();
  cachedBytes = 0;
}

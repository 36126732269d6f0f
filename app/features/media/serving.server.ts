import { getFile } from "#app/platform/storage/storage.server.ts";
import { servedKey, servedType } from "./place.ts";

export type Served = { type: string; bytes: Uint8Array };

/** What this process keeps of the files last asked for, in bytes: an address never changes what it holds. */
const MOST = 24_000_000;
const kept = new Map<string, Served>();
let weight = 0;

/** A file of the library by its address; null for one that there is not. */
export async function openServed(hash: string, file: string): Promise<Served | null> {
  const type = servedType(file);
  if (!type || !/^[0-9a-f]{16}$/.test(hash)) return null;
  const key = servedKey(hash, file);
  const known = kept.get(key);
  if (known) return touched(key, known);
  const bytes = await getFile(key).catch(() => null);
  return bytes && touched(key, { type, bytes });
}

/** The last asked for goes last. */
function touched(key: string, served: Served): Served {
  if (!kept.delete(key)) weight += served.bytes.length;
  kept.set(key, served);
  for (const [oldest, { bytes }] of kept) {
    if (weight <= MOST) break;
    kept.delete(oldest);
    weight -= bytes.length;
  }
  return served;
}

/** Forgets everything, for tests that change the store. */
export function forgetServed(): void {
  kept.clear();
  weight = 0;
}

import { del, get, set } from "idb-keyval";
import { isShared } from "../shared-device.ts";
import { answersStore } from "./on-device.ts";

/** Keeps a value on this device under a key; false where it cannot, or the device is shared. */
export async function keepHere(key: string, value: unknown): Promise<boolean> {
  if (isShared()) return false;
  return set(key, value, answersStore()).then(
    () => true,
    () => false, // a private window, a full disk: nothing is promised then
  );
}

/** What this device keeps under a key. */
export async function keptHere<T>(key: string): Promise<T | undefined> {
  return get<T>(key, answersStore()).catch(() => undefined);
}

/** Nothing stays under that key. */
export async function letGoHere(key: string): Promise<void> {
  await del(key, answersStore()).catch(() => {});
}

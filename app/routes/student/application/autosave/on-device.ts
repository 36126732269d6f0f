import { del, get, set } from "idb-keyval";
import { answersStore } from "#app/late/offline/on-device.ts";
import { isShared } from "#app/late/shared-device.ts";
import type { Kept } from "./saver.ts";

/** Keeps the answers of a page on this device; false where it cannot, or the device is shared. */
export async function keepOnDevice(page: string, kept: Kept): Promise<boolean> {
  if (isShared()) return false;
  return set(page, kept, answersStore()).then(
    () => true,
    () => false, // a private window, a full disk: nothing is promised then
  );
}

/** The answers of a page that this device keeps. */
export async function keptOnDevice(page: string): Promise<Kept | undefined> {
  return get<Kept>(page, answersStore()).catch(() => undefined);
}

/** The server has all of them. */
export async function letGo(page: string): Promise<void> {
  await del(page, answersStore()).catch(() => {});
}

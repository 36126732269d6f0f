import { createStore, del, get, set } from "idb-keyval";
import { isShared } from "#app/late/shared-device.ts";
import type { Kept } from "./saver.ts";

// One small database of the browser, for the answers that the server may not have yet.
let opened: ReturnType<typeof createStore> | undefined;
function store() {
  opened ??= createStore("erabao", "answers");
  return opened;
}

/** Keeps the answers of a page on this device; false where it cannot, or the device is shared. */
export async function keepOnDevice(page: string, kept: Kept): Promise<boolean> {
  if (isShared()) return false;
  return set(page, kept, store()).then(
    () => true,
    () => false, // a private window, a full disk: nothing is promised then
  );
}

/** The answers of a page that this device keeps. */
export async function keptOnDevice(page: string): Promise<Kept | undefined> {
  return get<Kept>(page, store()).catch(() => undefined);
}

/** The server has them all. */
export async function letGo(page: string): Promise<void> {
  await del(page, store()).catch(() => {});
}

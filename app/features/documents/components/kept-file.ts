import { del, get, set } from "idb-keyval";
import { answersStore } from "#app/late/offline/on-device.ts";
import { isShared } from "#app/late/shared-device.ts";
import type { Parcel } from "./sender.ts";

/**
 * What this device keeps: a file that has not arrived, the pages that will be one, or the address of one that
 * has arrived and that no form has taken.
 */
export type KeptFile = Parcel | { photos: Blob[] } | { arrived: string; at: number };

/** Under which name: whose, and for which form. */
export const fileKey = (person: string, place: string) => `${person}/file/${place}`;

/** Keeps a file until it has arrived, so that nothing is chosen again; false on a shared device. */
export async function keepFile(key: string, kept: KeptFile): Promise<boolean> {
  if (isShared()) return false;
  return set(key, kept, answersStore()).then(
    () => true,
    () => false, // a private window or a full disk: the file is then sent from the page alone
  );
}

export async function keptFile(key: string): Promise<KeptFile | undefined> {
  return get<KeptFile>(key, answersStore()).catch(() => undefined);
}

export async function letFileGo(key: string): Promise<void> {
  await del(key, answersStore()).catch(() => {});
}

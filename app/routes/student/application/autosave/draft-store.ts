import { entries, promisifyRequest } from "idb-keyval";
import {
  deleteFromDevice,
  getDeviceStore,
  readFromDevice,
  storeOnDevice,
} from "#app/client/offline/device-store.ts";
import type { InfoPart } from "#app/features/admissions/personal-info/personal-info.ts";
import { partSegments } from "../shell/application-paths.ts";
import type { StoredAnswers } from "./autosave.ts";

/** What a page of answers is about: a part of a draft, or of what was sent under a number. */
export type DraftSection = { part: InfoPart; number: string | undefined };

/** Under which name this device keeps the answers of a page. */
export const getAnswersKey = (userKey: string, part: string, number = "") =>
  number ? `${userKey}/${number}/${part}` : `${userKey}/${part}`;

/** Keeps the answers of a page on this device; false where it cannot, or the device is shared. */
export const storeAnswers = (key: string, stored: StoredAnswers) => storeOnDevice(key, stored);

/** The answers of a page that this device keeps. */
export const readStoredAnswers = (key: string) => readFromDevice<StoredAnswers>(key);

/** The server has all of them. */
export const deleteStoredAnswers = deleteFromDevice;

/** Answers of one page that wait here for the server. */
export type PendingAnswers = { key: string; place: DraftSection; kept: StoredAnswers };

/** All that waits on this device for the server, of this person: other entries are files, or somebody else's. */
export async function listPendingAnswers(userKey: string): Promise<PendingAnswers[]> {
  const storedEntries = await entries<string, StoredAnswers>(getDeviceStore()).catch(() => []);
  return storedEntries.flatMap(([key, kept]) => {
    const [owner, ...place] = String(key).split("/");
    const part = (Object.keys(partSegments) as InfoPart[]).find((one) => one === place.at(-1));
    if (owner !== userKey || !part || !kept.waits || kept.told) return [];
    return { key, place: { part, number: place.length > 1 ? place[0] : undefined }, kept };
  });
}

/** Changes what is kept of a page, or takes it away (null), unless something was typed there since. */
export async function replaceStoredAnswers(
  { key, kept }: Pick<PendingAnswers, "key" | "kept">,
  replacement: StoredAnswers | null,
): Promise<void> {
  await getDeviceStore()("readwrite", async (store) => {
    const current = await promisifyRequest<StoredAnswers | undefined>(store.get(key));
    if (current?.at !== kept.at) return;
    if (replacement) store.put(replacement, key);
    else store.delete(key);
    await promisifyRequest(store.transaction);
  }).catch(() => {});
}

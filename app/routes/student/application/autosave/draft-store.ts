import { entries, promisifyRequest } from "idb-keyval";
import { getDeviceDatabase, getMultiStepDatabase } from "#app/client/offline/device-database.ts";
import {
  deleteFromDevice,
  readFromDevice,
  storeOnDevice,
} from "#app/client/offline/device-store.ts";
import type { InfoPart } from "#app/features/admissions/application-fields.ts";
import { partSegments } from "../shell/application-paths.ts";
import type { StoredAnswers } from "./autosave.ts";
import { decodeStoredAnswers, encodeStoredAnswers, type StoredRecord } from "./wire-format.ts";

/** The section of a page of answers: of a draft, or of the submitted application with this number. */
export type DraftSection = { part: InfoPart; number: string | undefined };

/** Returns the storage key of the answers of a page. */
export const getAnswersKey = (userKey: string, part: string, number = "") =>
  number ? `${userKey}/${number}/${part}` : `${userKey}/${part}`;

/** Stores the answers of a page on this device; returns false where it cannot, or the device is shared. */
export const storeAnswers = (key: string, stored: StoredAnswers) =>
  storeOnDevice(key, encodeStoredAnswers(stored));

/** Reads the stored answers of a page. */
export async function readStoredAnswers(key: string): Promise<StoredAnswers | undefined> {
  const record = await readFromDevice<StoredRecord>(key);
  return record && decodeStoredAnswers(record);
}

/** Deletes the stored answers once the server has them all. */
export const deleteStoredAnswers = deleteFromDevice;

/** Stored answers of one page that the server lacks. */
export type PendingAnswers = { key: string; section: DraftSection; stored: StoredAnswers };

/** Lists the pending answers of this user. */
export async function listPendingAnswers(userKey: string): Promise<PendingAnswers[]> {
  const storedEntries = await entries<string, StoredRecord>(getDeviceDatabase()).catch(() => []);
  return selectPendingAnswers(storedEntries, userKey);
}

/** Selects the pending answers of a user; other entries of the store are files, or belong to another user. */
export function selectPendingAnswers(
  storedEntries: [string, StoredRecord][],
  userKey: string,
): PendingAnswers[] {
  return storedEntries.flatMap(([key, record]) => {
    const [owner, ...path] = String(key).split("/");
    const part = (Object.keys(partSegments) as InfoPart[]).find((one) => one === path.at(-1));
    if (owner !== userKey || !part) return [];
    const stored = decodeStoredAnswers(record);
    if (!stored.isPending || stored.isReported) return [];
    return { key, section: { part, number: path.length > 1 ? path[0] : undefined }, stored };
  });
}

/** Replaces the stored answers of a page, or deletes them (null), unless they have changed since. */
export async function replaceStoredAnswers(
  { key, stored }: Pick<PendingAnswers, "key" | "stored">,
  replacement: StoredAnswers | null,
): Promise<void> {
  await getMultiStepDatabase()("readwrite", async (store) => {
    const current = await promisifyRequest<StoredRecord | undefined>(store.get(key));
    if (current?.at !== stored.storedAt) return;
    if (replacement) store.put(encodeStoredAnswers(replacement), key);
    else store.delete(key);
    await promisifyRequest(store.transaction);
  }).catch(() => {});
}

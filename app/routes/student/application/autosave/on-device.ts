import { entries, promisifyRequest } from "idb-keyval";
import type { InfoPart } from "#app/features/admissions/personal-info/personal-info.ts";
import { answersStore, keepHere, keptHere, letGoHere } from "#app/late/offline/on-device.ts";
import { partWords } from "../frame/addresses.ts";
import type { Kept } from "./saver.ts";

/** What a page of answers is about: a part of a draft, or of what was sent under a number. */
export type Place = { part: InfoPart; number: string | undefined };

/** Under which name this device keeps the answers of a page. */
export const pageKey = (person: string, part: string, number = "") =>
  number ? `${person}/${number}/${part}` : `${person}/${part}`;

/** Keeps the answers of a page on this device; false where it cannot, or the device is shared. */
export const keepOnDevice = (page: string, kept: Kept) => keepHere(page, kept);

/** The answers of a page that this device keeps. */
export const keptOnDevice = (page: string) => keptHere<Kept>(page);

/** The server has all of them. */
export const letGo = letGoHere;

/** Answers of one page that wait here for the server. */
export type Waiting = { key: string; place: Place; kept: Kept };

/** All that waits on this device for the server, of this person: other entries are files, or somebody else's. */
export async function listWaiting(person: string): Promise<Waiting[]> {
  const all = await entries<string, Kept>(answersStore()).catch(() => []);
  return all.flatMap(([key, kept]) => {
    const [whose, ...place] = String(key).split("/");
    const part = (Object.keys(partWords) as InfoPart[]).find((one) => one === place.at(-1));
    if (whose !== person || !part || !kept.waits || kept.told) return [];
    return { key, place: { part, number: place.length > 1 ? place[0] : undefined }, kept };
  });
}

/** Changes what is kept of a page, or takes it away (null), unless something was typed there since. */
export async function settle(
  { key, kept }: Pick<Waiting, "key" | "kept">,
  become: Kept | null,
): Promise<void> {
  await answersStore()("readwrite", async (store) => {
    const now = await promisifyRequest<Kept | undefined>(store.get(key));
    if (now?.at !== kept.at) return;
    if (become) store.put(become, key);
    else store.delete(key);
    await promisifyRequest(store.transaction);
  }).catch(() => {});
}

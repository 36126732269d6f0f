import { keepHere, keptHere, letGoHere } from "#app/late/offline/on-device.ts";
import type { Parcel } from "./sender.ts";

/**
 * What this device keeps: a file that has not arrived, the pages that will be one, or the address of one that
 * has arrived and that no form has taken.
 */
export type KeptFile = Parcel | { photos: Blob[] } | { arrived: string; at: number };

/** Under which name: whose, and for which form. */
export const fileKey = (person: string, place: string) => `${person}/file/${place}`;

/** Keeps a file until it has arrived, so that nothing is chosen again; false where it is sent from the page alone. */
export const keepFile = (key: string, kept: KeptFile) => keepHere(key, kept);
export const keptFile = (key: string) => keptHere<KeptFile>(key);
export const letFileGo = letGoHere;

import { keepHere, keptHere, letGoHere } from "#app/late/offline/on-device.ts";
import type { PendingFile } from "./uploader.ts";

/**
 * What this device keeps: a file that has not arrived, the pages that will be one, or the address of one that
 * has arrived and that no form has taken.
 */
export type LocalFile = PendingFile | { photos: Blob[] } | { arrived: string; at: number };

/** Under which name: whose, and for which form. */
export const localFileKey = (userKey: string, formKey: string) => `${userKey}/file/${formKey}`;

/** Keeps a file until it has arrived, so that nothing is chosen again; false where it is sent from the page alone. */
export const saveLocalFile = (key: string, file: LocalFile) => keepHere(key, file);
export const getLocalFile = (key: string) => keptHere<LocalFile>(key);
export const deleteLocalFile = letGoHere;

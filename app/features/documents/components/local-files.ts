import { keepHere, keptHere, letGoHere } from "#app/late/offline/on-device.ts";
import type { PendingFile } from "./uploader.ts";

/**
 * What this device stores: a file that is not uploaded yet, photos to be combined, or the URL of an upload that no form
 * has used.
 */
export type LocalFile = PendingFile | { photos: Blob[] } | { arrived: string; at: number };

/** The storage key of a form of a user. */
export const localFileKey = (userKey: string, formKey: string) => `${userKey}/file/${formKey}`;

/** Stores a file until it is uploaded. Returns false where this device stores nothing. */
export const saveLocalFile = (key: string, file: LocalFile) => keepHere(key, file);
export const getLocalFile = (key: string) => keptHere<LocalFile>(key);
export const deleteLocalFile = letGoHere;

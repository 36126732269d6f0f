import {
  deleteFromDevice,
  readFromDevice,
  storeOnDevice,
} from "#app/client/offline/device-store.ts";
import type { PendingFile } from "./uploader.ts";

/**
 * What this device stores: a file that is not uploaded yet, photos to be combined, or the URL of an upload that no form
 * has used.
 */
export type LocalFile = PendingFile | { photos: Blob[] } | { arrived: string; at: number };

/** The storage key of a form of a user. */
export const localFileKey = (userKey: string, formKey: string) => `${userKey}/file/${formKey}`;

/** Stores a file until it is uploaded. Returns false where this device stores nothing. */
export const saveLocalFile = (key: string, file: LocalFile) => storeOnDevice(key, file);
export const getLocalFile = (key: string) => readFromDevice<LocalFile>(key);
export const deleteLocalFile = deleteFromDevice;

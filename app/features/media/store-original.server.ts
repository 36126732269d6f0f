import type { Actor } from "#app/features/access/actor.ts";
import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import {
  claimMediumUpload,
  readMediumUpload,
} from "#app/features/documents/medium-upload.server.ts";
import {
  isStoreUnavailableRefusal,
  refuseWhenStoreUnavailable,
} from "#app/features/documents/store-refusal.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { refuseUnlessWritable } from "#app/platform/storage/storage.server.ts";
import { storeObject } from "#app/platform/storage/stored-objects.server.ts";
import { originalKey } from "./media-keys.ts";
import type { MediumKind } from "./medium.ts";
import { type MediumFile, readMedium, readUploadedMedium } from "./read-medium.server.ts";

/** An uploaded file: its content, or the id of an upload in pieces. */
export type UploadedMedium = File | { uploadId: string } | null;

/** A checked file whose original is in the store under `editionId`; its row does not exist yet. */
export type StoredOriginal = Omit<MediumFile, "bytes"> & { editionId: string; sizeBytes: number };

/** A film may have 100 MB, so only one is in memory at a time. */
const runOneAtATime = limitConcurrency(1);

/**
 * Reads an upload and stores its original before the transaction that references it. Returns the refusals of
 * `readMedium`, `medium-not-picture` or `medium-not-video`, those of an incomplete or unknown upload, and one while the
 * file store is unavailable. A refused upload in pieces is deleted.
 */
export function storeUploadedMedium(
  actor: Actor,
  upload: UploadedMedium,
  expectedKind?: MediumKind,
): Promise<StoredOriginal | FileRefusal> {
  if (!upload || upload instanceof File) return storeOriginal(readMedium(upload), expectedKind);
  return runOneAtATime(async () => {
    const unavailable = await refuseWhenStoreUnavailable(refuseUnlessWritable);
    if (unavailable) return unavailable;
    const uploaded = await readMediumUpload(actor, upload.uploadId);
    if (!uploaded.ok) return uploaded;
    const stored = await storeOriginal(
      readUploadedMedium(uploaded.name, uploaded.bytes),
      expectedKind,
    );
    if (!stored.ok && !isStoreUnavailableRefusal(stored))
      await transaction((tx) => claimMediumUpload(tx, actor, upload.uploadId));
    return stored;
  });
}

async function storeOriginal(
  reading: Promise<MediumFile | FileRefusal>,
  expectedKind: MediumKind | undefined,
): Promise<StoredOriginal | FileRefusal> {
  const file = await reading;
  if (!file.ok) return file;
  if (expectedKind && file.kind !== expectedKind)
    return { ok: false, reason: `medium-not-${expectedKind}` };
  const editionId = newId();
  const { bytes, ...facts } = file;
  const refusal = await refuseWhenStoreUnavailable(() =>
    storeObject(originalKey(editionId), bytes, facts.type),
  );
  return refusal ?? { ...facts, editionId, sizeBytes: bytes.length };
}

/** Consumes the upload in pieces within this transaction; false when another form has consumed it. */
export async function claimUploadedMedium(
  tx: Database,
  actor: Actor,
  upload: UploadedMedium,
): Promise<boolean> {
  if (!upload || upload instanceof File) return true;
  return claimMediumUpload(tx, actor, upload.uploadId);
}

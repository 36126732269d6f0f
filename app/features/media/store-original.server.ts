import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import {
  claimMediumUpload,
  readMediumUpload,
} from "#app/features/documents/medium-upload.server.ts";
import {
  isStoreUnavailableRefusal,
  refuseWhenStoreUnavailable,
} from "#app/features/documents/store-refusal.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { refuseUnlessWritable } from "#app/platform/storage/storage.server.ts";
import { storeObject } from "#app/platform/storage/stored-objects.server.ts";
import { originalKey } from "./media-keys.ts";
import type { MediumKind } from "./medium.ts";
import { type MediumFile, readMedium, readUploadedMedium } from "./read-medium.server.ts";

/** A picture or a film as a form gives it: its bytes, or the name of the sending that brought them before. */
export type UploadedMedium = File | { uploadId: string } | null;

/** A file whose original is in the store, under this identifier; `addEdition` gives it its row. */
export type StoredOriginal = Omit<MediumFile, "bytes"> & { editionId: string; size: number };

/** A film may have 100 MB: this process holds one at a time. */
const runOneAtATime = limitConcurrency(1);

/**
 * Reads what was given and keeps its original: the bytes are safe before the transaction that names them ends.
 * Refuses what `readMedium` refuses, a kind that is not the one wanted, a sending that is gone or not whole, and any
 * file while the store is away. What was sent in pieces and is refused for itself does not stay.
 */
export function storeUploadedMedium(
  actor: Actor,
  upload: UploadedMedium,
  expectedKind?: MediumKind,
): Promise<StoredOriginal | FileRefusal> {
  if (!upload || upload instanceof File) return storeOriginal(readMedium(upload), expectedKind);
  return runOneAtATime(async () => {
    const away = await refuseWhenStoreUnavailable(refuseUnlessWritable);
    if (away) return away;
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
  return refusal ?? { ...facts, editionId, size: bytes.length };
}

/** The sending is taken by what is being saved in this transaction; false when another form took it before. */
export async function claimUploadedMedium(
  tx: Database,
  actor: Actor,
  upload: UploadedMedium,
): Promise<boolean> {
  if (!upload || upload instanceof File) return true;
  return claimMediumUpload(tx, actor, upload.uploadId);
}

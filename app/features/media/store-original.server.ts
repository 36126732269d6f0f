import type { FileRefusal } from "#app/features/documents/document.ts";
import { isStoreAway, refusalWhenAway } from "#app/features/documents/store-away.server.ts";
import { readWhole, takeWhole } from "#app/features/documents/whole-upload.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { atMost } from "#app/platform/at-most.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { refuseUnlessWritable } from "#app/platform/storage/storage.server.ts";
import { storeObject } from "#app/platform/storage/stored-objects.server.ts";
import type { MediumKind } from "./medium.ts";
import { originalKey } from "./place.ts";
import { type ReadMedium, readMedium, readSentMedium } from "./reading.server.ts";

/** A picture or a film as a form gives it: its bytes, or the name of the sending that brought them before. */
export type GivenMedium = File | { uploadId: string } | null;

/** A file whose original is in the store, under this identifier; `addEdition` gives it its row. */
export type KeptMedium = Omit<ReadMedium, "bytes"> & { editionId: string; size: number };

/** A film may have 100 MB: this process holds one at a time. */
const turn = atMost(1);

/**
 * Reads what was given and keeps its original: the bytes are safe before the transaction that names them ends.
 * Refuses what `readMedium` refuses, a kind that is not the one wanted, a sending that is gone or not whole, and any
 * file while the store is away. What was sent in pieces and is refused for itself does not stay.
 */
export function keepMedium(
  actor: Actor,
  given: GivenMedium,
  wanted?: MediumKind,
): Promise<KeptMedium | FileRefusal> {
  if (!given || given instanceof File) return keep(readMedium(given), wanted);
  return turn(async () => {
    const away = await refusalWhenAway(refuseUnlessWritable);
    if (away) return away;
    const sent = await readWhole(actor, given.uploadId);
    if (!sent.ok) return sent;
    const kept = await keep(readSentMedium(sent.name, sent.bytes), wanted);
    if (!kept.ok && !isStoreAway(kept))
      await transaction((tx) => takeWhole(tx, actor, given.uploadId));
    return kept;
  });
}

async function keep(
  reading: Promise<ReadMedium | FileRefusal>,
  wanted: MediumKind | undefined,
): Promise<KeptMedium | FileRefusal> {
  const read = await reading;
  if (!read.ok) return read;
  if (wanted && read.kind !== wanted) return { ok: false, reason: `medium-not-${wanted}` };
  const editionId = newId();
  const { bytes, ...facts } = read;
  const away = await refusalWhenAway(() => storeObject(originalKey(editionId), bytes, facts.type));
  return away ?? { ...facts, editionId, size: bytes.length };
}

/** The sending is taken by what is being saved in this transaction; false when another form took it before. */
export async function takeGiven(tx: Database, actor: Actor, given: GivenMedium): Promise<boolean> {
  if (!given || given instanceof File) return true;
  return takeWhole(tx, actor, given.uploadId);
}

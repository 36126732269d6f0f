import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { FileRefusal } from "#app/features/documents/document.ts";
import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { newCode, newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { putFile } from "#app/platform/storage/storage.server.ts";
import { isEditor } from "./editor.ts";
import { MEDIUM_GIVEN } from "./jobs.server.ts";
import type { MediumKind } from "./medium.ts";
import { originalKey } from "./place.ts";
import { type ReadMedium, readMedium } from "./reading.server.ts";

export type Added = { ok: true; id: string; name: string } | FileRefusal;

/**
 * Adds a picture or a film to the library; its files are made afterwards, by a job. Refuses what `readMedium`
 * refuses, and a kind that is not the one wanted. Null for who may not edit.
 */
export async function addMedium(
  actor: Actor,
  file: File | null,
  wanted?: MediumKind,
): Promise<Added | null> {
  if (!isEditor(actor)) return null;
  const read = await readMedium(file);
  if (!read.ok) return read;
  if (wanted && read.kind !== wanted) return { ok: false, reason: `medium-not-${wanted}` };
  const { kind, title } = read;
  const name = `m-${newCode()}${newCode()}`.toLowerCase();
  const editionId = await keepOriginal(read);
  return transaction(async (tx) => {
    const id = newId();
    await tx.insert(mediaItems).values({ id, name, kind, title });
    await addEdition(tx, { actor, read, itemId: id, editionId });
    await record(tx, actor, "medium.added", { kind: "medium", id }, { name });
    return { ok: true, id, name };
  });
}

/**
 * Gives a medium another file: what it shows stays until the files of the new one are made, and then changes
 * wherever it is named. Refuses what `readMedium` refuses, and a film in the place of a picture or the reverse.
 * Null for who may not edit, and when there is no such medium.
 */
export async function replaceMedium(
  actor: Actor,
  itemId: string,
  file: File | null,
): Promise<{ ok: true } | FileRefusal | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  const read = await readMedium(file);
  const editionId = read.ok ? await keepOriginal(read) : "";
  return transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.id, itemId))
      .for("update");
    if (!item) return null;
    if (!read.ok) return read;
    if (read.kind !== item.kind) return { ok: false, reason: `medium-not-${item.kind}` };
    await addEdition(tx, { actor, read, itemId, editionId });
    await record(tx, actor, "medium.replaced", { kind: "medium", id: itemId });
    return { ok: true };
  });
}

/** The bytes are safe before the transaction that names them ends. */
async function keepOriginal({ bytes, type }: ReadMedium): Promise<string> {
  const id = newId();
  await putFile(originalKey(id), bytes, type);
  return id;
}

type NewEdition = { actor: Staff; read: ReadMedium; itemId: string; editionId: string };

/** The one given last is the one that will be shown: another that is still being made no longer will. */
async function addEdition(tx: Database, { actor, read, itemId, editionId }: NewEdition) {
  const { hash, fileName, type, bytes, width, height, seconds } = read;
  await tx.insert(mediaEditions).values({
    ...{ id: editionId, itemId, hash, fileName, type, size: bytes.length },
    ...{ width, height, seconds, authorId: actor.id },
  });
  await tx.update(mediaItems).set({ nextId: editionId }).where(eq(mediaItems.id, itemId));
  await enqueue(tx, MEDIUM_GIVEN, { editionId });
}

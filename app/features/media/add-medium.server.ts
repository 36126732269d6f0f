import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { FileRefusal } from "#app/features/documents/document.ts";
import type { Actor, Staff } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems } from "#app/platform/db/schema/media.ts";
import { newCode, newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { claimObjects } from "#app/platform/storage/stored-objects.server.ts";
import { isEditor } from "./editor.ts";
import { MEDIUM_GIVEN } from "./jobs.server.ts";
import { type GivenMedium, type KeptMedium, keepMedium, takeGiven } from "./keeping.server.ts";
import type { MediumKind } from "./medium.ts";
import { originalKey } from "./place.ts";

export type Added = { ok: true; id: string; name: string } | FileRefusal;

const gone = { ok: false as const, reason: "file-gone" };

/**
 * Adds a picture or a film to the library; its files are made afterwards, by a job. Refuses what `keepMedium`
 * refuses. Null for who may not edit.
 */
export async function addMedium(
  actor: Actor,
  given: GivenMedium,
  wanted?: MediumKind,
): Promise<Added | null> {
  if (!isEditor(actor)) return null;
  const kept = await keepMedium(actor, given, wanted);
  if (!kept.ok) return kept;
  const { kind, title } = kept;
  const name = `m-${newCode()}${newCode()}`.toLowerCase();
  return transaction(async (tx) => {
    if (!(await takeGiven(tx, actor, given))) return gone;
    const id = newId();
    await tx.insert(mediaItems).values({ id, name, kind, title });
    await addEdition(tx, actor, id, kept);
    await record(tx, actor, "medium.added", { kind: "medium", id }, { name: title });
    return { ok: true, id, name };
  });
}

/**
 * Gives a medium another file: what it shows stays until the files of the new one are made, and then changes
 * wherever it is named; `people` when it is known whether one would recognise some in it. Refuses what
 * `keepMedium` refuses, a film in the place of a picture and the reverse. Null for who may not edit, and
 * when there is no such medium.
 */
export async function replaceMedium(
  actor: Actor,
  itemId: string,
  given: GivenMedium,
  people: "no" | "yes" | null = null,
): Promise<{ ok: true } | FileRefusal | null> {
  if (!isEditor(actor) || !validate(itemId)) return null;
  const its = eq(mediaItems.id, itemId);
  const [known] = await db().select().from(mediaItems).where(its);
  if (!known) return null;
  const kept = await keepMedium(actor, given, known.kind);
  if (!kept.ok) return kept;
  return transaction(async (tx) => {
    const [item] = await tx.select().from(mediaItems).where(its).for("update");
    if (!item) return null;
    if (!(await takeGiven(tx, actor, given))) return gone;
    await addEdition(tx, actor, itemId, { ...kept, people });
    await record(tx, actor, "medium.replaced", { kind: "medium", id: itemId });
    return { ok: true };
  });
}

/** The one given last is the one that will be shown: another that is still being made no longer will. */
type NewEdition = KeptMedium & { people?: "no" | "yes" | null };

async function addEdition(tx: Database, actor: Staff, itemId: string, kept: NewEdition) {
  await claimObjects(tx, [originalKey(kept.editionId)]);
  const { editionId, hash, fileName, type, size, width, height, seconds } = kept;
  await tx.insert(mediaEditions).values({
    ...{ id: editionId, itemId, hash, fileName, type, size },
    ...{ width, height, seconds, authorId: actor.id, people: kept.people },
  });
  await tx.update(mediaItems).set({ nextId: editionId }).where(eq(mediaItems.id, itemId));
  await enqueue(tx, MEDIUM_GIVEN, { editionId });
}

import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor, Staff } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { newCode, newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { claimObjects } from "#app/platform/storage/stored-objects.server.ts";
import { MEDIUM_VERSION_ADDED } from "./jobs.server.ts";
import { originalKey } from "./media-keys.ts";
import { canEditMedia } from "./media-permission.ts";
import type { MediumKind } from "./medium.ts";
import type { IsMediumInUse } from "./remove-medium.server.ts";
import {
  claimUploadedMedium,
  type StoredOriginal,
  storeUploadedMedium,
  type UploadedMedium,
} from "./store-original.server.ts";

export type AddMediumResult = { ok: true; id: string; name: string } | FileRefusal;

/** Refuses the new file of a medium that pages show, until somebody says whether it shows people. */
export const PEOPLE_REQUIRED = "people-required";

const goneRefusal = { ok: false as const, reason: "file-gone" };

/**
 * Adds a picture or film to the library and queues the transcoding of its files. Returns the refusals of
 * `storeUploadedMedium`, and null without `edit:content`.
 */
export async function addMedium(
  actor: Actor,
  upload: UploadedMedium,
  expectedKind?: MediumKind,
): Promise<AddMediumResult | null> {
  if (!canEditMedia(actor)) return null;
  const stored = await storeUploadedMedium(actor, upload, expectedKind);
  if (!stored.ok) return stored;
  const { kind, title } = stored;
  const name = `m-${newCode()}${newCode()}`.toLowerCase();
  return transaction(async (tx) => {
    if (!(await claimUploadedMedium(tx, actor, upload))) return goneRefusal;
    const id = newId();
    await tx.insert(mediaItems).values({ id, name, kind, title });
    await addVersion(tx, actor, id, stored);
    await recordHistory(tx, actor, "medium.added", { kind: "medium", id }, { name: title });
    return { ok: true, id, name };
  });
}

/**
 * Uploads a new file for a medium. The current file stays published until the new one is transcoded, then every page
 * shows the new one. `people`: whether recognisable people are in it, if already known; the new file of a medium that
 * pages show is public once it is transcoded, so without an answer it is refused with `people-required`. Returns the
 * refusals of `storeUploadedMedium` (the kind cannot change), and null without `edit:content` or for an unknown medium.
 */
export async function replaceMedium(
  actor: Actor,
  itemId: string,
  upload: UploadedMedium,
  isInUse: IsMediumInUse,
  people: "no" | "yes" | null = null,
): Promise<{ ok: true } | FileRefusal | null> {
  if (!canEditMedia(actor) || !validate(itemId)) return null;
  const byId = eq(mediaItems.id, itemId);
  const [current] = await db().select().from(mediaItems).where(byId);
  if (!current) return null;
  const { kind, name, shipped: isShipped } = current;
  if (people === null && (isShipped || (await isInUse(db(), kind, name))))
    return { ok: false, reason: PEOPLE_REQUIRED };
  const stored = await storeUploadedMedium(actor, upload, kind);
  if (!stored.ok) return stored;
  return transaction(async (tx) => {
    const [item] = await tx.select().from(mediaItems).where(byId).for("update");
    if (!item) return null;
    if (!(await claimUploadedMedium(tx, actor, upload))) return goneRefusal;
    await addVersion(tx, actor, itemId, { ...stored, people });
    await recordHistory(tx, actor, "medium.replaced", { kind: "medium", id: itemId });
    return { ok: true };
  });
}

/**
 * The version uploaded last becomes the next one; an earlier one that is still being transcoded will not be published.
 */
type NewVersion = StoredOriginal & { people?: "no" | "yes" | null };

async function addVersion(tx: Database, actor: Staff, itemId: string, version: NewVersion) {
  await claimObjects(tx, [originalKey(version.editionId)]);
  const { editionId, hash, fileName, type, sizeBytes: size, width, height, seconds } = version;
  await tx.insert(mediaVersions).values({
    ...{ id: editionId, itemId, hash, fileName, type, size },
    ...{ width, height, seconds, authorId: actor.id, people: version.people },
  });
  await tx.update(mediaItems).set({ nextId: editionId }).where(eq(mediaItems.id, itemId));
  await enqueue(tx, MEDIUM_VERSION_ADDED, { editionId });
}

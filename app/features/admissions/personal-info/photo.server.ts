import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { deleteFile, withStoredFile } from "#app/features/documents/file-store.server.ts";
import { preparePortrait } from "#app/features/documents/portrait.server.ts";
import type { ScanStatus } from "#app/features/documents/scan-status.ts";
import { registerReplacement } from "#app/features/documents/uploaded-file.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { personalInfos } from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import {
  bumpVersion,
  checkEditable,
  type EditRefusal,
  withEditableApplication,
} from "../editable-application.server.ts";

export type Photo = { id: string; scan: ScanStatus };
export type SavePhotoResult =
  | { ok: true; photo: Photo | null }
  | { ok: false; reason: "invalid"; errors: { photo: string } };

/**
 * Sets or replaces the photo of the actor's draft; the same photo again changes nothing. Refuses as `preparePortrait`
 * and `registerReplacement` do.
 */
export async function attachPhoto(
  actor: Actor,
  applicationId: string,
  file: File,
): Promise<SavePhotoResult | EditRefusal | null> {
  const draft = await checkEditable(actor, applicationId, "identity");
  if (!draft?.ok) return draft;
  const portrait = await preparePortrait(file);
  if (!portrait.ok) return photoRefusal(portrait.reason);
  return withStoredFile(portrait, (stored) =>
    withEditableApplication(
      actor,
      applicationId,
      "identity",
      async (tx, { accountId }): Promise<SavePhotoResult> => {
        const before = await findPhoto(tx, applicationId);
        const registered = await registerReplacement(tx, accountId, before?.id ?? null, stored);
        if (!registered.ok) return photoRefusal(registered.reason);
        if (registered.isNew) await savePhoto(tx, actor, applicationId, registered.id);
        return { ok: true, photo: await findPhoto(tx, applicationId) };
      },
    ),
  );
}

function photoRefusal(reason: string): SavePhotoResult {
  return { ok: false, reason: "invalid", errors: { photo: reason } };
}

/** Removes the photo; succeeds when there is none. */
export async function removePhoto(actor: Actor, applicationId: string) {
  return withEditableApplication(
    actor,
    applicationId,
    "identity",
    async (tx): Promise<SavePhotoResult> => {
      await savePhoto(tx, actor, applicationId, null);
      return { ok: true, photo: null };
    },
  );
}

/** The photo of an application. Does not check permission. */
export async function findPhoto(on: Database, applicationId: string): Promise<Photo | null> {
  const [row] = await on
    .select({ id: files.id, scan: files.scan })
    .from(personalInfos)
    .innerJoin(files, eq(files.id, personalInfos.photoId))
    .where(eq(personalInfos.applicationId, applicationId));
  return row ?? null;
}

async function savePhoto(
  tx: Database,
  actor: Actor,
  applicationId: string,
  photoId: string | null,
) {
  const before = await findPhoto(tx, applicationId);
  if (!before && !photoId) return;
  await tx
    .insert(personalInfos)
    .values({ applicationId, photoId })
    .onConflictDoUpdate({ target: personalInfos.applicationId, set: { photoId } });
  if (before) await deleteFile(tx, before.id);
  await bumpVersion(tx, applicationId);
  const action = photoId ? "photo.attached" : "photo.removed";
  await recordHistory(tx, actor, action, { kind: "application", id: applicationId });
}

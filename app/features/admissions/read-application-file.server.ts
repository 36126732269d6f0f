import { eq, or } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordAccess } from "#app/features/audit/record-access.server.ts";
import { findFile } from "#app/features/documents/file-store.server.ts";
import { type FileContent, readFileContent } from "#app/features/documents/read-file.server.ts";
import { isReadable, isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, cursusEntries, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { canSeeAsStaff } from "./policy.ts";

/**
 * Reads a private file for its owner, or for staff who may see its application, which is recorded in the history.
 * `isThumbnail` reads the thumbnail of a picture. Null for anybody else, for staff until the file is scanned, and for
 * everybody once it is infected.
 */
export async function readApplicationFile(
  actor: Actor,
  fileId: string,
  { isThumbnail = false } = {},
): Promise<FileContent | null> {
  const file = await findFile(fileId);
  if (!file) return null;
  const isOwner = actor.kind === "student" && actor.id === file.ownerId;
  if (!(isOwner ? isReadable : isReadableByOthers)(file.scan)) return null;
  if (!isOwner && !(await checkStaffAccess(actor, fileId))) return null;
  return readFileContent(file, { isThumbnail, isInlineAllowed: !isOwner });
}

async function checkStaffAccess(actor: Actor, fileId: string): Promise<boolean> {
  if (actor.kind !== "staff") return false;
  const [application] = await db()
    .select({
      id: applications.id,
      accountId: applications.accountId,
      campus: applications.campus,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .leftJoin(cursusEntries, eq(cursusEntries.applicationId, applications.id))
    .leftJoin(personalInfos, eq(personalInfos.applicationId, applications.id))
    .where(or(eq(cursusEntries.proofId, fileId), eq(personalInfos.photoId, fileId)))
    .limit(1);
  if (!application || !canSeeAsStaff(actor, application)) return false;
  await recordAccess(actor, "file.opened", { kind: "application", id: application.id }, { fileId });
  return true;
}

import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { canSeeAsStaff } from "#app/features/admissions/policy.ts";
import { recordAccess } from "#app/features/audit/record-access.server.ts";
import { findFile } from "#app/features/documents/file-store.server.ts";
import { type FileContent, readFileContent } from "#app/features/documents/read-file.server.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";

/**
 * Reads the file that answers a request, for staff who may see its application, and records the access in the history.
 * Returns null for anybody else (a candidate reads their files elsewhere) and until the antivirus has found it clean.
 */
export async function readAnswerFile(
  actor: Actor,
  fileId: string,
  { isThumbnail = false } = {},
): Promise<FileContent | null> {
  const file = actor.kind === "staff" && (await findFile(fileId));
  if (!file || !isReadableByOthers(file.scan)) return null;
  const [request] = await db()
    .select({ application: applications })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(eq(requests.fileId, fileId));
  if (!request || !canSeeAsStaff(actor, request.application)) return null;
  const subject = { kind: "application", id: request.application.id };
  await recordAccess(actor, "file.opened", subject, { fileId });
  return readFileContent(file, { isThumbnail, isInlineAllowed: true });
}

import { eq } from "drizzle-orm";
import { maySeeAsStaff } from "#app/features/admissions/policy.ts";
import { findFile } from "#app/features/documents/keep.server.ts";
import { type OpenedFile, opened } from "#app/features/documents/opened.server.ts";
import { mayBeShown } from "#app/features/documents/scan.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { recordLook } from "#app/features/identity/look.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications, choices } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";

/**
 * The file that answers a request, for the staff who may see its application (which the history tells);
 * its owner opens it like any file of theirs. Null for anybody else, and
 * until the antivirus has found it clean.
 */
export async function openAnswerFile(
  actor: Actor,
  fileId: string,
  { small = false } = {},
): Promise<OpenedFile | null> {
  const file = actor.kind === "staff" && (await findFile(fileId));
  if (!file || !mayBeShown(file.scan)) return null;
  const [found] = await db()
    .select({ application: applications })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .innerJoin(applications, eq(applications.id, choices.applicationId))
    .where(eq(requests.fileId, fileId));
  if (!found || !maySeeAsStaff(actor, found.application)) return null;
  const subject = { kind: "application", id: found.application.id };
  await recordLook(actor, "file.opened", subject, { fileId });
  return opened(file, { small, inlineAllowed: true });
}

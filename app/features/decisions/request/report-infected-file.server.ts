import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { lockApplication } from "#app/features/admissions/editable-application.server.ts";
import { getStage } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { FILE_INFECTED } from "#app/features/documents/jobs.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { defineJob } from "#app/platform/jobs/queue.server.ts";
import { lockChoices } from "../choice-lock.server.ts";
import { notifyRefusedFile } from "../transition-notification.server.ts";
import { findFileHolder } from "./review-file.server.ts";

/**
 * Records once in the history that a file of an application is infected. The candidate is notified if the application
 * was submitted and the file can still be replaced; in a draft, the page shows it.
 */
export async function reportInfectedFile(fileId: string): Promise<void> {
  await transaction(async (tx) => {
    const holder = await findFileHolder(fileId, tx);
    const application = holder && (await lockApplication(tx, holder.applicationId));
    if (!application || (await isReported(tx, application.id, fileId))) return;
    const subject = { kind: "application", id: application.id };
    await recordHistory(tx, "system", "file.infected", subject, { fileId });
    const stage = getStage(application, await lockChoices(tx, application));
    if (stage === "sent") await notifyRefusedFile(tx, application, fileId);
  });
}

async function isReported(tx: Database, applicationId: string, fileId: string): Promise<boolean> {
  const [entry] = await tx
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.subjectId, applicationId),
        eq(history.action, "file.infected"),
        sql`${history.details} ->> 'fileId' = ${fileId}`,
      ),
    )
    .limit(1);
  return entry !== undefined;
}

/** Runs after the antivirus finds a virus. */
export const reportInfectedFileJob = defineJob({
  name: FILE_INFECTED.name,
  payload: z.object({ fileId: z.string() }),
  run: ({ fileId }) => reportInfectedFile(fileId),
});

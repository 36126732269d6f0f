import { and, eq, inArray, isNull, not, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { attachments, guests, messages, threads } from "#app/platform/db/schema/messaging.ts";

/** Deletes the threads of a person except those about `keptApplicationIds`, and removes the adults from these. */
export async function eraseThreads(
  tx: Database,
  personId: string,
  retainedApplicationIds: string[],
): Promise<void> {
  const isAboutNoRetainedApplication = or(
    isNull(threads.applicationId),
    not(inArray(threads.applicationId, retainedApplicationIds)),
  );
  await tx.delete(threads).where(and(eq(threads.personId, personId), isAboutNoRetainedApplication));
  const remainingThreads = tx
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.personId, personId));
  await tx
    .update(guests)
    .set({ endedAt: now(), endedBy: "account" })
    .where(and(inArray(guests.threadId, remainingThreads), isNull(guests.endedAt)));
}

/** The ids of the files in the remaining threads of a person. */
export async function listThreadFileIds(
  tx: Database,
  personId: string,
): Promise<(string | null)[]> {
  const rows = await tx
    .select({ id: attachments.fileId })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(eq(threads.personId, personId));
  return rows.map(({ id }) => id);
}

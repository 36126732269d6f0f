import { and, isNotNull, lt, sql } from "drizzle-orm";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { getRetentionStart } from "./enquiry.ts";

/**
 * Removes the enquiries dealt with (or received, when nobody said they were) more than twelve months
 * ago, and forgets where those of more than a day were sent from. The history keeps that each was
 * removed, and nothing of what it said.
 */
export async function deleteOldEnquiries(): Promise<void> {
  const yesterday = new Date(now().getTime() - 86_400_000);
  const ended = sql`coalesce(${enquiries.handledAt}, ${enquiries.createdAt})`;
  await transaction(async (tx) => {
    await tx
      .update(enquiries)
      .set({ asker: null })
      .where(and(isNotNull(enquiries.asker), lt(enquiries.createdAt, yesterday)));
    const deleted = await tx
      .delete(enquiries)
      .where(lt(ended, getRetentionStart(now())))
      .returning({ id: enquiries.id });
    for (const { id } of deleted)
      await record(tx, "system", "enquiry.removed", { kind: "enquiry", id });
  });
}

import { and, isNotNull, lt, sql } from "drizzle-orm";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { getRetentionStart } from "./enquiry.ts";

/**
 * Deletes the enquiries handled (or received, if never handled) more than twelve months ago, and the network hashes
 * older than a day. The history records each deletion without content.
 */
export async function deleteOldEnquiries(): Promise<void> {
  const yesterday = new Date(now().getTime() - DAY_MS);
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
      await recordHistory(tx, "system", "enquiry.removed", { kind: "enquiry", id });
  });
}

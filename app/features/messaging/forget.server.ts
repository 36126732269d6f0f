import { and, eq, inArray, isNull, not, or } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { threads } from "#app/platform/db/schema/messaging.ts";

/** Erases the conversations of a person, but those about these applications. */
export async function forgetThreads(
  tx: Database,
  personId: string,
  keptApplications: string[],
): Promise<void> {
  const aboutNone = or(
    isNull(threads.applicationId),
    not(inArray(threads.applicationId, keptApplications)),
  );
  await tx.delete(threads).where(and(eq(threads.personId, personId), aboutNone));
}

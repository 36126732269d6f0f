import { eq } from "drizzle-orm";
import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { type ProviderId, providerIds } from "./provider.ts";

/** Wakes the worker of a demonstration: one of its invented people has an account. */
export const DEMO_USER_CREATED = {
  name: "demonstration.person-made",
  payload: z.object({ personId: z.string() }),
};

/**
 * Marks an account that the demonstration's own provider has made as one of the demonstration: production does not
 * start with it. One of Google or Facebook themselves, or of an e-mail address, is somebody's.
 */
export async function markDemoUser(
  tx: Database,
  { userId, providerId }: { userId: string; providerId: string },
): Promise<void> {
  const provider = providerIds.find((id) => id === providerId);
  if (!provider || !isSimulatedProvider(provider)) return;
  await tx.update(users).set({ demo: true }).where(eq(users.id, userId));
  await enqueue(tx, DEMO_USER_CREATED, { personId: userId });
}

/** Does the demonstration play this provider? */
export function isSimulatedProvider(provider: ProviderId): boolean {
  return config().demo && !config()[provider];
}

import { eq } from "drizzle-orm";
import { z } from "zod";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { type ProviderId, providerIds } from "./provider.ts";

/** Job of the demonstration: one of its simulated users has an account. */
export const DEMO_USER_CREATED = {
  name: "demonstration.user-created",
  formerName: "demonstration.person-made",
  payload: z.object({ personId: z.string() }),
};

/**
 * Marks an account of a simulated provider as a demonstration user, so that production does not start with it.
 * Accounts of the real Google or Facebook, or of an email address, are not marked.
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

/** Whether the demonstration simulates this provider. */
export function isSimulatedProvider(provider: ProviderId): boolean {
  return config().demo && !config()[provider];
}

import { and, eq, isNull } from "drizzle-orm";
import { FIRST_ADMINISTRATOR_LINK_HOURS } from "#app/features/access/team.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { invitations, staff } from "#app/platform/db/schema/identity.ts";
import { createInvitationToken } from "./invitation-token.server.ts";

/** Whether there is an administrator who is not suspended. */
export async function hasAdministrator(tx: Database): Promise<boolean> {
  const rows = await tx
    .select({ id: staff.userId })
    .from(staff)
    .where(and(eq(staff.role, "administrator"), isNull(staff.suspendedAt)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Creates the link by which the first administrator of a production signs up, once, within 24 hours. Each start
 * creates a new one and deletes the former. Null when there is an administrator, and in a demonstration. Print it in
 * the terminal only.
 */
export async function createFirstAdministratorLink(): Promise<string | null> {
  if (config().demo) return null;
  return transaction(async (tx) => {
    await tx
      .delete(invitations)
      .where(and(isNull(invitations.email), isNull(invitations.acceptedAt)));
    if (await hasAdministrator(tx)) return null;
    const { token, tokenHash } = createInvitationToken();
    const expiresAt = new Date(now().getTime() + FIRST_ADMINISTRATOR_LINK_HOURS * HOUR_MS);
    const invitation = { role: "administrator" as const, locale: "fr" as const };
    await tx.insert(invitations).values({ ...invitation, tokenHash, expiresAt });
    return `${config().origin}/invitation/${token}`;
  });
}

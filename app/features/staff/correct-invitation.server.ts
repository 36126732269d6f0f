import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import type { AuthRefusal } from "#app/features/auth/library/call-auth-handler.server.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { invitations } from "#app/platform/db/schema/identity.ts";
import {
  cancelInvitationRow,
  canInvite,
  insertInvitation,
  isOpenInvitation,
  matchesInvitationId,
} from "./invite-staff.server.ts";

/**
 * Replaces an invitation by one to the suggested address (`suggestEmail`) and cancels the first link. Repeating it
 * changes nothing. Refuses as `inviteStaff`; null without permission, without such an invitation, or when nothing
 * looks wrong with its address.
 */
export async function correctInvitation(
  actor: Actor,
  id: string,
): Promise<{ ok: true } | AuthRefusal<"already-staff"> | null> {
  if (!canInvite(actor)) return null;
  return transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(invitations)
      .where(and(matchesInvitationId(id), isNull(invitations.acceptedAt)))
      .for("update");
    const email = suggestEmail(row?.email);
    if (!row || email === null) return null;
    if (row.cancelledAt) return (await isInvited(tx, email)) ? { ok: true } : null;
    const { locale, role, campus } = row;
    const result = await insertInvitation(tx, actor, { email, locale, role, campus });
    if (result.ok) await cancelInvitationRow(tx, actor, id);
    return result;
  });
}

async function isInvited(tx: Database, email: string): Promise<boolean> {
  const openInvitations = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), isOpenInvitation()));
  return openInvitations.length > 0;
}

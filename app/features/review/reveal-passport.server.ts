import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { findApplication } from "#app/features/admissions/editable-application.server.ts";
import { canDecide } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { personalInfos } from "#app/platform/db/schema/admissions.ts";

export type RevealPassportResult =
  | { ok: true; number: string }
  | { ok: false; reason: "passport-missing" };

/**
 * Returns the full passport number and records the access in the history, in the same transaction (requirement AUD-01).
 * Refuses `passport-missing`; returns null when the actor may not decide on the application.
 */
export async function revealPassport(
  actor: Actor,
  applicationId: string,
): Promise<RevealPassportResult | null> {
  return transaction(async (tx) => {
    const application = await findApplication(applicationId, tx);
    if (!application || !canDecide(actor, application)) return null;
    const [info] = await tx
      .select({ number: personalInfos.passportNumber })
      .from(personalInfos)
      .where(eq(personalInfos.applicationId, application.id));
    if (!info?.number) return { ok: false, reason: "passport-missing" };
    await recordHistory(tx, actor, "passport.revealed", {
      kind: "application",
      id: application.id,
    });
    return { ok: true, number: info.number };
  });
}

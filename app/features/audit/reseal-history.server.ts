import { and, eq, isNull } from "drizzle-orm";
import type { Staff } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { compareSeals } from "./check-seals.server.ts";
import { digestAllLines } from "./history-digest.server.ts";
import { getSealEnd, insertSeal, lockLastSeal } from "./seal-history.server.ts";

/** `seal` null: every seal was compared and is right, and nothing was changed. */
export type ResealResult = { seal: { lines: number; digest: string } | null };

/**
 * Seals the whole history anew with the present key, so that checks start from there: after seals that no longer match,
 * or that were made with a secret which is gone. A line of the history says which administrator asked for it and why. It
 * proves nothing of what was written before it. Null for an address that is not an active administrator's.
 *
 * Only for whoever commands the machine of the site (tools/reseal-history.ts): no permission is checked.
 *
 * @param email the address of the administrator who asks for it
 * @param reason why, in their words
 */
export async function resealHistory(email: string, reason: string): Promise<ResealResult | null> {
  const administrator = await findAdministrator(email);
  if (!administrator) return null;
  const checked = await compareSeals();
  if (checked.ok && !checked.notCompared) return { seal: null };
  const cause = checked.ok ? "seals-not-compared" : "seals-changed";
  const seal = await transaction(async (tx) => {
    const last = await lockLastSeal(tx);
    const subject = { kind: "history", id: "seals" };
    await record(tx, administrator, "history.resealed", subject, { because: cause, reason });
    const until = await getSealEnd(tx, last);
    const before = last?.digest ?? "";
    const found = await digestAllLines(tx, before, until);
    return insertSeal(tx, { before, until, ...found, isReseal: true });
  });
  log().warn({ ...seal, because: cause }, "history sealed anew");
  return { seal };
}

async function findAdministrator(email: string): Promise<Staff | undefined> {
  const { id, name, locale } = users;
  const { role, campus } = staff;
  const [row] = await db()
    .select({ id, name, email: users.email, locale, role, campus })
    .from(users)
    .innerJoin(staff, eq(staff.userId, users.id))
    .where(
      and(
        eq(users.email, email.normalize("NFC").trim().toLowerCase()),
        eq(role, "administrator"),
        isNull(staff.suspendedAt),
      ),
    );
  return row && { kind: "staff", ...row };
}

import { and, eq, isNull } from "drizzle-orm";
import type { Staff } from "#app/features/access/actor.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { compareSeals } from "./check-seals.server.ts";
import { digestAllLines } from "./history-digest.server.ts";
import { recordHistory } from "./record-history.server.ts";
import { getSealEnd, insertSeal, lockLastSeal } from "./seal-history.server.ts";

/** `seal` is null when every seal is valid and nothing was changed. */
export type ResealResult = { seal: { lines: number; digest: string } | null };

/**
 * Seals the whole history again with the current key, so that checks start there: after seals no longer match, or were
 * made with a lost secret. It proves nothing about earlier lines; a history line records the administrator and the
 * reason. Returns null unless `email` is an active administrator's. Checks no permission: only tools/reseal-history.ts
 * on the server calls it.
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
    await recordHistory(tx, administrator, "history.resealed", subject, { because: cause, reason });
    const until = await getSealEnd(tx, last);
    const before = last?.digest ?? "";
    const digest = await digestAllLines(tx, before, until);
    return insertSeal(tx, { before, until, ...digest, isReseal: true });
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

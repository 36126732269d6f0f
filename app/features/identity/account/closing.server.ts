import { and, eq, gt, lte } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import {
  accounts,
  emailChanges,
  history,
  sessions,
  users,
  verifications,
} from "#app/platform/db/schema/identity.ts";
import { type Actor, isSeen } from "../actor.ts";
import type { Refused } from "../auth/knock.server.ts";
import { writeClosing, writeToPerson } from "../auth/letters/account-letters.server.ts";
import { endSessions } from "../auth/sessions/end-sessions.server.ts";
import { readSigned, writeSigned } from "../auth/signed-text.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { isProved } from "../password/proof.server.ts";
import { closingDate, isConfirmed } from "./closing.ts";

/**
 * Asks to close one's own account: every device is signed out now, a letter says until when it can be
 * kept by signing in, and then `eraseClosed` does what the page announced. Refuses an unconfirmed word and
 * who has not proved a moment ago to be themselves; null for anybody but a candidate. A second tap, whose session the
 * first one ends, is done.
 */
export async function askClosing(
  actor: Actor,
  caller: Caller,
  typed: string,
): Promise<{ ok: true; closesAt: Date } | Refused<"confirmation-missing" | "proof-needed"> | null> {
  if (actor.kind !== "student") return null;
  const { id } = actor;
  if (!(await isProved(actor, caller))) {
    const closesAt = await findClosingDate(db(), id);
    return closesAt ? { ok: true, closesAt } : { ok: false, reason: "proof-needed" };
  }
  if (!isConfirmed(typed)) return { ok: false, reason: "confirmation-missing" };
  return transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("no key update");
    const asked = await findClosingDate(tx, id);
    if (asked) return { ok: true, closesAt: asked };
    const closesAt = closingDate(now());
    await tx.update(users).set({ closesAt }).where(eq(users.id, id));
    await endSessions(tx, eq(sessions.userId, id));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
    await record(tx, actor, "account.closing-asked", { kind: "person", id });
    await writeClosing(tx, caller.origin, actor, closesAt);
    return { ok: true, closesAt };
  });
}

/** When the account of this person closes; null for one that stays. */
async function findClosingDate(on: Database, id: string): Promise<Date | null> {
  const [row] = await on.select({ at: users.closesAt }).from(users).where(eq(users.id, id));
  return row?.at ?? null;
}

const CLOSING_FORM = "close account";

/**
 * What the form that closes an account carries for an hour, so that its second tap, which comes without a session, is
 * known as one (`isClosingRepeated`). "" for anybody but a candidate.
 */
export function signClosingForm(actor: Actor): string {
  return actor.kind === "student" && !isSeen(actor)
    ? writeSigned(CLOSING_FORM, { id: actor.id })
    : "";
}

/** Was this form, by what it carries, sent before, so that its account is closing? */
export async function isClosingRepeated(signed: string): Promise<boolean> {
  const id = readSigned(CLOSING_FORM, signed)?.id;
  return id !== undefined && (await findClosingDate(db(), id)) !== null;
}

/** Erases what another room holds of a person, and tells whether something of them has to stay. */
export type Forget = (tx: Database, personId: string) => Promise<{ kept: boolean }>;

/** Erases the accounts whose days are over, one transaction each. Done twice, it does nothing more. */
export async function eraseClosed(forget: Forget): Promise<void> {
  const due = lte(users.closesAt, now());
  const rows = await db().select({ id: users.id }).from(users).where(due);
  for (const { id } of rows)
    await transaction(async (tx) => {
      // Signing in at this very moment keeps the account: the row says so once it is locked.
      const [person] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), due))
        .for("update");
      if (!person) return;
      const { kept } = await forget(tx, id);
      await writeToPerson(tx, config().origin, person, "closed");
      if (kept) await shut(tx, id);
      else await tx.delete(users).where(eq(users.id, id));
      await tx.delete(verifications).where(eq(verifications.value, id));
      await record(tx, "system", "account.closed", { kind: "person", id }, { kept });
    });
}

const A_DAY = 86_400_000;

/** Did this person come back, within the last day, to an account that was to be closed? */
export async function wasKeptOpen(actor: Actor): Promise<boolean> {
  if (actor.kind !== "student") return false;
  const [kept] = await db()
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.subjectId, actor.id),
        eq(history.action, "account.kept-open"),
        gt(history.at, new Date(now().getTime() - A_DAY)),
      ),
    )
    .limit(1);
  return kept !== undefined;
}

/** Leaves of an account the name and the address, which an application that was sent needs. */
async function shut(tx: Database, id: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.userId, id));
  await endSessions(tx, eq(sessions.userId, id));
  await tx
    .update(users)
    .set({ phone: null, closesAt: null, closedAt: now() })
    .where(eq(users.id, id));
}

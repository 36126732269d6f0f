import { and, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, secondFactors, staff, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { clearSuppression } from "#app/platform/mail/suppression.server.ts";
import { record } from "../history.server.ts";
import { markInvented } from "../sign-in/invented.server.ts";
import { isProviderId } from "../sign-in/provider.ts";
import { missingOf } from "./factor/missing.server.ts";
import { markSignIn } from "./factor/sign-in-mark.server.ts";
import { writeToPerson, writeWay } from "./letters/account-letters.server.ts";
import { type Addressee, letterOfChange } from "./letters/letters.server.ts";
import { accountOf, forgetPasswordTriesEverywhere, proofOf } from "./limits/limit.server.ts";

type Person = { id: string; email: string };

/** A session is not opened for whoever is suspended, whatever the door. */
export async function mayOpenSession(userId: string): Promise<false | undefined> {
  const [row] = await db()
    .select({
      role: staff.role,
      suspendedAt: sql<Date | null>`coalesce(${staff.suspendedAt}, ${users.suspendedAt})`,
      secret: secondFactors.secret,
    })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId));
  const refused = Boolean(row?.suspendedAt);
  log().info({ userId, refused }, "sign-in");
  const whole = row?.role && !missingOf({ ...row, secondFactorAt: null });
  if (whole && !refused) await markSignIn(userId);
  return refused ? false : undefined;
}

/** Writes down that an account was created. */
export async function recordCreation({ id }: Person): Promise<void> {
  await record(db(), "system", "person.created", { kind: "person", id });
}

/** Writes down that a person proved to own their address. */
export async function recordVerification({ id, email }: Person): Promise<void> {
  await clearSuppression(db(), email);
  await record(db(), "system", "email.verified", { kind: "person", id });
}

/** Writes down that an identity of a provider opens an account; its owner is told of one that was added. */
export async function recordWayIn(
  origin: string,
  way: { userId: string; providerId: string },
  added: boolean,
): Promise<void> {
  const { userId, providerId } = way;
  if (!isProviderId(providerId)) return;
  await transaction(async (tx) => {
    if (!added) await markInvented(tx, way);
    const subject = { kind: "person", id: userId };
    await record(tx, "system", "way-in.added", subject, { provider: providerId });
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (added && person) await writeWay(tx, origin, person, "wayAdded", providerId);
  });
}

/** Who signs in keeps the account they had asked to close, and is told so. */
export async function keepOpen(origin: string, userId: string): Promise<void> {
  await transaction(async (tx) => {
    const [person] = await tx
      .update(users)
      .set({ closesAt: null, closedAt: null })
      .where(and(eq(users.id, userId), or(isNotNull(users.closesAt), isNotNull(users.closedAt))))
      .returning();
    if (!person) return;
    await record(tx, "system", "account.kept-open", { kind: "person", id: userId });
    await writeToPerson(tx, origin, person, "keptOpen");
  });
}

/**
 * A link received by mail proves the address. Whatever was tied to the account before that proof may
 * be somebody else's who signed up with this address: it is cut (AUTH-10).
 */
export async function afterReset(
  origin: string,
  person: Addressee & { emailVerified: boolean },
): Promise<void> {
  const { id, emailVerified } = person;
  await transaction(async (tx) => {
    if (!emailVerified) {
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id));
      await tx
        .delete(accounts)
        .where(and(eq(accounts.userId, id), ne(accounts.providerId, "credential")));
      await record(tx, "system", "email.verified", { kind: "person", id });
    }
    await clearSuppression(tx, person.email);
    await record(tx, "system", "password.reset", { kind: "person", id });
  });
  await forgetPasswordTriesEverywhere(accountOf(person.email));
  await forgetPasswordTriesEverywhere(proofOf(id));
  await letterOfChange(origin, person);
}

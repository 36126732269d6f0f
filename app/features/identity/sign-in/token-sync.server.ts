import { eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions, staff, users } from "#app/platform/db/schema/identity.ts";
import { refuseInTransaction } from "#app/platform/db/transaction-guard.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { missingOf, standing } from "../auth/factor/missing.server.ts";
import { type Claims, idToken } from "./id-token.server.ts";

/** Signing in and out wait for no answer: the queue sends, and tries again (decisions, Signing in). */
export type SignedEvent = {
  event: "signed-in" | "signed-out";
  userId: string;
  sessionId: string;
};

export const TOKEN_SYNC = "token.synced";

/** How long the receiver may take to answer one try, in milliseconds. */
const PATIENCE = 5_000;

/** Queues what another system is to be told, where the settings name one, with what causes it. */
export async function queueSigning(tx: Database, event: SignedEvent): Promise<void> {
  if (config().tokenSyncUrl) await enqueue(tx, { name: TOKEN_SYNC }, event);
}

/** The same after the fact: never stops a sign-in. */
export async function tellOfSigning(event: SignedEvent): Promise<void> {
  try {
    await transaction((tx) => queueSigning(tx, event));
  } catch (err) {
    log().error({ err }, "token sync not queued");
  }
}

/**
 * Tells it: POST with an ID token as bearer for a session that was opened, DELETE for one that was
 * ended. Throws when the receiver does not take it, so that the queue tries again later. A sign-in that
 * has ended meanwhile is not told: the sign-out may have been told before.
 */
export async function syncToken(told: SignedEvent): Promise<void> {
  const url = config().tokenSyncUrl;
  if (!url) return;
  const claims = told.event === "signed-in" ? await claimsOf(told) : {};
  if (!claims) return;
  refuseInTransaction("the token receiver");
  const answer = await fetch(url, {
    method: told.event === "signed-in" ? "POST" : "DELETE",
    headers: {
      Authorization: `Bearer ${await idToken(told.userId, { sid: told.sessionId, ...claims })}`,
    },
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  const gone = told.event === "signed-out" && (answer.status === 404 || answer.status === 410);
  if (!answer.ok && !gone) throw new Error(`the token receiver answered ${answer.status}`);
}

async function claimsOf(told: SignedEvent): Promise<Omit<Claims, "sid"> | undefined> {
  const [found] = await db()
    .select({ user: users, ...standing })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(sessions.id, told.sessionId));
  // A session that still lacks its second factor is told when it counts.
  if (!found || missingOf(found)) return;
  return {
    name: found.user.name,
    // A claim without a value is left out (OpenID Connect Core, section 5.3.2).
    given_name: found.user.firstName || undefined,
    family_name: found.user.lastName,
    email: found.user.email,
    email_verified: found.user.emailVerified,
    locale: found.user.locale,
  };
}

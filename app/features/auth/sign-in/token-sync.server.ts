import { eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { secondFactors, sessions, staff, users } from "#app/platform/db/schema/identity.ts";
import { refuseInTransaction } from "#app/platform/db/transaction-guard.server.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { log } from "#app/platform/log.server.ts";
import { getPendingStep, pendingStepColumns } from "../factor/pending-step.server.ts";
import { createIdToken, type IdTokenClaims } from "./id-token.server.ts";

/** A sign-in or sign-out to report. Commands do not wait for the receiver: the queue sends it and retries. */
export type SignInEvent = {
  event: "signed-in" | "signed-out";
  userId: string;
  sessionId: string;
};

export const TOKEN_SYNC_JOB = "token.synced";

/** How long the receiver may take to answer one try, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Queues an event in the caller's transaction, if a receiver is configured. */
export async function enqueueSignInEvent(tx: Database, event: SignInEvent): Promise<void> {
  if (config().tokenSyncUrl) await enqueue(tx, { name: TOKEN_SYNC_JOB }, event);
}

/** Queues an event after the sign-in. A failure is logged and never stops the sign-in. */
export async function reportSignInEvent(event: SignInEvent): Promise<void> {
  try {
    await transaction((tx) => enqueueSignInEvent(tx, event));
  } catch (err) {
    log().error({ err }, "token sync not queued");
  }
}

/**
 * Sends an event: POST with an ID token as bearer for a sign-in, DELETE for a sign-out. Throws when the receiver does
 * not accept it, so that the queue retries. A sign-in whose session has ended is not sent, because its sign-out may
 * have been sent before.
 */
export async function syncToken(signInEvent: SignInEvent): Promise<void> {
  const url = config().tokenSyncUrl;
  if (!url) return;
  const claims = signInEvent.event === "signed-in" ? await loadClaims(signInEvent) : {};
  if (!claims) return;
  refuseInTransaction("the token receiver");
  const token = await createIdToken(signInEvent.userId, url, {
    sid: signInEvent.sessionId,
    ...claims,
  });
  const response = await fetch(url, {
    method: signInEvent.event === "signed-in" ? "POST" : "DELETE",
    headers: { Authorization: `Bearer ${token}` },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  const isAlreadyEnded =
    signInEvent.event === "signed-out" && (response.status === 404 || response.status === 410);
  if (!response.ok && !isAlreadyEnded)
    throw new Error(`the token receiver answered ${response.status}`);
}

async function loadClaims(
  signInEvent: SignInEvent,
): Promise<Omit<IdTokenClaims, "sid"> | undefined> {
  const [row] = await db()
    .select({ user: users, ...pendingStepColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(sessions.id, signInEvent.sessionId));
  // A session without its second factor is reported when it is verified.
  if (!row || getPendingStep(row)) return;
  return {
    name: row.user.name,
    // A claim without a value is omitted (OpenID Connect Core, section 5.3.2).
    given_name: row.user.firstName || undefined,
    family_name: row.user.lastName,
    email: row.user.email,
    email_verified: row.user.emailVerified,
    locale: row.user.locale,
  };
}

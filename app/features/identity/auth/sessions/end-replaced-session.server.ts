import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { reportSignInEvent } from "../../sign-in/token-sync.server.ts";
import type { CurrentSession } from "./current-session.server.ts";
import { endImpersonations, isOfSessions } from "./end-impersonations.server.ts";

/** A line that gives a session; one that takes it away is empty. */
const SESSION_COOKIE_PATTERN = /session_token=[^;]/;

/**
 * A browser has one session: the one it came with ends when an answer gives it another, whosever it was
 * (SES-02). Otherwise it would stay open as a device that nobody has.
 */
export async function endReplacedSession(
  previous: CurrentSession | null,
  cookies: string[],
): Promise<void> {
  if (!previous || !cookies.some((line) => SESSION_COOKIE_PATTERN.test(line))) return;
  const { id, userId } = previous;
  await db().delete(sessions).where(eq(sessions.id, id));
  await endImpersonations(db(), isOfSessions([id]), { endReason: "session-over" });
  await reportSignInEvent({ event: "signed-out", userId, sessionId: id });
}

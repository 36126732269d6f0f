import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { reportSignInEvent } from "../sign-in/token-sync.server.ts";
import type { CurrentSession } from "./current-session.server.ts";
import { endImpersonations, isOfSessions } from "./end-impersonations.server.ts";

/** Matches a line that sets a session, not one that clears it. */
const SESSION_COOKIE_PATTERN = /session_token=[^;]/;

/**
 * Ends the previous session of a browser when a response sets another one, also of another user (SES-02). Otherwise
 * it would stay open as a device that nobody uses.
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

import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { tellOfSigning } from "../../sign-in/token-sync.server.ts";
import { endSupportViews, viewsOfSessions } from "./end-support-views.server.ts";
import type { OwnSession } from "./own-session.server.ts";

/** A line that gives a session; one that takes it away is empty. */
const gives = /session_token=[^;]/;

/**
 * A browser has one session: the one it came with ends when an answer gives it another, whosever it was
 * (SES-02). Otherwise it would stay open as a device that nobody has.
 */
export async function endReplaced(before: OwnSession | null, cookies: string[]): Promise<void> {
  if (!before || !cookies.some((line) => gives.test(line))) return;
  const { id, userId } = before;
  await db().delete(sessions).where(eq(sessions.id, id));
  await endSupportViews(db(), viewsOfSessions([id]), { how: "session-over" });
  await tellOfSigning({ event: "signed-out", userId, sessionId: id });
}

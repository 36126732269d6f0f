import { and, eq, lte } from "drizzle-orm";
import { findCookie } from "#app/client/cookies.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { httpOnlyCookieName, renameLegacyCookies } from "#app/platform/cookies.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { sessions } from "#app/platform/db/schema/identity.ts";
import { hashSessionToken } from "../library/hashed-tokens.server.ts";
import { endSessions } from "./end-sessions.server.ts";
import { decodeLibraryCookie } from "./library-cookie.server.ts";

/**
 * The stored hash (`sessions.token`) of the session cookie; null without a cookie or with a wrong signature. Every
 * page of a signed-in user starts with it: the library needs two queries and two milliseconds for the same (decision
 * 0008).
 */
export function getSessionHash(headers: Headers): string | null {
  const { origin } = config();
  const cookies = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  const cookieValue = findCookie(cookies, httpOnlyCookieName(origin, "session_token"));
  const token = cookieValue ? decodeLibraryCookie(cookieValue) : null;
  return token === null ? null : hashSessionToken(token);
}

/** Whether the session is past its last day. It is then deleted and its sign-out reported. */
export async function endIfExpired(session: { id: string; expiresAt: Date }): Promise<boolean> {
  const at = now();
  if (session.expiresAt > at) return false;
  await transaction((tx) =>
    endSessions(tx, and(eq(sessions.id, session.id), lte(sessions.expiresAt, at))),
  );
  return true;
}

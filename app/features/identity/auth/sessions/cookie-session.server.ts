import { createHmac } from "node:crypto";
import { findCookie } from "#app/client/cookies.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { httpOnlyCookieName, renameLegacyCookies } from "#app/platform/cookies.ts";
import { getAuth } from "../../auth.server.ts";
import { hashSessionToken } from "../hashed-tokens.server.ts";
import { rethrowCapturedError } from "../library-errors.ts";
import { isSameSignature } from "./signed-cookie.server.ts";

/**
 * The stored hash (`sessions.token`) of the session cookie; null without a cookie or with a wrong signature. Every
 * page of a signed-in user starts with it: the library needs two queries and two milliseconds for the same (decision
 * 0008).
 */
export function getSessionHash(headers: Headers): string | null {
  const { origin, secret } = config();
  const cookies = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  const cookieValue = findCookie(cookies, httpOnlyCookieName(origin, "session_token")) ?? "";
  const [token] = cookieValue.split(".", 1);
  if (!secret || !token) return null;
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const expected = encodeURIComponent(`${token}.${signature}`);
  return isSameSignature(cookieValue, expected) ? hashSessionToken(token) : null;
}

/** Whether the session is past its last day. The library then deletes it, and its hooks report the sign-out. */
export async function endIfExpired(headers: Headers, { expiresAt }: { expiresAt: Date }) {
  if (expiresAt > now()) return false;
  const { origin } = config();
  const { api } = getAuth(origin);
  const cookie = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  const options = { headers: new Headers({ cookie }), query: { disableRefresh: true } };
  await rethrowCapturedError(() => api.getSession(options));
  return true;
}

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
 * What the session of the cookie is kept by (`sessions.token`); null when none came, or one not signed here. Every page
 * of a person begins with it: the library takes two questions and two milliseconds for the same (decision 0008).
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

/** Is the session of the cookie past its last day? The library then ends it, and tells whoever follows that it did. */
export async function endIfExpired(headers: Headers, { expiresAt }: { expiresAt: Date }) {
  if (expiresAt > now()) return false;
  const { origin } = config();
  const { api } = getAuth(origin);
  const cookie = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  const options = { headers: new Headers({ cookie }), query: { disableRefresh: true } };
  await rethrowCapturedError(() => api.getSession(options));
  return true;
}

import { createHmac } from "node:crypto";
import { findCookie } from "#app/client/cookies.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { httpOnlyCookieName, renameLegacyCookies } from "#app/platform/cookies.ts";
import { authAt } from "../../auth.server.ts";
import { hashOfToken } from "../hashed-tokens.server.ts";
import { hearingFaults } from "../hidden-fault.ts";
import { isSealed } from "./own-cookie.server.ts";

/**
 * What the session of the cookie is kept by (`sessions.token`); null when none came, or one not signed here. Every page
 * of a person begins with it: the library takes two questions and two milliseconds for the same (decision 0008).
 */
export function hashInCookie(headers: Headers): string | null {
  const { origin, secret } = config();
  const cookies = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  const given = findCookie(cookies, httpOnlyCookieName(origin, "session_token")) ?? "";
  const [token] = given.split(".", 1);
  if (!secret || !token) return null;
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const right = encodeURIComponent(`${token}.${signature}`);
  return isSealed(given, right) ? hashOfToken(token) : null;
}

/** Is the session of the cookie past its last day? The library then ends it, and tells whoever follows that it did. */
export async function isPast(headers: Headers, { expiresAt }: { expiresAt: Date }) {
  if (expiresAt > now()) return false;
  const { origin } = config();
  const { api } = authAt(origin);
  const cookie = renameLegacyCookies(origin, headers.get("cookie") ?? "");
  const asked = { headers: new Headers({ cookie }), query: { disableRefresh: true } };
  await hearingFaults(() => api.getSession(asked));
  return true;
}

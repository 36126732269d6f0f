import type { MiddlewareFunction } from "react-router";
import {
  formatSetCookie,
  httpOnlyCookieName,
  legacyCookieName,
  longLivedCookies,
  renameLegacyCookies,
} from "#app/platform/cookies.ts";
import { readCookie } from "./cookies.server.ts";

/** In seconds, as long as each was given for; the session itself ends when its row says so. */
const AGES = { session_token: 30 * 86_400, device: 365 * 86_400 };

/**
 * Gives the present name to the cookies that a browser brings under a former one, so that an upgrade signs nobody out.
 * An answer that changes the cookie itself (signing in, signing out) only has the former one removed.
 */
export const renameFormerCookies: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (/\bpublic\b/.test(response.headers.get("Cache-Control") ?? "")) return response;
  const { url, headers } = request;
  const cookies = headers.get("cookie") ?? "";
  if (renameLegacyCookies(url, cookies) === cookies) return response;
  const given = response.headers.getSetCookie();
  for (const name of longLivedCookies) {
    const former = readCookie(request, legacyCookieName(name));
    if (former === undefined) continue;
    response.headers.append(
      "Set-Cookie",
      `${legacyCookieName(name)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
    );
    const present = httpOnlyCookieName(url, name);
    const isGiven = given.some((line) => line.startsWith(`${present}=`));
    if (isGiven || readCookie(request, present) !== undefined) continue;
    response.headers.append(
      "Set-Cookie",
      formatSetCookie(url, name, former, { maxAgeSeconds: AGES[name], isHttpOnly: true }),
    );
  }
  return response;
};

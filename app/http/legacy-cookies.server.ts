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
const MAX_AGE_SECONDS = { session_token: 30 * 86_400, device: 365 * 86_400 };

/**
 * Gives the present name to the cookies that a browser brings under a former one, so that an upgrade signs nobody out.
 * An answer that changes the cookie itself (signing in, signing out) only has the former one removed.
 */
export const migrateLegacyCookies: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (/\bpublic\b/.test(response.headers.get("Cache-Control") ?? "")) return response;
  const { url, headers } = request;
  const cookies = headers.get("cookie") ?? "";
  if (renameLegacyCookies(url, cookies) === cookies) return response;
  const setCookies = response.headers.getSetCookie();
  for (const name of longLivedCookies) {
    const legacyValue = readCookie(request, legacyCookieName(name));
    if (legacyValue === undefined) continue;
    response.headers.append(
      "Set-Cookie",
      `${legacyCookieName(name)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
    );
    const currentName = httpOnlyCookieName(url, name);
    const isAlreadySet = setCookies.some((line) => line.startsWith(`${currentName}=`));
    if (isAlreadySet || readCookie(request, currentName) !== undefined) continue;
    response.headers.append(
      "Set-Cookie",
      formatSetCookie(url, name, legacyValue, {
        maxAgeSeconds: MAX_AGE_SECONDS[name],
        isHttpOnly: true,
      }),
    );
  }
  return response;
};

import type { MiddlewareFunction } from "react-router";
import { DAY_SECONDS } from "#app/lib/duration.ts";
import {
  formatSetCookie,
  httpOnlyCookieName,
  legacyCookieName,
  longLivedCookies,
  renameLegacyCookies,
} from "#app/platform/cookies.ts";
import { readCookie } from "./cookies.server.ts";

/**
 * In seconds, the same as for the cookie under its current name. The session itself ends with its row in the database.
 */
const MAX_AGE_SECONDS = { session_token: 30 * DAY_SECONDS, device: 365 * DAY_SECONDS };

/**
 * Renames cookies that a browser sends under their former name, so that an upgrade signs nobody out. When the response
 * itself sets the cookie (sign-in, sign-out), only the former one is deleted.
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

import { renameLegacyCookies } from "#app/platform/cookies.ts";
import { type Auth, CLIENT_ADDRESS_HEADER, getAuth } from "../auth.server.ts";
import type { Caller } from "../caller.server.ts";
import { resignLibraryCookies } from "../sessions/library-cookie.server.ts";
import { withBackgroundTasks } from "./background-tasks.server.ts";

const forwardedHeaders = ["origin", "cookie", "user-agent", "sec-fetch-site", "sec-fetch-mode"];

/**
 * Calls the HTTP handler of better-auth as a browser would, so that its rate limits and its origin check apply.
 * `auth.api` skips both (AUTH-06). Throws when the library answers with a status of 500 or more.
 */
export async function callAuthHandler(
  caller: Caller,
  path: string,
  body?: Record<string, unknown>,
  auth: Auth = getAuth(caller.origin),
): Promise<Response> {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: caller.address || "0.0.0.0" });
  for (const name of forwardedHeaders) {
    const value = caller.headers.get(name);
    if (value !== null)
      headers.set(name, name === "cookie" ? toLibraryCookies(caller, value) : value);
  }
  // Without an Origin header, Sec-Fetch-Site proves that the request comes from our page.
  if (!headers.has("origin") && caller.headers.get("sec-fetch-site") === "same-origin")
    headers.set("origin", caller.origin);
  if (body) headers.set("content-type", "application/json");
  const request = new Request(`${caller.origin}/api/auth${path}`, {
    method: body ? "POST" : "GET",
    headers,
    body: body && JSON.stringify(body),
  });
  const response = await withBackgroundTasks(() => auth.handler(request));
  if (response.status >= 500) throw new Error(`the auth library answered ${response.status}`);
  return response;
}

/** The cookies of a request with the names and the signatures that the library knows. */
function toLibraryCookies({ origin }: Caller, cookies: string): string {
  return resignLibraryCookies(origin, renameLegacyCookies(origin, cookies));
}

/** The refusal of a sign-in, sign-up or password command. */
export type AuthRefusal<ErrorCode extends string> = {
  ok: false;
  reason: ErrorCode;
  retryAfterSeconds?: number;
};

/** The refusal for a 429 response. Waits 60 seconds when the response names no delay. */
export function tooManyRefusal(seconds: number | string | null) {
  return { ok: false, reason: "too-many", retryAfterSeconds: Number(seconds) || 60 } as const;
}

/** The error code in a refused response of the library, else its HTTP status. */
export async function getLibraryErrorCode(response: Response): Promise<string> {
  const body = await response.json().catch(() => null);
  return String(body?.code ?? response.status);
}

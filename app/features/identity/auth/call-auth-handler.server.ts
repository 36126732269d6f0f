import { renameLegacyCookies } from "#app/platform/cookies.ts";
import { type Auth, CLIENT_ADDRESS_HEADER, getAuth } from "../auth.server.ts";
import type { Caller } from "../caller.server.ts";

const forwardedHeaders = ["origin", "cookie", "user-agent", "sec-fetch-site", "sec-fetch-mode"];

/**
 * Asks the library as a browser would, so that its limits and its origin check apply
 * (AUTH-06: `auth.api` skips both).
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
      headers.set(name, name === "cookie" ? renameLegacyCookies(caller.origin, value) : value);
  }
  // A browser that sends no Origin said in another header that the page is ours.
  if (!headers.has("origin") && caller.headers.get("sec-fetch-site") === "same-origin")
    headers.set("origin", caller.origin);
  if (body) headers.set("content-type", "application/json");
  const response = await auth.handler(
    new Request(`${caller.origin}/api/auth${path}`, {
      method: body ? "POST" : "GET",
      headers,
      body: body && JSON.stringify(body),
    }),
  );
  if (response.status >= 500) throw new Error(`the auth library answered ${response.status}`);
  return response;
}

/** What every door answers when it is refused. */
export type AuthRefusal<ErrorCode extends string> = {
  ok: false;
  reason: ErrorCode;
  retryAfter?: number;
};

/** The refusal of an answer 429. */
export function tooManyRefusal(seconds: number | string | null) {
  return { ok: false, reason: "too-many", retryAfter: Number(seconds) || 60 } as const;
}

/** The word by which the library names what it refused. */
export async function getLibraryErrorCode(response: Response): Promise<string> {
  const body = await response.json().catch(() => null);
  return String(body?.code ?? response.status);
}

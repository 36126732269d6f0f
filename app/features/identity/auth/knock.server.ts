import { renameLegacyCookies } from "#app/platform/cookies.ts";
import { ADDRESS_HEADER, type Auth, authAt } from "../auth.server.ts";
import type { Caller } from "../caller.server.ts";

const passed = ["origin", "cookie", "user-agent", "sec-fetch-site", "sec-fetch-mode"];

/**
 * Asks the library as a browser would, so that its limits and its origin check apply
 * (AUTH-06: `auth.api` skips both).
 */
export async function knock(
  caller: Caller,
  path: string,
  body?: Record<string, unknown>,
  auth: Auth = authAt(caller.origin),
): Promise<Response> {
  const headers = new Headers({ [ADDRESS_HEADER]: caller.address || "0.0.0.0" });
  for (const name of passed) {
    const value = caller.headers.get(name);
    if (value !== null)
      headers.set(name, name === "cookie" ? renameLegacyCookies(caller.origin, value) : value);
  }
  // A browser that sends no Origin said in another header that the page is ours.
  if (!headers.has("origin") && caller.headers.get("sec-fetch-site") === "same-origin")
    headers.set("origin", caller.origin);
  if (body) headers.set("content-type", "application/json");
  const answer = await auth.handler(
    new Request(`${caller.origin}/api/auth${path}`, {
      method: body ? "POST" : "GET",
      headers,
      body: body && JSON.stringify(body),
    }),
  );
  if (answer.status >= 500) throw new Error(`the auth library answered ${answer.status}`);
  return answer;
}

/** What every door answers when it is refused. */
export type Refused<R extends string> = { ok: false; reason: R; retryAfter?: number };

/** The refusal of an answer 429. */
export function tooMany(seconds: number | string | null) {
  return { ok: false, reason: "too-many", retryAfter: Number(seconds) || 60 } as const;
}

/** The word by which the library names what it refused. */
export async function codeOf(answer: Response): Promise<string> {
  const body = await answer.json().catch(() => null);
  return String(body?.code ?? answer.status);
}

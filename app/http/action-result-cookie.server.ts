import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import { ACTION_RESULT_QUERY, type ActionResult } from "#app/client/action-result.tsx";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { stripLocale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { newCode } from "#app/platform/ids.ts";
import { deriveKey, deriveKnownKeys } from "#app/platform/secret-key.server.ts";
import { readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";
import { getQuery } from "./request-query.server.ts";
import { isSharedDevice } from "./shared-device-cookie.server.ts";

const COOKIE_NAME = "answer";
const MAX_AGE_SECONDS = 600;
/** Together with the other headers of a redirect it fits in 4 kB, the default limit of nginx. */
const MAX_COOKIE_CHARACTERS = 2_400;
const MAX_RESULT_BYTES = 200_000;

/** The result of an action, with the status and Retry-After of its response. */
export type StoredActionResult = ActionResult & { status: number; retryAfter: string | null };

type CookieContent = StoredActionResult & { path: string; person: string; until: number };

type ActionResponse = { data: unknown; status: number; retryAfter: string | null };

/**
 * Stores the result of an action in an encrypted cookie and redirects to the page of the form (post/redirect/get), so
 * that Back and reload never ask to submit again. Only the same user on the same page can read it, for ten minutes.
 * @returns the headers of the 303; null when the action must respond itself: a form of a script or of a visitor on a
 * shared device, or a result that is `SHOWN_ONCE`, not plain JSON or too long
 */
export async function redirectToActionResult(
  request: Request,
  actor: Actor,
  { data, status, retryAfter }: ActionResponse,
): Promise<Headers | null> {
  if (!isNavigation(request)) return null;
  // The next visitor on a shared device could open the URL again: nobody signs out in between.
  if (isSharedDevice(request) && !isSignedIn(actor)) return null;
  if (data === null || !isPlainJson(data) || isShownOnce(data)) return null;
  const url = new URL(request.url);
  const id = newCode();
  const cookie = await encrypt({
    ...{ id, data, status, retryAfter },
    path: stripLocale(url.pathname),
    person: getOwnerId(actor),
    until: now().getTime() + MAX_AGE_SECONDS * 1_000,
  });
  if (cookie.length > MAX_COOKIE_CHARACTERS) return null;
  url.searchParams.set(ACTION_RESULT_QUERY, id);
  return new Headers({
    Location: `${url.pathname}${url.search}`,
    "Set-Cookie": serializeCookie(request, COOKIE_NAME, cookie, {
      maxAgeSeconds: MAX_AGE_SECONDS,
      isHttpOnly: true,
    }),
  });
}

/**
 * Reads the stored result that the URL names (`?answer=…`). A page fetched by a script, for example for the offline
 * cache, does not contain it.
 * @returns null when there is none, when it is older than ten minutes, or belongs to another user or page
 */
export async function readActionResult(
  request: Request,
  actor: Actor,
): Promise<StoredActionResult | null> {
  const query = getQuery(request);
  const isRequested = isNavigation(request) && query.has(ACTION_RESULT_QUERY);
  const cookie = isRequested ? readHttpOnlyCookie(request, COOKIE_NAME) : undefined;
  const content = cookie ? await decrypt(cookie) : null;
  if (!content || content.id !== query.text(ACTION_RESULT_QUERY)) return null;
  const { path, person, until, ...result } = content;
  const isForThisPage =
    path === stripLocale(new URL(request.url).pathname) && person === getOwnerId(actor);
  return isForThisPage && until > now().getTime() ? result : null;
}

/** Whether the browser itself opens the page or submits the form. */
const isNavigation = ({ headers }: Request) => headers.get("sec-fetch-mode") === "navigate";

const isShownOnce = (data: unknown) =>
  typeof data === "object" && data !== null && "shownOnce" in data;

const getOwnerId = (actor: Actor) => (isSignedIn(actor) ? actor.id : "");

/** Whether JSON preserves the value: a date, for example, would become a string. */
function isPlainJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== "object" || value === null)
    return typeof value === "number" ? Number.isFinite(value) : typeof value !== "bigint";
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isPlainJson);
}

const KEY_PURPOSE = "answer to a form";

async function encrypt(content: CookieContent): Promise<string> {
  const compressed = await promisify(deflateRaw)(JSON.stringify(content));
  return new CompactEncrypt(compressed)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(deriveKey(KEY_PURPOSE));
}

/** Returns null for an invalid cookie: truncated, changed, or encrypted with an unknown APP_SECRET. */
async function decrypt(cookie: string): Promise<CookieContent | null> {
  for (const key of deriveKnownKeys(KEY_PURPOSE)) {
    const content = await decryptWithKey(cookie, key);
    if (content) return content;
  }
  return null;
}

async function decryptWithKey(cookie: string, key: Buffer): Promise<CookieContent | null> {
  try {
    const { plaintext } = await compactDecrypt(cookie, key);
    const text = await promisify(inflateRaw)(plaintext, { maxOutputLength: MAX_RESULT_BYTES });
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}

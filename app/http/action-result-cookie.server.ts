import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import { ACTION_RESULT_QUERY, type ActionResult } from "#app/client/action-result.tsx";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { stripLocale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { newCode } from "#app/platform/ids.ts";
import { deriveKey } from "#app/platform/secret-key.server.ts";
import { readHttpOnlyCookie, serializeCookie } from "./cookies.server.ts";
import { getQuery } from "./request-query.server.ts";
import { isSharedDevice } from "./shared-device-cookie.server.ts";

const COOKIE_NAME = "answer";
const MAX_AGE_SECONDS = 600;
/** With the other headers of a redirect it fits in the 4 kB that nginx takes for them by default. */
const MAX_COOKIE_CHARACTERS = 2_400;
const MAX_RESULT_BYTES = 200_000;

/** The answer of an action to a form, and the head that it had. */
export type StoredActionResult = ActionResult & { status: number; retryAfter: string | null };

type CookieContent = StoredActionResult & { path: string; person: string; until: number };

type ActionResponse = { data: unknown; status: number; retryAfter: string | null };

/**
 * Redirects the answer to a form to the page of the form (post, redirect, get): Back and reload then never ask to send
 * the form again. The answer waits ten minutes in an encrypted cookie, for the same person at the same page.
 *
 * @returns The headers of the 303; null when the page itself must answer: a script has sent the form, a visitor
 *   uses a device that is shared with others, or the answer is shown once, no plain JSON or too long for a cookie.
 */
export async function redirectToActionResult(
  request: Request,
  actor: Actor,
  { data, status, retryAfter }: ActionResponse,
): Promise<Headers | null> {
  if (!isNavigation(request)) return null;
  // Of a visitor, the next one at a shared device could open the address again: nobody signs out in between.
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
 * The answer that the address of a request names (`?answer=…`). A script that fetches the page, to show it without a
 * network for instance, gets it without the answer.
 *
 * @returns null when there is none, when it is older than ten minutes, or of another person or page.
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

/** Whether a browser opens a page, or sends a form by itself. */
const isNavigation = ({ headers }: Request) => headers.get("sec-fetch-mode") === "navigate";

const isShownOnce = (data: unknown) =>
  typeof data === "object" && data !== null && "shownOnce" in data;

const getOwnerId = (actor: Actor) => (isSignedIn(actor) ? actor.id : "");

/** Whether JSON gives a value back as it is: a date, for instance, would come back as a text. */
function isPlainJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== "object" || value === null)
    return typeof value === "number" ? Number.isFinite(value) : typeof value !== "bigint";
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isPlainJson);
}

const getEncryptionKey = () => deriveKey("answer to a form");

async function encrypt(content: CookieContent): Promise<string> {
  const compressed = await promisify(deflateRaw)(JSON.stringify(content));
  return new CompactEncrypt(compressed)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(getEncryptionKey());
}

/** Null for a cookie that is not ours: cut, changed, or of another APP_SECRET. */
async function decrypt(cookie: string): Promise<CookieContent | null> {
  try {
    const { plaintext } = await compactDecrypt(cookie, getEncryptionKey());
    const text = await promisify(inflateRaw)(plaintext, { maxOutputLength: MAX_RESULT_BYTES });
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}

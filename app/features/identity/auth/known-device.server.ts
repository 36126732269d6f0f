import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { config } from "#app/platform/config.server.ts";
import type { Caller } from "../caller.server.ts";

const A_YEAR = 365 * 86_400;

/**
 * The mark of a browser in which this account was opened before; undefined elsewhere. Its tries are
 * counted apart, so that nobody is kept out of their own telephone by a stranger who tries passwords
 * (OWASP, "device cookies"; security page, AUTH-04). It opens nothing.
 */
export function knownDevice({ origin, headers }: Caller, account: string): string | undefined {
  const cookie = new RegExp(`(?:^|; )${nameAt(origin)}=([\\w-]{16})\\.([\\w-]{43})(?:;|$)`);
  const [, mark = "", seal = ""] = cookie.exec(headers.get("cookie") ?? "") ?? [];
  const right = Buffer.from(sealOf(mark, account));
  return seal && timingSafeEqual(Buffer.from(seal), right) ? mark : undefined;
}

/** The cookie that marks this browser, once the account was opened in it. */
export function markDevice({ origin }: Caller, account: string): string {
  const mark = randomBytes(12).toString("base64url");
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const value = `${mark}.${sealOf(mark, account)}`;
  return `${nameAt(origin)}=${value}; Max-Age=${A_YEAR}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

const nameAt = (origin: string) => `${origin.startsWith("https:") ? "__Secure-" : ""}erabao.device`;

const sealOf = (mark: string, account: string) =>
  createHmac("sha256", config().secret ?? "")
    .update(`device ${mark} ${account}`)
    .digest("base64url");

import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { APIError } from "better-auth/api";
import { asc, eq } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts } from "#app/platform/db/schema/identity.ts";
import type { Caller } from "../caller.server.ts";

/** As long as the link of a letter, in seconds. */
const AN_HOUR = 3600;

/**
 * The cookie by which a browser proves that this account was begun in it, with the ways in that it has now: whoever
 * signs up with the address of somebody else has it, and the owner who opens the letter has not (security page, abuse
 * case 7). For null it proves nothing and looks the same: no answer tells whether an address has an account.
 */
export async function markBegun({ origin }: Caller, userId: string | null): Promise<string> {
  const mark = randomBytes(12).toString("base64url");
  const seal = userId ? await sealOf(mark, userId) : randomBytes(32);
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const value = `${mark}.${seal.toString("base64url")}`;
  return `${nameAt(origin)}=${value}; Max-Age=${AN_HOUR}; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

async function isBegunIn({ origin, headers }: Caller, userId: string): Promise<boolean> {
  const cookie = new RegExp(`(?:^|; )${nameAt(origin)}=([\\w-]{16})\\.([\\w-]{43})(?:;|$)`);
  const [, mark = "", given = ""] = cookie.exec(headers.get("cookie") ?? "") ?? [];
  const seal = Buffer.from(given, "base64url");
  const right = await sealOf(mark, userId);
  return seal.length === right.length && timingSafeEqual(seal, right);
}

/** A link of a letter that is being followed: by whom, and for whom if the account was begun elsewhere. */
export const following = new AsyncLocalStorage<{ caller: Caller; elsewhere?: string }>();

/** Before an address is confirmed: not by a browser in which the account was not begun. */
export async function refuseElsewhere({ id }: { id: string }): Promise<void> {
  const followed = following.getStore();
  if (followed && (await isBegunIn(followed.caller, id))) return;
  if (followed) followed.elsewhere = id;
  throw new APIError("FORBIDDEN", { code: "elsewhere", message: "begun in another browser" });
}

const nameAt = (origin: string) => `${origin.startsWith("https:") ? "__Secure-" : ""}erabao.begun`;

/** Of the account with all that opens it: another password, another identity, and it is another seal. */
async function sealOf(mark: string, userId: string): Promise<Buffer> {
  const { providerId, accountId, password } = accounts;
  const ways = await db()
    .select({ providerId, accountId, password })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.id));
  const said = JSON.stringify(["begun", mark, userId, ways]);
  return createHmac("sha256", config().secret ?? "")
    .update(said)
    .digest();
}

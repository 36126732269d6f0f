import { AsyncLocalStorage } from "node:async_hooks";
import { APIError } from "better-auth/api";
import { asc, eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { accounts } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { keyedHash } from "#app/platform/secret-key.server.ts";
import type { Caller } from "../../caller.server.ts";
import { broughtMark, giveCookie, isSealed, newMark } from "./own-cookie.server.ts";

/** As long as the link of a letter, in seconds. */
const AN_HOUR = 3600;
const NAME = "begun";

/**
 * The cookie by which a browser proves that this account was begun in it, with the ways in that it has now: whoever
 * signs up with the address of somebody else has it, and the owner who opens the letter has not
 * (AUTH-10). For null it proves nothing and looks the same: no answer tells whether an address has an account.
 */
export async function markBegun(caller: Caller, userId: string | null): Promise<string> {
  const mark = newMark();
  const seal = await sealOf(mark, userId ?? newId());
  return giveCookie(caller, NAME, `${mark}.${seal}`, AN_HOUR);
}

async function isBegunIn(caller: Caller, userId: string): Promise<boolean> {
  const { mark, seal } = broughtMark(caller, NAME);
  return isSealed(seal, await sealOf(mark, userId));
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

/** Of the account with all that opens it: another password, another identity, and it is another seal. */
async function sealOf(mark: string, userId: string): Promise<string> {
  const { providerId, accountId, password } = accounts;
  const ways = await db()
    .select({ providerId, accountId, password })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(asc(accounts.id));
  return keyedHash(NAME, JSON.stringify([mark, userId, ways]));
}

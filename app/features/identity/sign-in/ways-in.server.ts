import { and, eq } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { knock, type Refused, tooMany } from "../auth/knock.server.ts";
import { writeWay } from "../auth/letters/account-letters.server.ts";
import { inTime } from "../auth/limits/in-time.server.ts";
import { keepPageLeft } from "../auth/sessions/page-left.server.ts";
import { authWithProvider } from "../auth.server.ts";
import type { Caller } from "../caller.server.ts";
import { record } from "../history.server.ts";
import { isProved } from "../password/proof.server.ts";
import { signInProviders } from "./provider.server.ts";
import type { ProviderId } from "./provider.ts";
import { isLastWay, type WaysIn, waysOf } from "./ways-in.ts";

/** How the actor may come in; nothing for a visitor. */
export async function listWaysIn(actor: Actor): Promise<WaysIn> {
  return isSignedIn(actor) ? waysIn(actor.id, db()) : waysOf([]);
}

async function waysIn(userId: string, on: Database): Promise<WaysIn> {
  const rows = await on
    .select({ providerId: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return waysOf(rows);
}

type Sent = { ok: true; redirect: string; cookies: string[] };
type NotSent = Refused<"way-there" | "proof-needed" | "provider-down" | "too-many">;

/**
 * Begins linking an identity of a provider to the account of the actor: gives the address to send them
 * to, and the cookie that ties the answer to this browser. The answer comes back as a sign-in does
 * (`finishProvider`), to the page `back`. Refuses who has not proved a moment ago to be themselves, and
 * a provider already linked; null for a visitor and a provider that is not offered.
 */
export async function startLinking(
  actor: Actor,
  caller: Caller,
  provider: ProviderId,
  { back, locale }: { back: string; locale: Locale },
): Promise<Sent | NotSent | null> {
  if (!isSignedIn(actor) || !signInProviders().includes(provider)) return null;
  if (!(await isProved(actor, caller))) return { ok: false, reason: "proof-needed" };
  if ((await waysIn(actor.id, db())).providers[provider]) return { ok: false, reason: "way-there" };
  const asked = authWithProvider(caller.origin, provider);
  const body = {
    provider,
    callbackURL: `${back}?fait=way-added&compte=${provider}`,
    errorCallbackURL: back,
    disableRedirect: true,
    additionalData: { provider },
    additionalParams: { ui_locales: locale },
  };
  const answer = await inTime(asked.then((auth) => knock(caller, "/link-social", body, auth)));
  if (!answer) return { ok: false, reason: "provider-down" };
  if (answer.status === 429) return tooMany(answer.headers.get("x-retry-after"));
  if (!answer.ok) return { ok: false, reason: "provider-down" };
  const { url } = await answer.json();
  const cookies = [...answer.headers.getSetCookie(), keepPageLeft(caller, back)];
  return { ok: true, redirect: url, cookies };
}

/**
 * Unties a provider. Refuses the last way in, and who has not proved a moment ago to be themselves. Null
 * for a visitor; nothing happens when it is not linked.
 */
export async function removeWayIn(
  actor: Actor,
  caller: Caller,
  provider: ProviderId,
): Promise<{ ok: true } | Refused<"last-way-in" | "proof-needed"> | null> {
  if (!isSignedIn(actor)) return null;
  if (!(await isProved(actor, caller))) return { ok: false, reason: "proof-needed" };
  const { id } = actor;
  return transaction(async (tx) => {
    // Two removals at once must not each believe that the other way is left.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
    const ways = await waysIn(id, tx);
    if (!ways.providers[provider]) return { ok: true };
    if (isLastWay(ways, provider)) return { ok: false, reason: "last-way-in" };
    await tx
      .delete(accounts)
      .where(and(eq(accounts.userId, id), eq(accounts.providerId, provider)));
    await record(tx, actor, "way-in.removed", { kind: "person", id }, { provider });
    await writeWay(tx, caller.origin, actor, "wayRemoved", provider);
    return { ok: true };
  });
}

import { and, eq } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { getAuthWithProvider } from "../auth.server.ts";
import type { Caller } from "../caller.server.ts";
import { enqueueLinkedAccountEmail } from "../emails/account-emails.server.ts";
import {
  type AuthRefusal,
  callAuthHandler,
  tooManyRefusal,
} from "../library/call-auth-handler.server.ts";
import { withProviderTimeout } from "../limits/with-timeout.server.ts";
import { isRecentlyAuthenticated } from "../password/reauthentication.server.ts";
import { createReturnToCookie } from "../sessions/return-to-cookie.server.ts";
import { listSignInProviders } from "./provider.server.ts";
import type { ProviderId } from "./provider.ts";
import { isLastSignInMethod, type SignInMethods, toSignInMethods } from "./sign-in-methods.ts";

/** The sign-in methods of the actor; empty for a visitor. */
export async function getSignInMethods(actor: Actor): Promise<SignInMethods> {
  return isSignedIn(actor) ? loadSignInMethods(actor.id, db()) : toSignInMethods([]);
}

async function loadSignInMethods(userId: string, database: Database): Promise<SignInMethods> {
  const rows = await database
    .select({ providerId: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return toSignInMethods(rows);
}

type LinkingRedirect = { ok: true; redirect: string; cookies: string[] };
type LinkingRefusal = AuthRefusal<
  "already-linked" | "reauthentication-required" | "provider-unavailable" | "too-many"
>;

/**
 * Starts linking a provider to the actor's account: returns the address to redirect to, and a cookie that ties the
 * answer to this browser. `finishProviderSignIn` handles the answer and returns to `returnTo`. Refuses with
 * `reauthentication-required` (no recent authentication), `already-linked`, `provider-unavailable` or
 * `too-many`; null for a visitor or a provider that is not offered.
 */
export async function startLinkingProvider(
  actor: Actor,
  caller: Caller,
  provider: ProviderId,
  { returnTo, locale }: { returnTo: string; locale: Locale },
): Promise<LinkingRedirect | LinkingRefusal | null> {
  if (!isSignedIn(actor) || !listSignInProviders().includes(provider)) return null;
  if (!(await isRecentlyAuthenticated(actor, caller)))
    return { ok: false, reason: "reauthentication-required" };
  if ((await loadSignInMethods(actor.id, db())).providers[provider])
    return { ok: false, reason: "already-linked" };
  const authPromise = getAuthWithProvider(caller.origin, provider);
  const body = {
    provider,
    callbackURL: `${returnTo}?done=provider-linked&provider=${provider}`,
    errorCallbackURL: returnTo,
    disableRedirect: true,
    additionalData: { provider },
    additionalParams: { ui_locales: locale },
  };
  const response = await withProviderTimeout(
    authPromise.then((auth) => callAuthHandler(caller, "/link-social", body, auth)),
  );
  if (!response) return { ok: false, reason: "provider-unavailable" };
  if (response.status === 429) return tooManyRefusal(response.headers.get("x-retry-after"));
  if (!response.ok) return { ok: false, reason: "provider-unavailable" };
  const { url } = await response.json();
  const cookies = [...response.headers.getSetCookie(), createReturnToCookie(caller, returnTo)];
  return { ok: true, redirect: url, cookies };
}

/**
 * Removes a linked provider and sends an email. Refuses with `reauthentication-required` (no recent authentication) or
 * `last-sign-in-method`; null for a visitor. Returns ok when it is not linked.
 */
export async function removeSignInMethod(
  actor: Actor,
  caller: Caller,
  provider: ProviderId,
): Promise<{ ok: true } | AuthRefusal<"last-sign-in-method" | "reauthentication-required"> | null> {
  if (!isSignedIn(actor)) return null;
  if (!(await isRecentlyAuthenticated(actor, caller)))
    return { ok: false, reason: "reauthentication-required" };
  const { id } = actor;
  return transaction(async (tx) => {
    // Without the lock two parallel removals could remove the last two methods.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
    const methods = await loadSignInMethods(id, tx);
    if (!methods.providers[provider]) return { ok: true };
    if (isLastSignInMethod(methods, provider)) return { ok: false, reason: "last-sign-in-method" };
    await tx
      .delete(accounts)
      .where(and(eq(accounts.userId, id), eq(accounts.providerId, provider)));
    await recordHistory(tx, actor, "way-in.removed", { kind: "person", id }, { provider });
    await enqueueLinkedAccountEmail(tx, caller.origin, actor, "providerUnlinked", provider);
    return { ok: true };
  });
}

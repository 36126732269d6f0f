import { eq } from "drizzle-orm";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { Query } from "#app/lib/query.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { getNetwork } from "#app/platform/network.ts";
import { hashForLog } from "#app/platform/secret-key.server.ts";
import { getAuthWithProvider } from "../auth.server.ts";
import type { Caller } from "../caller.server.ts";
import {
  type AuthRefusal,
  callAuthHandler,
  tooManyRefusal,
} from "../library/call-auth-handler.server.ts";
import { PROVIDER_TIMEOUT_MS, withProviderTimeout } from "../limits/with-timeout.server.ts";
import { getCurrentSession } from "../sessions/current-session.server.ts";
import { endReplacedSession } from "../sessions/end-replaced-session.server.ts";
import { callbackScope, type ProviderCallback } from "../sessions/provider-callback.server.ts";
import { createReturnToCookie, getReturnToPage } from "../sessions/return-to-cookie.server.ts";
import { createSignupOriginCookie } from "../sessions/signup-origin-cookie.server.ts";
import { getExistingAccountErrorCode, type SignInMethod } from "./existing-account.ts";
import {
  isProviderId,
  type ProviderErrorCode,
  type ProviderId,
  providerIds,
  toProviderErrorCode,
} from "./provider.ts";
import { signPendingSignUp } from "./provider-sign-up.server.ts";

type StartProviderOptions = {
  locale: Locale;
  next: string | null;
  /** The name of the popup window in which the sign-in runs. */
  popupName?: string | null;
};
type ProviderRedirect = { ok: true; redirect: string; cookies: string[] };
type ProviderFailure = AuthRefusal<ProviderErrorCode> & {
  back: string;
  cookies: string[];
  /** The signed profile of a user without an address, for the browser to store (provider-sign-up.server.ts). */
  signedProfile?: string;
  /** The unconfirmed address to which an email was just sent. */
  unconfirmedEmail?: string;
};

/** The providers that the site offers, in the order of the buttons. */
export function listSignInProviders(): ProviderId[] {
  return providerIds.filter((id) => config().demo || config()[id]);
}

/** Logs at the start of production which sign-in buttons are missing for lack of settings. */
export function logMissingProviders(): void {
  if (config().demo) return;
  for (const provider of providerIds.filter((id) => !config()[id]))
    log().warn({ provider }, "sign-in button not shown: its id and secret are not in the settings");
}

/**
 * Starts a sign-in at a provider: returns the address to redirect to, and a cookie that ties the answer to this
 * browser. Null when the provider is not offered; refuses with `too-many` or `provider-unavailable`.
 */
export async function startProviderSignIn(
  caller: Caller,
  provider: ProviderId,
  { locale, next, popupName }: StartProviderOptions,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): Promise<ProviderRedirect | ProviderFailure | null> {
  if (!listSignInProviders().includes(provider)) return null;
  const page = localizePath(locale, popupName ? "/connexion/fin" : "/connexion");
  const returnTo = addParams(page, { popup: popupName ?? "", next: next ?? "" });
  const body = {
    provider,
    callbackURL: returnTo,
    errorCallbackURL: returnTo,
    disableRedirect: true,
    additionalData: { locale, provider },
    additionalParams: { ui_locales: locale },
  };
  const failure = { back: returnTo, cookies: [] };
  const authPromise = getAuthWithProvider(caller.origin, provider);
  const response = await withProviderTimeout(
    authPromise.then((auth) => callAuthHandler(caller, "/sign-in/social", body, auth)),
    timeoutMs,
  );
  if (!response)
    return logRefusal(
      { provider, caller },
      { ok: false, reason: "provider-unavailable", ...failure },
    );
  if (response.status === 429)
    return logRefusal(
      { provider, caller },
      { ...tooManyRefusal(response.headers.get("x-retry-after")), ...failure },
    );
  if (!response.ok)
    return logRefusal(
      { provider, caller },
      { ok: false, reason: "provider-unavailable", ...failure },
    );
  const { url } = await response.json();
  const cookies = [...response.headers.getSetCookie(), createReturnToCookie(caller, returnTo)];
  return { ok: true, redirect: url, cookies };
}

/**
 * Ends a sign-in at a provider when the browser comes back. Returns the page to show: the next page, or the sign-in
 * page with an error code. Texts of the provider are never shown.
 */
export async function finishProviderSignIn(
  caller: Caller,
  provider: ProviderId,
  query: string,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): Promise<ProviderRedirect | ProviderFailure> {
  const callback: ProviderCallback = {};
  const previousSession = await getCurrentSession(caller.headers);
  const authPromise = getAuthWithProvider(caller.origin, provider);
  const response = await withProviderTimeout(
    authPromise.then((auth) =>
      callbackScope.run(callback, () =>
        callAuthHandler(caller, `/callback/${provider}${query}`, undefined, auth),
      ),
    ),
    timeoutMs,
    callback,
  );
  const failure = { back: getReturnToPage(caller), cookies: [] };
  if (!response)
    return logRefusal(
      { provider, caller },
      { ok: false, reason: "provider-unavailable", ...failure },
    );
  if (response.status === 429)
    return logRefusal(
      { provider, caller },
      { ...tooManyRefusal(response.headers.get("x-retry-after")), ...failure },
    );
  const cookies = response.headers.getSetCookie();
  await endReplacedSession(previousSession, cookies);
  const location = response.headers.get("location");
  if (!location)
    return logRefusal(
      { provider, caller },
      { ok: false, reason: "provider-unavailable", ...failure },
    );
  const target = new URL(location, caller.origin);
  const error = new Query(target.search).text("error");
  if (!error) return { ok: true, redirect: `${target.pathname}${target.search}`, cookies };
  const back = getReturnTo(target, caller);
  if (callback.unconfirmedUser)
    cookies.push(await createSignupOriginCookie(caller, callback.unconfirmedUser.id));
  const signedProfile =
    callback.profileWithoutEmail &&
    signPendingSignUp({ provider, ...callback.profileWithoutEmail });
  const errorCode = toProviderErrorCode(error);
  const reason =
    errorCode === "linking-refused" ? await getLinkingErrorCode(provider, callback) : errorCode;
  const unconfirmedEmail = callback.unconfirmedUser?.email;
  return logRefusal(
    { provider, caller },
    { ok: false, reason, back, cookies, signedProfile, unconfirmedEmail },
  );
}

/** The error code that names the sign-in methods of the account with the provider's address. */
async function getLinkingErrorCode(
  provider: ProviderId,
  { providerEmail }: ProviderCallback,
): Promise<ProviderErrorCode> {
  if (!providerEmail) return "linking-refused";
  const rows = await db()
    .select({ isConfirmed: users.emailVerified, providerId: accounts.providerId })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, providerEmail.email.toLowerCase()));
  const [first] = rows;
  if (!first) return "linking-refused";
  const methods = rows.flatMap(({ providerId }): SignInMethod[] => {
    if (providerId === "credential") return ["password"];
    return providerId && isProviderId(providerId) ? [providerId] : [];
  });
  const { isConfirmed } = first;
  const { isVerifiedByProvider } = providerEmail;
  return getExistingAccountErrorCode({
    ...{ provider, methods, isConfirmed, isVerifiedByProvider },
    offeredProviders: listSignInProviders(),
  });
}

/**
 * The page that started the sign-in, without the parameters that the library added. The library's own error page is
 * replaced.
 */
function getReturnTo({ pathname, search }: URL, caller: Caller): string {
  if (pathname.startsWith("/api/")) return getReturnToPage(caller);
  const query = new Query(search);
  const [popupName, next] = [query.text("popup", 40), query.text("next", 16_000)];
  return addParams(pathname, { popup: popupName, next });
}

/** Adds the parameters that have a value. */
function addParams(path: string, parameters: Record<string, string>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== "");
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}

type RefusalContext = { provider: ProviderId; caller: Caller };

function logRefusal(
  { provider, caller }: RefusalContext,
  refusal: ProviderFailure,
): ProviderFailure {
  const networkHash = hashForLog(getNetwork(caller.address));
  log().info({ provider, reason: refusal.reason, place: networkHash }, "sign-in refused");
  return refusal;
}

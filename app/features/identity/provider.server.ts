import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { knock, type Refused, tooMany } from "./auth/knock.server.ts";
import { authWithProviders } from "./auth.server.ts";
import type { Caller } from "./caller.server.ts";
import { type ProviderId, type ProviderRefusal, providerIds, providerRefusal } from "./provider.ts";

/** How long a provider may take to answer us (security page, R-13). */
const PATIENCE = 5_000;

type Sent = { ok: true; redirect: string; cookies: string[] };
type SentBack = Refused<ProviderRefusal> & { back: string; cookies: string[] };

/** The providers a person may be offered, in the order of the buttons. */
export function signInProviders(): ProviderId[] {
  return providerIds.filter((id) => config().demo || config()[id]);
}

/** Says at the start of production which buttons are not shown, and why (decisions, Signing in). */
export function tellMissingProviders(): void {
  if (config().demo) return;
  for (const provider of providerIds.filter((id) => !config()[id]))
    log().warn({ provider }, "sign-in button not shown: its id and secret are not in the settings");
}

/**
 * Begins signing in at a provider: gives the address to send the person to, and the cookie that ties
 * the answer to this browser. Null when this provider is not offered.
 */
export async function startProvider(
  caller: Caller,
  provider: ProviderId,
  { locale, next }: { locale: Locale; next: string | null },
): Promise<Sent | SentBack | null> {
  if (!signInProviders().includes(provider)) return null;
  const back = `${pathIn(locale, "/connexion")}${next ? `?${new URLSearchParams({ next })}` : ""}`;
  const body = {
    provider,
    callbackURL: back,
    errorCallbackURL: back,
    disableRedirect: true,
    additionalData: { locale },
    additionalParams: { ui_locales: locale },
  };
  const auth = await authWithProviders(caller.origin);
  const answer = await knock(caller, "/sign-in/social", body, auth);
  const none = { back, cookies: [] };
  if (answer.status === 429)
    return refuse(provider, { ...tooMany(answer.headers.get("x-retry-after")), ...none });
  if (!answer.ok) return refuse(provider, { ok: false, reason: "provider-down", ...none });
  const { url } = await answer.json();
  return { ok: true, redirect: url, cookies: answer.headers.getSetCookie() };
}

/**
 * Ends signing in at a provider, when the browser comes back with its answer. Gives the page to show:
 * the one the person was going to, or the sign-in page with the reason. The provider's own words are
 * never passed on.
 */
export async function finishProvider(
  caller: Caller,
  provider: ProviderId,
  query: string,
  patience = PATIENCE,
): Promise<Sent | SentBack> {
  const late = new Promise<null>((done) => setTimeout(done, patience, null).unref());
  const auth = await authWithProviders(caller.origin);
  const answer = await Promise.race([
    knock(caller, `/callback/${provider}${query}`, undefined, auth),
    late,
  ]);
  const home = { back: "/connexion", cookies: [] };
  if (!answer) return refuse(provider, { ok: false, reason: "provider-down", ...home });
  if (answer.status === 429)
    return refuse(provider, { ...tooMany(answer.headers.get("x-retry-after")), ...home });
  const cookies = answer.headers.getSetCookie();
  const location = answer.headers.get("location");
  if (!location) return refuse(provider, { ok: false, reason: "provider-down", ...home });
  const target = new URL(location, caller.origin);
  const error = target.searchParams.get("error");
  if (!error) return { ok: true, redirect: `${target.pathname}${target.search}`, cookies };
  const back = wayBack(target);
  return refuse(provider, { ok: false, reason: providerRefusal(error), back, cookies });
}

/** The page the person left, without what the library added; its own error page is not ours. */
function wayBack({ pathname, searchParams }: URL): string {
  if (pathname.startsWith("/api/")) return "/connexion";
  const next = searchParams.get("next");
  return next ? `${pathname}?${new URLSearchParams({ next })}` : pathname;
}

function refuse(provider: ProviderId, refusal: SentBack): SentBack {
  log().info({ provider, reason: refusal.reason }, "sign-in refused");
  return refusal;
}

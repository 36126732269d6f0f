import { eq } from "drizzle-orm";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { Query } from "#app/lib/query.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { accounts, users } from "#app/platform/db/schema/identity.ts";
import { log } from "#app/platform/log.server.ts";
import { getNetwork } from "#app/platform/network.ts";
import { hashForLog } from "#app/platform/secret-key.server.ts";
import { knock, type Refused, tooMany } from "../auth/knock.server.ts";
import { inTime, PATIENCE } from "../auth/limits/in-time.server.ts";
import { markBegun } from "../auth/sessions/begun.server.ts";
import { ownSession } from "../auth/sessions/own-session.server.ts";
import { keepPageLeft, pageLeft } from "../auth/sessions/page-left.server.ts";
import { endReplaced } from "../auth/sessions/replaced-session.server.ts";
import { type Visit, visiting } from "../auth/sessions/visit.server.ts";
import { authWithProvider } from "../auth.server.ts";
import type { Caller } from "../caller.server.ts";
import { existingAccountReason, type SignInMethod } from "./existing-account.ts";
import { keepNewcomer } from "./newcomer.server.ts";
import {
  isProviderId,
  type ProviderId,
  type ProviderRefusal,
  providerIds,
  providerRefusal,
} from "./provider.ts";

type Way = {
  locale: Locale;
  next: string | null;
  /** The name of the window that was opened for it, when there is one. */
  popup?: string | null;
};
type Sent = { ok: true; redirect: string; cookies: string[] };
type SentBack = Refused<ProviderRefusal> & {
  back: string;
  cookies: string[];
  /** Somebody whose provider gave no address, for the browser to keep (newcomer.server.ts). */
  newcomer?: string;
  /** The address that waits to be confirmed, where a letter has just left. */
  unproved?: string;
};

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
  { locale, next, popup }: Way,
  patience = PATIENCE,
): Promise<Sent | SentBack | null> {
  if (!signInProviders().includes(provider)) return null;
  const page = localizePath(locale, popup ? "/connexion/fin" : "/connexion");
  const back = remember(page, { fenetre: popup ?? "", next: next ?? "" });
  const body = {
    provider,
    callbackURL: back,
    errorCallbackURL: back,
    disableRedirect: true,
    additionalData: { locale, provider },
    additionalParams: { ui_locales: locale },
  };
  const none = { back, cookies: [] };
  const asked = authWithProvider(caller.origin, provider);
  const answer = await inTime(
    asked.then((auth) => knock(caller, "/sign-in/social", body, auth)),
    patience,
  );
  if (!answer) return refuse({ provider, caller }, { ok: false, reason: "provider-down", ...none });
  if (answer.status === 429)
    return refuse(
      { provider, caller },
      { ...tooMany(answer.headers.get("x-retry-after")), ...none },
    );
  if (!answer.ok)
    return refuse({ provider, caller }, { ok: false, reason: "provider-down", ...none });
  const { url } = await answer.json();
  const cookies = [...answer.headers.getSetCookie(), keepPageLeft(caller, back)];
  return { ok: true, redirect: url, cookies };
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
  const visit: Visit = {};
  const before = await ownSession(caller.headers);
  const asked = authWithProvider(caller.origin, provider);
  const answer = await inTime(
    asked.then((auth) =>
      visiting.run(visit, () => knock(caller, `/callback/${provider}${query}`, undefined, auth)),
    ),
    patience,
    visit,
  );
  const home = { back: pageLeft(caller), cookies: [] };
  if (!answer) return refuse({ provider, caller }, { ok: false, reason: "provider-down", ...home });
  if (answer.status === 429)
    return refuse(
      { provider, caller },
      { ...tooMany(answer.headers.get("x-retry-after")), ...home },
    );
  const cookies = answer.headers.getSetCookie();
  await endReplaced(before, cookies);
  const location = answer.headers.get("location");
  if (!location)
    return refuse({ provider, caller }, { ok: false, reason: "provider-down", ...home });
  const target = new URL(location, caller.origin);
  const error = new Query(target.search).text("error");
  if (!error) return { ok: true, redirect: `${target.pathname}${target.search}`, cookies };
  const back = wayBack(target, caller);
  if (visit.unproved) cookies.push(await markBegun(caller, visit.unproved.id));
  const newcomer = visit.newcomer && keepNewcomer({ provider, ...visit.newcomer });
  const known = providerRefusal(error);
  const reason = known === "linking-refused" ? await whyNotLinked(provider, visit) : known;
  const unproved = visit.unproved?.email;
  return refuse({ provider, caller }, { ok: false, reason, back, cookies, newcomer, unproved });
}

/** Which ways open the account that has the address of the provider. */
async function whyNotLinked(provider: ProviderId, { met }: Visit): Promise<ProviderRefusal> {
  if (!met) return "linking-refused";
  const rows = await db()
    .select({ isConfirmed: users.emailVerified, way: accounts.providerId })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, met.email.toLowerCase()));
  const [first] = rows;
  if (!first) return "linking-refused";
  const ways = rows.flatMap(({ way }): SignInMethod[] => {
    if (way === "credential") return ["password"];
    return way && isProviderId(way) ? [way] : [];
  });
  const { isConfirmed } = first;
  const { isVouchedFor } = met;
  return existingAccountReason({
    ...{ provider, ways, isConfirmed, isVouchedFor },
    offered: signInProviders(),
  });
}

/** The page the person left, without what the library added; its own error page is not ours. */
function wayBack({ pathname, search }: URL, caller: Caller): string {
  if (pathname.startsWith("/api/")) return pageLeft(caller);
  const query = new Query(search);
  const [fenetre, next] = [query.text("fenetre", 40), query.text("next", 16_000)];
  return remember(pathname, { fenetre, next });
}

/** An address with those of these parameters that have a value. */
function remember(path: string, parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

type Asking = { provider: ProviderId; caller: Caller };

function refuse({ provider, caller }: Asking, refusal: SentBack): SentBack {
  const place = hashForLog(getNetwork(caller.address));
  log().info({ provider, reason: refusal.reason, place }, "sign-in refused");
  return refusal;
}

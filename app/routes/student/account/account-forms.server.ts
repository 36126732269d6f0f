import { type RouterContextProvider, redirect } from "react-router";
import { cancelEmailChange } from "#app/features/identity/account/email-change.server.ts";
import { isProviderId, type ProviderId } from "#app/features/identity/sign-in/provider.ts";
import { removeWayIn, startLinking } from "#app/features/identity/sign-in/ways-in.server.ts";
import { requestReactivation } from "#app/features/notifications/email-reactivation.server.ts";
import {
  subscribeToWhatsapp,
  unsubscribeFromWhatsapp,
} from "#app/features/notifications/whatsapp-subscription.server.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { toProof } from "#app/http/proved.server.ts";
import { answerSecurity, callerIn, refuseAccount } from "#app/http/security-form.server.ts";
import { localeOf, localizePath } from "#app/i18n/locale.ts";
import { ACCOUNT_PATH } from "./account-paths.ts";
import { handleSaveForm } from "./save-account-form.server.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Answers every form of 'Mon Compte', by its intent; the one without is the page's own. */
export async function handleAccountForm(args: ActionArgs) {
  const { request, context } = args;
  const form = await sentForm(request);
  const intent = form.get("intent");
  if (!intent) return handleSaveForm(request, context.get(actorContext), form);
  if (intent === "cancel-email") {
    orNotFound(await cancelEmailChange(context.get(actorContext)));
    return goTo(request, `${ACCOUNT_PATH}?fait=email-cancelled`);
  }
  if (intent === "mend-email") {
    orNotFound(await requestReactivation(context.get(actorContext)));
    return goTo(request, `${ACCOUNT_PATH}?fait=mend-sent`);
  }
  if (intent === "whatsapp-on") {
    const accepted = orNotFound(await subscribeToWhatsapp(context.get(actorContext)));
    const resultFlag = accepted.ok ? "fait=whatsapp-accepted" : `erreur=${accepted.reason}`;
    return goTo(request, `${ACCOUNT_PATH}?${resultFlag}`);
  }
  if (intent === "whatsapp-off") {
    orNotFound(await unsubscribeFromWhatsapp(context.get(actorContext)));
    return goTo(request, `${ACCOUNT_PATH}?fait=whatsapp-refused`);
  }
  if (intent === "link" || intent === "unlink") {
    const providerName = String(form.get("provider"));
    const provider = orNotFound(isProviderId(providerName) ? providerName : null);
    return intent === "link" ? linkProvider(args, provider) : unlinkProvider(args, provider);
  }
  return orNotFound(await answerSecurity(args, form, ACCOUNT_PATH));
}

async function linkProvider(args: ActionArgs, provider: ProviderId) {
  const { request, context } = args;
  const locale = localeOf(new URL(request.url).pathname);
  const back = localizePath(locale, ACCOUNT_PATH);
  const result = orNotFound(
    await startLinking(context.get(actorContext), callerIn(args), provider, { back, locale }),
  );
  if (!result.ok) return refuseProviderChange(request, result);
  const headers = new Headers();
  for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
  return redirect(result.redirect, { headers });
}

async function unlinkProvider(args: ActionArgs, provider: ProviderId) {
  const { request, context } = args;
  const result = orNotFound(await removeWayIn(context.get(actorContext), callerIn(args), provider));
  return result.ok
    ? goTo(request, `${ACCOUNT_PATH}?fait=way-removed&compte=${provider}`)
    : refuseProviderChange(request, result);
}

function refuseProviderChange(request: Request, refusal: { reason: string; retryAfter?: number }) {
  return refusal.reason === "proof-needed"
    ? toProof(request, ACCOUNT_PATH)
    : refuseAccount(refusal);
}

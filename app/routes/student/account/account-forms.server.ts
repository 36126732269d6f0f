import { type RouterContextProvider, redirect } from "react-router";
import { cancelEmailChange } from "#app/features/accounts/email-change.server.ts";
import { isProviderId, type ProviderId } from "#app/features/auth/sign-in/provider.ts";
import {
  removeSignInMethod,
  startLinkingProvider,
} from "#app/features/auth/sign-in/sign-in-methods.server.ts";
import { requestReactivation } from "#app/features/notifications/email-reactivation.server.ts";
import {
  subscribeToWhatsapp,
  unsubscribeFromWhatsapp,
} from "#app/features/notifications/whatsapp-subscription.server.ts";
import { actorContext } from "#app/http/context.ts";
import {
  getCaller,
  handleSecurityForm,
  respondWithAccountErrors,
} from "#app/http/handle-security-form.server.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { redirectToReauthentication } from "#app/http/require-reauthentication.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { ACCOUNT_PATH } from "./account-paths.ts";
import { handleSaveForm } from "./save-account-form.server.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Handles every form of “Mon Compte” by its intent; the form without one saves the account. Answers 404 for an
 * unknown intent; the commands check permission.
 */
export async function handleAccountForm(args: ActionArgs) {
  const { request, context } = args;
  const form = await readFormData(request);
  const intent = form.get("intent");
  if (!intent) return handleSaveForm(request, context.get(actorContext), form);
  if (intent === "cancel-email") {
    requireFound(await cancelEmailChange(context.get(actorContext)));
    return redirectTo(request, `${ACCOUNT_PATH}?done=email-cancelled`);
  }
  if (intent === "reactivate-email") {
    requireFound(await requestReactivation(context.get(actorContext)));
    return redirectTo(request, `${ACCOUNT_PATH}?done=reactivation-sent`);
  }
  if (intent === "accept-whatsapp") {
    const accepted = requireFound(await subscribeToWhatsapp(context.get(actorContext)));
    const resultFlag = accepted.ok ? "done=whatsapp-accepted" : `error=${accepted.reason}`;
    return redirectTo(request, `${ACCOUNT_PATH}?${resultFlag}`);
  }
  if (intent === "stop-whatsapp") {
    requireFound(await unsubscribeFromWhatsapp(context.get(actorContext)));
    return redirectTo(request, `${ACCOUNT_PATH}?done=whatsapp-refused`);
  }
  if (intent === "link" || intent === "unlink") {
    const providerName = String(form.get("provider"));
    const provider = requireFound(isProviderId(providerName) ? providerName : null);
    return intent === "link" ? linkProvider(args, provider) : unlinkProvider(args, provider);
  }
  return requireFound(await handleSecurityForm(args, form, ACCOUNT_PATH));
}

async function linkProvider(args: ActionArgs, provider: ProviderId) {
  const { request, context } = args;
  const locale = getLocale(new URL(request.url).pathname);
  const back = localizePath(locale, ACCOUNT_PATH);
  const result = requireFound(
    await startLinkingProvider(context.get(actorContext), getCaller(args), provider, {
      returnTo: back,
      locale,
    }),
  );
  if (!result.ok) return refuseProviderChange(request, result);
  const headers = new Headers();
  for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
  return redirect(result.redirect, { headers });
}

async function unlinkProvider(args: ActionArgs, provider: ProviderId) {
  const { request, context } = args;
  const result = requireFound(
    await removeSignInMethod(context.get(actorContext), getCaller(args), provider),
  );
  return result.ok
    ? redirectTo(request, `${ACCOUNT_PATH}?done=provider-unlinked&provider=${provider}`)
    : refuseProviderChange(request, result);
}

function refuseProviderChange(
  request: Request,
  refusal: { reason: string; retryAfterSeconds?: number },
) {
  return refusal.reason === "reauthentication-required"
    ? redirectToReauthentication(request, ACCOUNT_PATH)
    : respondWithAccountErrors(refusal);
}

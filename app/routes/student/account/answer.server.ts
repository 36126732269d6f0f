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
import { localeOf, pathIn } from "#app/i18n/locale.ts";
import { ACCOUNT } from "./addresses.ts";
import { answerSave } from "./save-form.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Answers every form of 'Mon Compte', by its intent; the one without is the page's own. */
export async function answerAccount(asked: Asked) {
  const { request, context } = asked;
  const form = await sentForm(request);
  const intent = form.get("intent");
  if (!intent) return answerSave(request, context.get(actorContext), form);
  if (intent === "cancel-email") {
    orNotFound(await cancelEmailChange(context.get(actorContext)));
    return goTo(request, `${ACCOUNT}?fait=email-cancelled`);
  }
  if (intent === "mend-email") {
    orNotFound(await requestReactivation(context.get(actorContext)));
    return goTo(request, `${ACCOUNT}?fait=mend-sent`);
  }
  if (intent === "whatsapp-on") {
    const taken = orNotFound(await subscribeToWhatsapp(context.get(actorContext)));
    const said = taken.ok ? "fait=whatsapp-accepted" : `erreur=${taken.reason}`;
    return goTo(request, `${ACCOUNT}?${said}`);
  }
  if (intent === "whatsapp-off") {
    orNotFound(await unsubscribeFromWhatsapp(context.get(actorContext)));
    return goTo(request, `${ACCOUNT}?fait=whatsapp-refused`);
  }
  if (intent === "link" || intent === "unlink") {
    const word = String(form.get("provider"));
    const provider = orNotFound(isProviderId(word) ? word : null);
    return intent === "link" ? link(asked, provider) : unlink(asked, provider);
  }
  return orNotFound(await answerSecurity(asked, form, ACCOUNT));
}

async function link(asked: Asked, provider: ProviderId) {
  const { request, context } = asked;
  const locale = localeOf(new URL(request.url).pathname);
  const back = pathIn(locale, ACCOUNT);
  const started = orNotFound(
    await startLinking(context.get(actorContext), callerIn(asked), provider, { back, locale }),
  );
  if (!started.ok) return refuseWay(request, started);
  const headers = new Headers();
  for (const cookie of started.cookies) headers.append("Set-Cookie", cookie);
  return redirect(started.redirect, { headers });
}

async function unlink(asked: Asked, provider: ProviderId) {
  const { request, context } = asked;
  const removed = orNotFound(
    await removeWayIn(context.get(actorContext), callerIn(asked), provider),
  );
  return removed.ok
    ? goTo(request, `${ACCOUNT}?fait=way-removed&compte=${provider}`)
    : refuseWay(request, removed);
}

function refuseWay(request: Request, refusal: { reason: string; retryAfter?: number }) {
  return refusal.reason === "proof-needed" ? toProof(request, ACCOUNT) : refuseAccount(refusal);
}

import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import styles from "#app/features/auth/components/access-page.css?url";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { hasDemoInbox } from "#app/features/auth/sign-in/demo-accounts.server.ts";
import {
  completeProviderSignUp,
  getSignUpLinkEmail,
  parsePendingSignUp,
  requestSignUpLink,
} from "#app/features/auth/sign-in/provider-sign-up.server.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { readPendingSignUpCookie } from "#app/http/pending-sign-up-cookie.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/newcomer";
import { providerSignUpForm } from "./access-forms.server.ts";
import {
  createAccessHeaders,
  getSignedInEmail,
  MAX_TOKEN_CHARACTERS,
  readAccessRequest,
  respondWithLinkRefusal,
  respondWithRefusal,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { CheckEmail } from "./components/check-email.tsx";
import { FormErrorAlert } from "./components/form-error-alert.tsx";
import {
  BrokenLinkPage,
  ContinueLink,
  isLinkDone,
  LinkDonePage,
  NewLinkHint,
} from "./components/link-status.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For a browser that signed in at a provider, or with the link. A GET creates no account: email scanners follow links. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { next, query, locale } = readAccessRequest(request, context);
  const token = query.text("token", MAX_TOKEN_CHARACTERS);
  const pendingSignUp = parsePendingSignUp(readPendingSignUpCookie(request));
  if (!token && !pendingSignUp)
    throw redirect(withNext(localizePath(locale, "/connexion?error=email-missing"), next));
  const isBroken = token !== "" && getSignUpLinkEmail(token) === null;
  const signedInEmail = getSignedInEmail(context);
  return {
    next,
    token,
    isBroken,
    name: pendingSignUp?.name ?? "",
    hasDemoInbox: hasDemoInbox(),
    signedInEmail,
  };
}

/** Sends the sign-up link, or creates the account by its token: both need the cookie of the provider's sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readAccessRequest(request, context);
  const form = await parseForm(request, providerSignUpForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { email, token } = form.values;
  if (token) {
    const signUp = await completeProviderSignUp(token, readPendingSignUpCookie(request));
    const linkContext = {
      email: getSignUpLinkEmail(token),
      signedInEmail: getSignedInEmail(context),
      submitted: form.submitted,
    };
    if (!signUp.ok) return respondWithLinkRefusal(signUp, linkContext);
    throw redirect(withNext(localizePath(locale, "/connexion?done=account-created"), next));
  }
  if (!email) return invalidFormResponse({ email: "required" }, form.submitted);
  const signedProfile = readPendingSignUpCookie(request);
  const linkRequest = { signedProfile, email, locale, next: next || null };
  const result = await requestSignUpLink(caller, linkRequest);
  return result.ok
    ? { ok: true as const, sentTo: email }
    : respondWithRefusal(result, form.submitted);
}

export default function ProviderSignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { next, token, isBroken, name, hasDemoInbox, signedInEmail } = loaderData;
  const { newcomer: t, signIn, checkMail, verify, problem } = useMessages(accessMessages);
  const formState = useFormRefusal(actionResult);
  const path = usePath();
  const locale = useLocale();
  const tokenQuery = token && `?${new URLSearchParams({ token })}`;
  const formUrl = withNext(path(`/connexion/adresse${tokenQuery}`), next);
  if (actionResult && "sentTo" in actionResult)
    return (
      <CheckEmail
        text={checkMail.signUp(actionResult.sentTo)}
        retryUrl={formUrl}
        sentTo={actionResult.sentTo}
        hasDemoInbox={hasDemoInbox}
      />
    );
  const isOwn = actionResult && "isOwn" in actionResult && actionResult.isOwn === true;
  const { reason } = formState;
  if (signedInEmail && isLinkDone(reason, isOwn))
    return <LinkDonePage next={next} signedInEmail={signedInEmail} reason={reason} />;
  if (isBroken && !actionResult)
    return <BrokenLinkPage next={next} signedInEmail={signedInEmail} linkFor="newcomer" />;
  if (reason === "link-used")
    return (
      <AccessPage title={verify.servedTitle}>
        <p className="access-intro">{errorMessage(locale, reason)}</p>
        <ContinueLink next={next} signedInEmail={signedInEmail} />
      </AccessPage>
    );
  // Submitting again would be refused again. After a sign-up started in another browser, the user must click the button
  // of the provider again.
  if (reason === "link-other-browser" || reason === "link-invalid")
    return (
      <AccessPage title={verify.title} hasError>
        <FormErrorAlert title={verify.refusedTitle}>{errorMessage(locale, reason)}</FormErrorAlert>
        {reason === "link-invalid" && (
          <NewLinkHint signedInEmail={signedInEmail} linkFor="newcomer" />
        )}
        <ContinueLink next={next} signedInEmail={signedInEmail} />
      </AccessPage>
    );
  return (
    <AccessPage title={token ? verify.title : t.title(name)} hasError={formState.hasErrors}>
      {reason ? (
        <FormErrorAlert title={token ? verify.refusedTitle : signIn.refusedTitle}>
          {errorMessage(locale, reason)}
        </FormErrorAlert>
      ) : (
        <FormRefusalSummary refusal={formState} title={problem} labels={{ email: signIn.email }} />
      )}
      <p className="access-intro">{token ? t.proof : t.text}</p>
      <form className="access-form" method="post" action={formUrl} noValidate>
        {token ? (
          <input type="hidden" name="token" value={token} />
        ) : (
          <EmailField
            label={signIn.email}
            error={formState.errors.email}
            defaultValue={formState.submitted.email}
            autoComplete="email"
          />
        )}
        <Button type="submit">{token ? verify.submit : t.submit}</Button>
      </form>
    </AccessPage>
  );
}

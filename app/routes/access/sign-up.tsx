import { data, redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { isSignedIn } from "#app/features/access/actor.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { ProviderSignIn } from "#app/features/auth/components/provider-sign-in.tsx";
import { TermsAgreement } from "#app/features/auth/components/terms-agreement.tsx";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { hasDemoInbox } from "#app/features/auth/sign-in/demo-accounts.server.ts";
import { listSignInProviders } from "#app/features/auth/sign-in/provider.server.ts";
import { signUp } from "#app/features/auth/sign-in/sign-up.server.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/sign-up";
import { parseNamedForm, signUpForm } from "./access-forms.server.ts";
import {
  createAccessHeaders,
  createCookieHeaders,
  getSignInTarget,
  readAccessRequest,
  respondWithRefusal,
} from "./access-request.server.ts";
import { getCarriedEmail, redirectWithCarriedEmail } from "./carried-email.server.ts";
import { getSignUpFields, isChangeEmailForm } from "./change-email-intent.ts";
import { AccessPage } from "./components/access-page.tsx";
import { AccountFields } from "./components/account-fields.tsx";
import { CheckEmail } from "./components/check-email.tsx";
import { NewPassword } from "./components/new-password.tsx";
import { SignInErrorAlert } from "./components/sign-in-error-alert.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For visitors; a signed-in user is redirected to their area. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next } = readAccessRequest(request, context);
  const actor = context.get(actorContext);
  if (isSignedIn(actor))
    throw redirect(getSignInTarget(locale, { isStaff: actor.kind === "staff" }, next));
  const email = getCarriedEmail(request);
  return { next, providers: listSignInProviders(), hasDemoInbox: hasDemoInbox(), email };
}

/** Creates an account that is not confirmed. The result does not show whether the address has one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readAccessRequest(request, context);
  const formData = await readFormData(request);
  redirectWithCarriedEmail(request, formData, next);
  // Shows the form again with the names and the corrected email address; a password is never sent back.
  if (isChangeEmailForm(formData))
    return { ok: true as const, submitted: getSignUpFields(formData) };
  const form = parseNamedForm(formData, signUpForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = await signUp(caller, { ...form.values, locale, next: next || null });
  if (result.ok)
    return data(
      { ok: true as const, sentTo: form.values.email, signUpFields: getSignUpFields(formData) },
      { headers: createCookieHeaders(result.cookies) },
    );
  if (result.reason === "too-many" || result.reason === "site-busy")
    return respondWithRefusal(result, form.submitted);
  const field = result.reason === "email-invalid" ? "email" : "password";
  return invalidFormResponse({ [field]: result.reason }, form.submitted);
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { next, providers, hasDemoInbox, email } = loaderData;
  const t = useMessages(accessMessages);
  const path = usePath();
  const formState = useFormRefusal(actionResult);
  const formUrl = withNext(path("/inscription"), next);
  if (actionResult && "sentTo" in actionResult)
    return (
      <CheckEmail
        text={t.checkMail.signUp(actionResult.sentTo)}
        retryUrl={formUrl}
        sentTo={actionResult.sentTo}
        signUpFields={actionResult.signUpFields}
        hasDemoInbox={hasDemoInbox}
      />
    );
  const { signUp: labels } = t;
  return (
    <AccessPage title={labels.title} hasError={formState.hasErrors}>
      <FormRefusalSummary refusal={formState} title={t.problem} labels={{ ...labels }} />
      <SignInErrorAlert />
      <p className="access-intro">{labels.intro}</p>
      <ProviderSignIn providers={providers} next={next} />
      <form className="access-form" method="post" action={formUrl} noValidate>
        <AccountFields labels={labels} formState={formState} initialEmail={email} />
        <NewPassword label={labels.password} hint={labels.passwordHint} formState={formState} />
        <Button type="submit">{labels.submit}</Button>
      </form>
      <TermsAgreement />
      <p className="access-links">
        {labels.already} <a href={withNext(path("/connexion"), next)}>{labels.signIn}</a>
      </p>
    </AccessPage>
  );
}

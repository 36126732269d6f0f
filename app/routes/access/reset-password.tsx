import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import styles from "#app/features/auth/components/access-page.css?url";
import { HiddenUsernameField } from "#app/features/auth/components/hidden-username-field.tsx";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { getResetEmail, resetPassword } from "#app/features/auth/password/password-reset.server.ts";
import { createEmailCookie } from "#app/http/email-cookie.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/reset-password";
import { newPasswordForm } from "./access-forms.server.ts";
import {
  createAccessHeaders,
  MAX_TOKEN_CHARACTERS,
  readAccessRequest,
  respondWithRefusal,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { FormErrorAlert } from "./components/form-error-alert.tsx";
import { NewPassword } from "./components/new-password.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone who has the link. A GET request changes nothing, because email scanners follow links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = readAccessRequest(request, context);
  const token = query.text("token", MAX_TOKEN_CHARACTERS);
  // An expired link is reported before the user thinks of a password.
  return { token, email: await getResetEmail(token), isSignUp: query.has("sign-up") };
}

/** Sets a password: needs the token of the reset email, and no session. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale } = readAccessRequest(request, context);
  const form = await parseForm(request, newPasswordForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = await resetPassword(caller, form.values);
  if (result.ok) {
    const headers = { "Set-Cookie": createEmailCookie(request, result.email) };
    throw redirect(localizePath(locale, "/connexion?done=password-changed"), { headers });
  }
  if (result.reason === "too-many" || result.reason === "link-invalid")
    return respondWithRefusal(result, form.submitted);
  return invalidFormResponse({ password: result.reason }, form.submitted);
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const t = useMessages(accessMessages);
  const sentences: Record<string, string> = useMessages(errorsMessages);
  const path = usePath();
  const locale = useLocale();
  const formState = useFormRefusal(actionResult);
  const { reset } = t;
  const token = formState.submitted.token ?? loaderData.token;
  const isLinkInvalid =
    formState.reason === "link-invalid" || (!formState.hasErrors && !loaderData.email);
  return (
    <AccessPage title={reset.title} hasError={formState.hasErrors}>
      {formState.reason ? (
        <FormErrorAlert title={reset.refusedTitle}>
          {errorMessage(locale, formState.reason)}
        </FormErrorAlert>
      ) : (
        <FormRefusalSummary
          refusal={formState}
          title={t.problem}
          labels={{ password: reset.password }}
        />
      )}
      {isLinkInvalid ? (
        <>
          {!formState.reason && !token && <p className="access-intro">{reset.noLink}</p>}
          {!formState.reason && token && (
            <FormErrorAlert title={reset.refusedTitle}>
              {sentences["link-invalid"] ?? ""}
            </FormErrorAlert>
          )}
          <p className="access-actions">
            <a className="btn btn-primary" href={path("/mot-de-passe-oublie")}>
              {reset.again}
            </a>
          </p>
        </>
      ) : (
        <form
          className="access-form"
          method="post"
          action={path(`/nouveau-mot-de-passe${loaderData.isSignUp ? "?sign-up=1" : ""}`)}
          noValidate
        >
          <input type="hidden" name="token" value={token} />
          {loaderData.email && <HiddenUsernameField email={loaderData.email} />}
          {loaderData.isSignUp && <p>{reset.joining}</p>}
          <NewPassword label={reset.password} hint={reset.passwordHint} formState={formState} />
          <Button type="submit">{reset.submit}</Button>
        </form>
      )}
    </AccessPage>
  );
}

import { useActionResult } from "#app/client/action-result.tsx";
import styles from "#app/features/auth/components/access-page.css?url";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { requestPasswordReset } from "#app/features/auth/password/password-reset.server.ts";
import { hasDemoInbox } from "#app/features/auth/sign-in/demo-accounts.server.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { parseFormData, readFormData } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/forgotten-password";
import { emailForm } from "./access-forms.server.ts";
import {
  createAccessHeaders,
  readAccessRequest,
  respondWithRefusal,
} from "./access-request.server.ts";
import { getCarriedEmail, redirectWithCarriedEmail } from "./carried-email.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { CheckEmail } from "./components/check-email.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For anyone, signed in or not. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { next } = readAccessRequest(request, context);
  return { next, hasDemoInbox: hasDemoInbox(), email: getCarriedEmail(request) };
}

/** Sends a reset link. The result does not show whether the address has an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, next } = readAccessRequest(request, context);
  const formData = await readFormData(request);
  redirectWithCarriedEmail(request, formData, next);
  const form = parseFormData(formData, emailForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = await requestPasswordReset(caller, form.values.email);
  if (result.ok) return { ok: true as const, sentTo: form.values.email };
  if (result.reason === "too-many" || result.reason === "site-busy")
    return respondWithRefusal(result, form.submitted);
  return invalidFormResponse({ email: result.reason }, form.submitted);
}

export default function ForgottenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { next, hasDemoInbox, email } = loaderData;
  const t = useMessages(accessMessages);
  const path = usePath();
  const formState = useFormRefusal(actionResult);
  const formUrl = withNext(path("/mot-de-passe-oublie"), next);
  if (actionResult && "sentTo" in actionResult)
    return (
      <CheckEmail
        text={t.checkMail.reset(actionResult.sentTo)}
        retryUrl={formUrl}
        sentTo={actionResult.sentTo}
        hasDemoInbox={hasDemoInbox}
      />
    );
  const { forgotten } = t;
  return (
    <AccessPage title={forgotten.title} hasError={formState.hasErrors}>
      <FormRefusalSummary
        refusal={formState}
        title={t.problem}
        labels={{ email: forgotten.email }}
      />
      <p className="access-intro">{forgotten.text}</p>
      <form className="access-form" method="post" action={formUrl} noValidate>
        <EmailField
          label={forgotten.email}
          error={formState.errors.email}
          defaultValue={formState.submitted.email ?? email}
          autoComplete="username"
        />
        <Button type="submit">{forgotten.submit}</Button>
      </form>
      <p className="access-links">
        <a href={withNext(path("/connexion"), next)}>{forgotten.back}</a>
      </p>
    </AccessPage>
  );
}

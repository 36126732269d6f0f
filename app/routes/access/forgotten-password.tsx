import { useActionResult } from "#app/client/action-result.tsx";
import { requestPasswordReset } from "#app/features/identity/password/password-reset.server.ts";
import { isMailKept } from "#app/features/identity/sign-in/demonstration.server.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { invalid } from "#app/http/answer.server.ts";
import { readForm, sentForm } from "#app/http/form.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/forgotten-password";
import { carriedAddress, carryOn } from "./carried-address.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { CheckMail } from "./components/check-mail.tsx";
import { accessHeaders, readKnock, refusedAtDoor } from "./door.server.ts";
import { emailForm } from "./forms.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

export function loader({ request, context }: Route.LoaderArgs) {
  const { next } = readKnock(request, context);
  return { next, kept: isMailKept(), email: carriedAddress(request) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, next } = readKnock(request, context);
  const sent = await sentForm(request);
  carryOn(request, sent, next);
  const form = readForm(sent, emailForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const result = await requestPasswordReset(caller, form.values.email);
  if (result.ok) return { ok: true as const, sentTo: form.values.email };
  if (result.reason === "too-many" || result.reason === "site-busy")
    return refusedAtDoor(result, form.typed);
  return invalid({ email: result.reason }, form.typed);
}

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { next, kept, email } = loaderData;
  const t = useMessages(accessMessages);
  const path = usePath();
  const refused = useFormRefusal(answer);
  const here = withNext(path("/mot-de-passe-oublie"), next);
  if (answer && "sentTo" in answer)
    return (
      <CheckMail
        text={t.checkMail.reset(answer.sentTo)}
        again={here}
        sentTo={answer.sentTo}
        kept={kept}
      />
    );
  const { forgotten } = t;
  return (
    <AccessPage title={forgotten.title} wrong={refused.hasErrors}>
      <FormRefusalSummary refusal={refused} title={t.problem} labels={{ email: forgotten.email }} />
      <p className="access-intro">{forgotten.text}</p>
      <form className="access-form" method="post" action={here} noValidate>
        <EmailField
          label={forgotten.email}
          error={refused.errors.email}
          defaultValue={refused.typed.email ?? email}
          autoComplete="username"
        />
        <Button type="submit">{forgotten.submit}</Button>
      </form>
      <p className="access-after">
        <a href={withNext(path("/connexion"), next)}>{forgotten.back}</a>
      </p>
    </AccessPage>
  );
}

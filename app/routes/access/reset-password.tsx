import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { OwnUsername } from "#app/features/identity/components/own-username.tsx";
import {
  emailOfReset,
  resetPassword,
} from "#app/features/identity/password/password-reset.server.ts";
import { invalid } from "#app/http/answer.server.ts";
import { emailCookie } from "#app/http/email-cookie.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/reset-password";
import { AccessPage } from "./components/access-page.tsx";
import { NewPassword } from "./components/new-password.tsx";
import { RefusedBox } from "./components/refused-box.tsx";
import { accessHeaders, MAX_TOKEN, readKnock, refusedAtDoor } from "./door.server.ts";
import { newPasswordForm } from "./forms.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Reading the page uses nothing up: programs that scan mail follow links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { query } = readKnock(request, context);
  const token = query.text("token", MAX_TOKEN);
  // What is dead is said before a password is thought of.
  return { token, email: await emailOfReset(token), joining: query.has("inscription") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale } = readKnock(request, context);
  const form = await parseForm(request, newPasswordForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const result = await resetPassword(caller, form.values);
  if (result.ok) {
    const kept = { "Set-Cookie": emailCookie(request, result.email) };
    throw redirect(localizePath(locale, "/connexion?fait=password-changed"), { headers: kept });
  }
  if (result.reason === "too-many" || result.reason === "link-invalid")
    return refusedAtDoor(result, form.typed);
  return invalid({ password: result.reason }, form.typed);
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const t = useMessages(accessMessages);
  const sentences: Record<string, string> = useMessages(errorsMessages);
  const path = usePath();
  const locale = useLocale();
  const refused = useFormRefusal(answer);
  const { reset } = t;
  const token = refused.typed.token ?? loaderData.token;
  const dead = refused.reason === "link-invalid" || (!refused.hasErrors && !loaderData.email);
  return (
    <AccessPage title={reset.title} wrong={refused.hasErrors}>
      {refused.reason ? (
        <RefusedBox title={reset.refusedTitle}>{errorMessage(locale, refused.reason)}</RefusedBox>
      ) : (
        <FormRefusalSummary
          refusal={refused}
          title={t.problem}
          labels={{ password: reset.password }}
        />
      )}
      {dead ? (
        <>
          {!refused.reason && !token && <p className="access-intro">{reset.noLink}</p>}
          {!refused.reason && token && (
            <RefusedBox title={reset.refusedTitle}>{sentences["link-invalid"] ?? ""}</RefusedBox>
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
          action={path(`/nouveau-mot-de-passe${loaderData.joining ? "?inscription=1" : ""}`)}
          noValidate
        >
          <input type="hidden" name="token" value={token} />
          {loaderData.email && <OwnUsername email={loaderData.email} />}
          {loaderData.joining && <p>{reset.joining}</p>}
          <NewPassword label={reset.password} hint={reset.passwordHint} refused={refused} />
          <Button type="submit">{reset.submit}</Button>
        </form>
      )}
    </AccessPage>
  );
}

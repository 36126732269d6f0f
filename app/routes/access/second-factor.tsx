import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import styles from "#app/features/auth/components/access-page.css?url";
import { CodeField } from "#app/features/auth/components/code-field.tsx";
import {
  getPendingSignIn,
  submitSecondFactorCode,
} from "#app/features/auth/factor/second-factor.server.ts";
import {
  parseSecondFactorCode,
  pendingStepPaths,
} from "#app/features/auth/factor/second-factor.ts";
import { secondFactorMessages } from "#app/features/auth/messages/second-factor.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { clearCartCookies } from "#app/http/cart-cookies.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/second-factor";
import { codeForm } from "./access-forms.server.ts";
import {
  createAccessHeaders,
  createCookieHeaders,
  getSignInTarget,
  readAccessRequest,
  respondWithRefusal,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** After a recovery code: shows how many codes are left, and sets up another phone. */
const AFTER_RECOVERY_PATH = "/administration/compte/double-authentification?recovery";

/** For a user who has just entered the password; anyone else is redirected to their own step. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next, query } = readAccessRequest(request, context);
  const pendingSignIn = await getPendingSignIn(request.headers);
  if (pendingSignIn?.missing !== "code") {
    const page = pendingSignIn?.missing ? pendingStepPaths[pendingSignIn.missing] : "/connexion";
    throw redirect(withNext(localizePath(locale, page), next));
  }
  return { next, email: pendingSignIn.email, usesRecoveryCode: query.has("recovery") };
}

/** Completes a pending sign-in of staff; attempts are limited. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next, query } = readAccessRequest(request, context);
  const form = await parseForm(request, codeForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = await submitSecondFactorCode(caller, form.values.code);
  if (result.ok) {
    const isRecoveryCode = parseSecondFactorCode(form.values.code)?.kind === "recovery";
    const target = isRecoveryCode
      ? withNext(localizePath(locale, AFTER_RECOVERY_PATH), next)
      : getSignInTarget(locale, { isStaff: true }, next);
    // The staff have no cart.
    throw redirect(target, { headers: createCookieHeaders(clearCartCookies(request)) });
  }
  if (result.reason === "session-expired")
    throw redirect(withNext(localizePath(locale, "/connexion?error=session-expired"), next));
  if (result.reason === "too-many") return respondWithRefusal(result, form.submitted);
  // A malformed recovery code gets the message for recovery codes, not the one for codes of an app.
  const isUnknownCode = result.reason === "invalid-code" || result.reason === "code-length";
  const isRecoveryForm = query.has("recovery") && isUnknownCode;
  return invalidFormResponse(
    { code: isRecoveryForm ? "invalid-recovery-code" : result.reason },
    form.submitted,
  );
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { next, email, usesRecoveryCode } = loaderData;
  const { enterCode: t } = useMessages(secondFactorMessages);
  const path = usePath();
  const formState = useFormRefusal(actionResult);
  const label = usesRecoveryCode ? t.recovery : t.code;
  const page = path(pendingStepPaths.code);
  const formUrl = withNext(usesRecoveryCode ? `${page}?recovery` : page, next);
  const otherUrl = withNext(usesRecoveryCode ? page : `${page}?recovery`, next);
  return (
    <AccessPage title={t.title} hasError={formState.hasErrors}>
      <FormRefusalSummary refusal={formState} title={t.refused} labels={{ code: label }} />
      <p className="access-intro">{usesRecoveryCode ? t.recoveryText(email) : t.text(email)}</p>
      <form className="access-form" method="post" action={formUrl} noValidate>
        <CodeField
          label={label}
          hint={usesRecoveryCode ? t.recoveryHint : undefined}
          error={formState.errors.code}
          submittedCode={formState.submitted.code}
          allowsLetters={usesRecoveryCode}
        />
        <Button type="submit">{t.submit}</Button>
      </form>
      <p className="access-links">
        <a href={otherUrl}>{usesRecoveryCode ? t.toCode : t.toRecovery}</a>
      </p>
      {usesRecoveryCode && <p>{t.lost}</p>}
      <form method="post" action={path("/deconnexion")}>
        <Button type="submit" variant="link">
          {t.changeAccount}
        </Button>
      </form>
    </AccessPage>
  );
}

import { redirect } from "react-router";
import { SHOWN_ONCE, useActionResult } from "#app/client/action-result.tsx";
import styles from "#app/features/auth/components/access-page.css?url";
import { RecoveryCodes } from "#app/features/auth/components/recovery-codes.tsx";
import { SecondFactorSetUpForm } from "#app/features/auth/components/second-factor-set-up-form.tsx";
import { getPendingSignIn } from "#app/features/auth/factor/second-factor.server.ts";
import { pendingStepPaths } from "#app/features/auth/factor/second-factor.ts";
import {
  confirmSecondFactor,
  getSecondFactorSetUp,
} from "#app/features/auth/factor/second-factor-set-up.server.ts";
import { secondFactorMessages } from "#app/features/auth/messages/second-factor.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { invalidFormResponse } from "#app/http/responses.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/set-up-second-factor";
import { codeForm } from "./access-forms.server.ts";
import {
  createAccessHeaders,
  getSignInTarget,
  readAccessRequest,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For staff who must have a second factor; the page confirms when it is set up. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next } = readAccessRequest(request, context);
  const pendingSignIn = await getPendingSignIn(request.headers);
  if (!pendingSignIn || pendingSignIn.missing === "code") {
    const page = pendingSignIn ? pendingStepPaths.code : "/connexion";
    throw redirect(withNext(localizePath(locale, page), next));
  }
  const nextUrl = getSignInTarget(locale, { isStaff: true }, next);
  // A user who has just set one up sets up another on the account page.
  return {
    nextUrl,
    setUp: pendingSignIn.missing ? await getSecondFactorSetUp(request.headers) : null,
  };
}

/** Sets up the second factor of a pending sign-in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readAccessRequest(request, context);
  const form = await parseForm(request, codeForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = await confirmSecondFactor(caller, form.values.code);
  if (result.ok) return { ...result, ...SHOWN_ONCE };
  if (result.reason === "session-expired")
    throw redirect(withNext(localizePath(locale, "/connexion?error=session-expired"), next));
  return invalidFormResponse({ code: result.reason }, form.submitted);
}

export default function SetUpSecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { nextUrl, setUp } = loaderData;
  const { setUp: t, own: ownMessages } = useMessages(secondFactorMessages);
  const formState = useFormRefusal(actionResult);
  return (
    <AccessPage title={t.title} hasError={formState.hasErrors}>
      {actionResult && "codes" in actionResult && (
        <RecoveryCodes codes={actionResult.codes} nextUrl={nextUrl} />
      )}
      {setUp && (
        <>
          <FormRefusalSummary
            refusal={formState}
            title={ownMessages.problem}
            labels={{ code: t.code }}
          />
          <p className="access-intro">{t.why}</p>
          <SecondFactorSetUpForm
            setUp={setUp}
            error={formState.errors.code}
            submittedCode={formState.submitted.code}
          />
        </>
      )}
      {!setUp && !actionResult && (
        <p>
          {t.done} <a href={nextUrl}>{t.goOn}</a>
        </p>
      )}
    </AccessPage>
  );
}

import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { isSignedIn } from "#app/features/access/actor.ts";
import styles from "#app/features/auth/components/access-page.css?url";
import { DemoAccounts } from "#app/features/auth/components/demo-accounts.tsx";
import { getPendingSignIn } from "#app/features/auth/factor/second-factor.server.ts";
import { pendingStepPaths } from "#app/features/auth/factor/second-factor.ts";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { actorContext } from "#app/http/context.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { useFormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/sign-in";
import {
  createAccessHeaders,
  createCookieHeaders,
  getSignInTarget,
  readAccessRequest,
} from "./access-request.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { isEmailUnconfirmed } from "./components/confirm-email-notice.tsx";
import { CreateAccountHint } from "./components/create-account-hint.tsx";
import { SignInBox } from "./components/sign-in-box.tsx";
import { getSignInData } from "./sign-in-data.server.ts";
import { signInWithForm } from "./sign-in-with-form.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = createAccessHeaders;

/** For visitors; a signed-in user is redirected to their area, or to the pending step. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next, query } = readAccessRequest(request, context);
  const actor = context.get(actorContext);
  // A signed-in user whose reauthentication failed sees the error first.
  if (isSignedIn(actor) && !query.has("error"))
    throw redirect(getSignInTarget(locale, { isStaff: actor.kind === "staff" }, next));
  const pendingSignIn = await getPendingSignIn(request.headers);
  if (pendingSignIn?.missing)
    throw redirect(withNext(localizePath(locale, pendingStepPaths[pendingSignIn.missing]), next));
  return getSignInData(request, context);
}

/** Signs in with an email address and a password; attempts are limited. */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await signInWithForm(request, context);
  if (!result.ok) return result.answer;
  throw redirect(result.target, { headers: createCookieHeaders(result.cookies) });
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const actionResult = useActionResult(actionData);
  const { next, demo, reason, done } = loaderData;
  const { signIn } = useMessages(accessMessages);
  const formState = useFormRefusal(actionResult);
  return (
    <AccessPage
      title={signIn.title}
      hasError={
        (formState.hasErrors || Boolean(reason)) && !isEmailUnconfirmed(formState.reason ?? reason)
      }
      below={demo && <DemoAccounts {...demo} next={next} />}
    >
      {!formState.hasErrors && !reason && !done && <CreateAccountHint next={next} />}
      <SignInBox signInData={loaderData} formState={formState} />
    </AccessPage>
  );
}

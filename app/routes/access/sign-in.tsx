import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { isSignedIn } from "#app/features/identity/actor.ts";
import { DemoAccounts } from "#app/features/identity/components/demo-accounts.tsx";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { howFar } from "#app/features/identity/staff/second-factor.server.ts";
import { stepPaths } from "#app/features/identity/staff/second-factor.ts";
import { actorContext } from "#app/http/context.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { useFormRefusal } from "#app/ui/form-refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/sign-in";
import { targetAfterSignIn } from "./after-sign-in.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { FirstTime } from "./components/first-time.tsx";
import { SignInBox } from "./components/sign-in-box.tsx";
import { isStepLeft } from "./components/step-left.tsx";
import { accessHeaders, readKnock, withCookies } from "./door.server.ts";
import { openSession } from "./open-session.server.ts";
import { readSignIn } from "./read-sign-in.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next, query } = readKnock(request, context);
  const actor = context.get(actorContext);
  // Who signs in again to prove who they are, and fails, is told why before they go on.
  if (isSignedIn(actor) && !query.has("erreur"))
    throw redirect(targetAfterSignIn(locale, { staff: actor.kind === "staff" }, next));
  const begun = await howFar(request.headers);
  if (begun?.missing)
    throw redirect(withNext(localizePath(locale, stepPaths[begun.missing]), next));
  return readSignIn(request, context);
}

export async function action({ request, context }: Route.ActionArgs) {
  const opened = await openSession(request, context);
  if (!opened.ok) return opened.answer;
  throw redirect(opened.to, { headers: withCookies(opened.cookies) });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { next, demo, reason, done } = loaderData;
  const { signIn } = useMessages(accessMessages);
  const refused = useFormRefusal(answer);
  return (
    <AccessPage
      title={signIn.title}
      wrong={(refused.hasErrors || Boolean(reason)) && !isStepLeft(refused.reason ?? reason)}
      after={demo && <DemoAccounts {...demo} next={next} />}
    >
      {!refused.hasErrors && !reason && !done && <FirstTime next={next} />}
      <SignInBox known={loaderData} refused={refused} />
    </AccessPage>
  );
}

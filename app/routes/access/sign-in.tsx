import { redirect } from "react-router";
import { bringCart } from "#app/features/admissions/cart.server.ts";
import { isSignedIn } from "#app/features/identity/actor.ts";
import { DemoAccounts } from "#app/features/identity/components/demo-accounts.tsx";
import { SignInPanel } from "#app/features/identity/components/sign-in-panel.tsx";
import { demoAccounts } from "#app/features/identity/demonstration.server.ts";
import { withNext } from "#app/features/identity/next.ts";
import { signInProviders } from "#app/features/identity/provider.server.ts";
import { howFar } from "#app/features/identity/second-factor.server.ts";
import { stepPaths } from "#app/features/identity/second-factor.ts";
import { signIn } from "#app/features/identity/sign-in.server.ts";
import { invalid } from "#app/http/answer.server.ts";
import { withTheirCart } from "#app/http/cart-cookies.server.ts";
import { actorContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { accessWords } from "#app/i18n/access.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { pathIn } from "#app/i18n/locale.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useRefused } from "#app/ui/refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/sign-in";
import { targetAfterSignIn } from "./after-sign-in.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { RefusedBox } from "./components/refused-box.tsx";
import { accessHeaders, readKnock, refusedAtDoor, withCookies } from "./door.server.ts";
import { signInForm } from "./forms.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next, query } = readKnock(request, context);
  const actor = context.get(actorContext);
  if (isSignedIn(actor))
    throw redirect(targetAfterSignIn(locale, { staff: actor.kind === "staff" }, next));
  const begun = await howFar(request.headers);
  if (begun?.missing) throw redirect(withNext(pathIn(locale, stepPaths[begun.missing]), next));
  const demo = demoAccounts();
  const chosen = demo?.people.find(({ key }) => key === query.get("compte"));
  return {
    next,
    providers: signInProviders(),
    reason: query.get("erreur"),
    done: query.get("fait"),
    demo,
    typed: chosen && { email: chosen.email, password: demo?.password },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readKnock(request, context);
  const form = await parseForm(request, signInForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const result = await signIn(caller, { ...form.values, next });
  if (!result.ok) return refusedAtDoor(result, form.typed);
  const cookies = await withTheirCart(request, result.cookies, bringCart);
  throw redirect(targetAfterSignIn(locale, result, next), { headers: withCookies(cookies) });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { next, providers, demo } = loaderData;
  const words = useWords(accessWords).signIn;
  const sentences = useWords(errorsWords);
  const refused = useRefused(actionData);
  const reason = refused.wrong ? refused.reason : loaderData.reason;
  // After a refusal only the password is asked again: the address is given back.
  const again = reason === "wrong-credentials" ? { password: sentences["password-again"] } : {};
  return (
    <AccessPage
      title={words.title}
      wrong={refused.wrong || Boolean(reason)}
      after={demo && <DemoAccounts {...demo} next={next} />}
    >
      <News reason={reason} done={refused.wrong ? null : loaderData.done} />
      <SignInPanel
        providers={providers}
        next={next}
        errors={{ ...refused.errors, ...again }}
        typed={refused.wrong ? refused.typed : loaderData.typed}
      />
    </AccessPage>
  );
}

/** Why signing in failed, or what was done just before coming here. Unknown words show nothing. */
function News({ reason, done }: { reason?: string | null; done: string | null }) {
  const words = useWords(accessWords);
  const sentences: Record<string, string> = useWords(errorsWords);
  const finished: Record<string, string> = words.done;
  if (reason && sentences[reason])
    return <RefusedBox title={words.signIn.refusedTitle}>{sentences[reason]}</RefusedBox>;
  if (done && finished[done])
    return (
      <Notice tone="ok" role="status">
        {finished[done]}
      </Notice>
    );
  return null;
}

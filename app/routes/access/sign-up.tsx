import { data, redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { isSignedIn } from "#app/features/identity/actor.ts";
import { ProviderWays } from "#app/features/identity/components/provider-ways.tsx";
import { TermsAccepted } from "#app/features/identity/components/terms-accepted.tsx";
import { isMailKept } from "#app/features/identity/sign-in/demonstration.server.ts";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { signInProviders } from "#app/features/identity/sign-in/provider.server.ts";
import { signUp } from "#app/features/identity/sign-in/sign-up.server.ts";
import { invalid } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/sign-up";
import { targetAfterSignIn } from "./after-sign-in.server.ts";
import { carriedAddress, carryOn } from "./carried-address.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { CheckMail } from "./components/check-mail.tsx";
import { NewPassword } from "./components/new-password.tsx";
import { PersonFields } from "./components/person-fields.tsx";
import { SignInTrouble } from "./components/sign-in-trouble.tsx";
import { accessHeaders, readKnock, refusedAtDoor, withCookies } from "./door.server.ts";
import { readNamedForm, signUpForm } from "./forms.server.ts";
import { isRetyped, retypedFields } from "./retype.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next } = readKnock(request, context);
  const actor = context.get(actorContext);
  if (isSignedIn(actor))
    throw redirect(targetAfterSignIn(locale, { staff: actor.kind === "staff" }, next));
  const email = carriedAddress(request);
  return { next, providers: signInProviders(), kept: isMailKept(), email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readKnock(request, context);
  const sent = await sentForm(request);
  carryOn(request, sent, next);
  // The form comes back with the names and the address that was meant: a password is never given back.
  if (isRetyped(sent)) return { ok: true as const, typed: retypedFields(sent) };
  const form = readNamedForm(sent, signUpForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const result = await signUp(caller, { ...form.values, locale, next: next || null });
  if (result.ok)
    return data(
      { ok: true as const, sentTo: form.values.email, begun: retypedFields(sent) },
      { headers: withCookies(result.cookies) },
    );
  if (result.reason === "too-many" || result.reason === "site-busy")
    return refusedAtDoor(result, form.typed);
  const field = result.reason === "email-invalid" ? "email" : "password";
  return invalid({ [field]: result.reason }, form.typed);
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { next, providers, kept, email } = loaderData;
  const t = useMessages(accessMessages);
  const path = usePath();
  const refused = useFormRefusal(answer);
  const here = withNext(path("/inscription"), next);
  if (answer && "sentTo" in answer)
    return (
      <CheckMail
        text={t.checkMail.signUp(answer.sentTo)}
        again={here}
        sentTo={answer.sentTo}
        begun={answer.begun}
        kept={kept}
      />
    );
  const { signUp: labels } = t;
  return (
    <AccessPage title={labels.title} wrong={refused.hasErrors}>
      <FormRefusalSummary refusal={refused} title={t.problem} labels={{ ...labels }} />
      <SignInTrouble />
      <p className="access-intro">{labels.intro}</p>
      <ProviderWays providers={providers} next={next} />
      <form className="access-form" method="post" action={here} noValidate>
        <PersonFields labels={labels} refusal={refused} begun={email} />
        <NewPassword label={labels.password} hint={labels.passwordHint} refused={refused} />
        <Button type="submit">{labels.submit}</Button>
      </form>
      <TermsAccepted />
      <p className="access-after">
        {labels.already} <a href={withNext(path("/connexion"), next)}>{labels.signIn}</a>
      </p>
    </AccessPage>
  );
}

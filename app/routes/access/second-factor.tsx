import { redirect } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { CodeField } from "#app/features/identity/components/code-field.tsx";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { giveCode, howFar } from "#app/features/identity/staff/second-factor.server.ts";
import { readCode, stepPaths } from "#app/features/identity/staff/second-factor.ts";
import { invalid } from "#app/http/answer.server.ts";
import { forgetCart } from "#app/http/cart-cookies.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { secondFactorMessages } from "#app/i18n/second-factor.ts";
import { Button } from "#app/ui/button.tsx";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/second-factor";
import { targetAfterSignIn } from "./after-sign-in.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { accessHeaders, readKnock, refusedAtDoor, withCookies } from "./door.server.ts";
import { codeForm } from "./forms.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** Where whoever has no telephone reads how many codes are left, and prepares another one. */
const AFTER_RECOVERY = "/administration/compte/double-authentification?secours";

/** For who has just given their password; anybody else goes where they stand. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next, query } = readKnock(request, context);
  const begun = await howFar(request.headers);
  if (begun?.missing !== "code") {
    const page = begun?.missing ? stepPaths[begun.missing] : "/connexion";
    throw redirect(withNext(localizePath(locale, page), next));
  }
  return { next, email: begun.email, recovery: query.has("secours") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next, query } = readKnock(request, context);
  const form = await parseForm(request, codeForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const result = await giveCode(caller, form.values.code);
  if (result.ok) {
    const onPaper = readCode(form.values.code)?.kind === "recovery";
    const to = onPaper
      ? withNext(localizePath(locale, AFTER_RECOVERY), next)
      : targetAfterSignIn(locale, { staff: true }, next);
    // The staff have no cart.
    throw redirect(to, { headers: withCookies(forgetCart(request)) });
  }
  if (result.reason === "session-over")
    throw redirect(withNext(localizePath(locale, "/connexion?erreur=session-over"), next));
  if (result.reason === "too-many") return refusedAtDoor(result, form.typed);
  // What was copied from paper and is no code at all is not one that an application shows.
  const isNone = result.reason === "code-wrong" || result.reason === "code-length";
  const onPaper = query.has("secours") && isNone;
  return invalid({ code: onPaper ? "recovery-wrong" : result.reason }, form.typed);
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { next, email, recovery } = loaderData;
  const { enterCode: t } = useMessages(secondFactorMessages);
  const path = usePath();
  const refused = useFormRefusal(answer);
  const label = recovery ? t.recovery : t.code;
  const page = path(stepPaths.code);
  const here = withNext(recovery ? `${page}?secours` : page, next);
  const other = withNext(recovery ? page : `${page}?secours`, next);
  return (
    <AccessPage title={t.title} wrong={refused.hasErrors}>
      <FormRefusalSummary refusal={refused} title={t.refused} labels={{ code: label }} />
      <p className="access-intro">{recovery ? t.recoveryText(email) : t.text(email)}</p>
      <form className="access-form" method="post" action={here} noValidate>
        <CodeField
          label={label}
          hint={recovery ? t.recoveryHint : undefined}
          error={refused.errors.code}
          typed={refused.typed.code}
          letters={recovery}
        />
        <Button type="submit">{t.submit}</Button>
      </form>
      <p className="access-after">
        <a href={other}>{recovery ? t.toCode : t.toRecovery}</a>
      </p>
      {recovery && <p>{t.lost}</p>}
      <form method="post" action={path("/deconnexion")}>
        <Button type="submit" variant="link">
          {t.leave}
        </Button>
      </form>
    </AccessPage>
  );
}

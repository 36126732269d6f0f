import { redirect } from "react-router";
import { SHOWN_ONCE, useActionResult } from "#app/client/action-result.tsx";
import { RecoveryCodes } from "#app/features/identity/components/recovery-codes.tsx";
import { SetUpPanel } from "#app/features/identity/components/set-up-panel.tsx";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { howFar } from "#app/features/identity/staff/second-factor.server.ts";
import { stepPaths } from "#app/features/identity/staff/second-factor.ts";
import {
  confirmSetUp,
  getSetUp,
} from "#app/features/identity/staff/second-factor-set-up.server.ts";
import { invalid } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { secondFactorMessages } from "#app/i18n/second-factor.ts";
import { FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import styles from "#app/ui/styles/access-page.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/set-up-second-factor";
import { targetAfterSignIn } from "./after-sign-in.server.ts";
import { AccessPage } from "./components/access-page.tsx";
import { accessHeaders, readKnock } from "./door.server.ts";
import { codeForm } from "./forms.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const headers: Route.HeadersFunction = accessHeaders;

/** For a member of the staff who may not enter without; the page says so once it is done. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, next } = readKnock(request, context);
  const begun = await howFar(request.headers);
  if (!begun || begun.missing === "code") {
    const page = begun ? stepPaths.code : "/connexion";
    throw redirect(withNext(localizePath(locale, page), next));
  }
  const onward = targetAfterSignIn(locale, { staff: true }, next);
  // Whoever has just set one up could set up another: that is done on the page of their account.
  return { onward, setUp: begun.missing ? await getSetUp(request.headers) : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { caller, locale, next } = readKnock(request, context);
  const form = await parseForm(request, codeForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const result = await confirmSetUp(caller, form.values.code);
  if (result.ok) return { ...result, ...SHOWN_ONCE };
  if (result.reason === "session-over")
    throw redirect(withNext(localizePath(locale, "/connexion?erreur=session-over"), next));
  return invalid({ code: result.reason }, form.typed);
}

export default function SetUpSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { onward, setUp } = loaderData;
  const { setUp: t, own } = useMessages(secondFactorMessages);
  const refused = useFormRefusal(answer);
  return (
    <AccessPage title={t.title} wrong={refused.hasErrors}>
      {answer && "codes" in answer && <RecoveryCodes codes={answer.codes} onward={onward} />}
      {setUp && (
        <>
          <FormRefusalSummary refusal={refused} title={own.problem} labels={{ code: t.code }} />
          <p className="access-intro">{t.why}</p>
          <SetUpPanel setUp={setUp} error={refused.errors.code} typed={refused.typed.code} />
        </>
      )}
      {!setUp && !answer && (
        <p>
          {t.done} <a href={onward}>{t.goOn}</a>
        </p>
      )}
    </AccessPage>
  );
}

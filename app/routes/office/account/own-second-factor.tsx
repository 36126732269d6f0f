import { Form } from "react-router";
import { SHOWN_ONCE, useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import type { Staff } from "#app/features/access/actor.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { type Caller, createCaller } from "#app/features/auth/caller.server.ts";
import { CodeField } from "#app/features/auth/components/code-field.tsx";
import { RecoveryCodes } from "#app/features/auth/components/recovery-codes.tsx";
import { SecondFactorSetUpForm } from "#app/features/auth/components/second-factor-set-up-form.tsx";
import {
  getSecondFactorStatus,
  renewRecoveryCodes,
  type SecondFactorStatus,
  turnOffSecondFactor,
} from "#app/features/auth/factor/second-factor.server.ts";
import {
  canReplaceSecondFactor,
  confirmSecondFactor,
  getSecondFactorSetUp,
  type SecondFactorSetUp,
  startSecondFactorReplacement,
} from "#app/features/auth/factor/second-factor-set-up.server.ts";
import { secondFactorMessages } from "#app/features/auth/messages/second-factor.ts";
import { actorContext, clientAddressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import {
  formatErrorCode,
  getSafeTarget,
  invalidFormResponse,
  notFoundResponse,
  redirectTo,
  requireFound,
} from "#app/http/responses.server.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { type FormRefusal, FormRefusalSummary, useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import type { Route } from "./+types/own-second-factor";
import { type SecondFactorIntent, secondFactorForm } from "./second-factor-form.server.ts";

const OFFICE_PATH = "/administration";
const ACCOUNT_PATH = "/administration/compte";
const SECOND_FACTOR_PATH = `${ACCOUNT_PATH}/double-authentification`;
const REPLACE_PHONE_PATH = `${SECOND_FACTOR_PATH}?replace-phone`;

/** The second factor of the staff member: no permission beyond being staff. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const factor = requireFound(await getSecondFactorStatus(context.get(actorContext)));
  const query = getQuery(request);
  const setUp =
    !factor.since || query.has("replace-phone")
      ? await getSecondFactorSetUp(request.headers)
      : null;
  const canReplacePhone = await canReplaceSecondFactor(request.headers);
  // After a sign-in with a recovery code, the page that was requested before.
  const nextUrl = query.has("recovery")
    ? getSafeTarget(query.text("next", 16_000), OFFICE_PATH)
    : null;
  return { factor, setUp, canReplacePhone, nextUrl };
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = createCaller(request, context.get(clientAddressContext));
  const actor = context.get(actorContext);
  if (actor.kind !== "staff") throw notFoundResponse();
  const form = await parseForm(request, secondFactorForm);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { intent, code } = form.values;
  const result = await runSecondFactorAction(intent, caller, actor, code);
  if (!result.ok) return invalidFormResponse({ code: formatErrorCode(result) }, form.submitted);
  if (intent === "replace") throw redirectTo(request, REPLACE_PHONE_PATH);
  const codes = "codes" in result ? result.codes : null;
  return { ok: true as const, intent, codes, ...SHOWN_ONCE };
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

/** Runs the command of each button. */
async function runSecondFactorAction(
  intent: SecondFactorIntent,
  caller: Caller,
  actor: Staff,
  code: string,
) {
  if (intent === "confirm") return confirmSecondFactor(caller, code);
  if (intent === "replace") return startSecondFactorReplacement(caller, code);
  return intent === "renew" ? renewRecoveryCodes(actor, code) : turnOffSecondFactor(actor, code);
}

export default function OwnSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { factor, setUp, canReplacePhone, nextUrl } = loaderData;
  const { own: t, setUp: steps } = useMessages(secondFactorMessages);
  const { titled, errorTitled } = useMessages(officeMessages);
  const { office: account } = useMessages(accountMessages);
  const path = usePath();
  const refused = useFormRefusal(answer);
  const done = answer && "intent" in answer ? answer : null;
  const title = refused.hasErrors ? errorTitled(t.title) : t.title;
  return (
    <>
      <title>{titled(title)}</title>
      <BackLink to={path(ACCOUNT_PATH)}>{account.title}</BackLink>
      <div className="page-head">
        <h1>{t.title}</h1>
      </div>
      <div className="team-form stack">
        <FormRefusalSummary
          refusal={refused}
          title={t.problem}
          labels={{ code: setUp ? steps.code : t.code }}
        />
        {done?.codes && <RecoveryCodes codes={done.codes} nextUrl={path(SECOND_FACTOR_PATH)} />}
        {!done?.codes && setUp && (
          <SetUpSection setUp={setUp} factor={factor} refused={refused} done={done?.intent} />
        )}
        {!done?.codes && !setUp && (
          <>
            {nextUrl && factor.since && (
              <RecoveryCodeNotice codesLeft={factor.codesLeft} nextUrl={nextUrl} />
            )}
            <ManageSection factor={factor} canReplacePhone={canReplacePhone} refused={refused} />
          </>
        )}
      </div>
    </>
  );
}

type SectionProps = { factor: SecondFactorStatus; refused: FormRefusal };

/** Sets up the second factor for the first time, or on another phone. */
function SetUpSection({
  setUp,
  factor,
  refused,
  done,
}: SectionProps & { setUp: SecondFactorSetUp; done?: SecondFactorIntent }) {
  const { own: t, setUp: steps } = useMessages(secondFactorMessages);
  const path = usePath();
  return (
    <>
      {factor.since ? (
        <Notice title={t.replacing}>
          <p>{t.replacingText}</p>
          <a href={path(SECOND_FACTOR_PATH)}>{t.stop}</a>
        </Notice>
      ) : (
        <>
          <Notice tone="sand" title={t.off} role={done === "turn-off" ? "status" : undefined}>
            {t.offText}
          </Notice>
          <p>{steps.why}</p>
        </>
      )}
      <SecondFactorSetUpForm
        setUp={setUp}
        error={refused.errors.code}
        submittedCode={refused.submitted.code}
      />
    </>
  );
}

/**
 * After a sign-in with a recovery code: the number of codes left, and a link to replace the phone.
 */
function RecoveryCodeNotice({ codesLeft, nextUrl }: { codesLeft: number; nextUrl: string }) {
  const { own: t } = useMessages(secondFactorMessages);
  const path = usePath();
  return (
    <Notice tone="sand" role="status" title={t.onPaper}>
      <p>{t.left(codesLeft)}</p>
      <p>{t.onPaperText}</p>
      <p className="actions">
        <a className="btn btn-primary" href={path(REPLACE_PHONE_PATH)}>
          {t.replace}
        </a>
        <a href={nextUrl === OFFICE_PATH ? path(OFFICE_PATH) : nextUrl}>{t.later}</a>
      </p>
    </Notice>
  );
}

/**
 * When the second factor was turned on, and what can be changed. Each change needs a code; the
 * phone can be replaced without another one shortly after a code was entered.
 */
function ManageSection({
  factor,
  canReplacePhone,
  refused,
}: SectionProps & { canReplacePhone: boolean }) {
  const { own: t } = useMessages(secondFactorMessages);
  const clock = useClock();
  const path = usePath();
  if (!factor.since) return null;
  return (
    <>
      <Notice tone="ok">{t.since(clock.date(factor.since))}</Notice>
      <section className="panel" aria-labelledby="change-title">
        <h2 id="change-title">{t.change}</h2>
        <p>{t.left(factor.codesLeft)}</p>
        {canReplacePhone && (
          <p>
            {t.ready} <a href={path(REPLACE_PHONE_PATH)}>{t.replace}</a>
          </p>
        )}
        <Form className="stack above" method="post" noValidate>
          <CodeField
            label={t.code}
            hint={t.changeText}
            error={refused.errors.code}
            submittedCode={refused.submitted.code}
            allowsLetters
          />
          <div className="actions">
            <Button type="submit" name="intent" value="renew" variant="secondary">
              {t.renew}
            </Button>
            {!canReplacePhone && (
              <Button type="submit" name="intent" value="replace" variant="secondary">
                {t.replace}
              </Button>
            )}
            {!factor.isRequired && (
              <Button type="submit" name="intent" value="turn-off" variant="link-danger">
                {t.turnOff}
              </Button>
            )}
          </div>
        </Form>
      </section>
    </>
  );
}

import { Form } from "react-router";
import type { Staff } from "#app/features/identity/actor.ts";
import { type Caller, callerOf } from "#app/features/identity/caller.server.ts";
import { CodeField } from "#app/features/identity/components/code-field.tsx";
import { RecoveryCodes } from "#app/features/identity/components/recovery-codes.tsx";
import { SetUpPanel } from "#app/features/identity/components/set-up-panel.tsx";
import {
  getSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  turnOffSecondFactor,
} from "#app/features/identity/staff/second-factor.server.ts";
import {
  confirmSetUp,
  getSetUp,
  isReadyToMove,
  type SetUp,
  startReplacement,
} from "#app/features/identity/staff/second-factor-set-up.server.ts";
import {
  goTo,
  invalid,
  notFound,
  orNotFound,
  safeTarget,
  withWait,
} from "#app/http/answer.server.ts";
import { actorContext, addressContext } from "#app/http/context.ts";
import { parseForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { accountWords } from "#app/i18n/account.ts";
import { officeWords } from "#app/i18n/office.ts";
import { secondFactorWords } from "#app/i18n/second-factor.ts";
import { SHOWN_ONCE, useFormAnswer } from "#app/late/form-answer.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Refusal, type Refused, useRefused } from "#app/ui/refusal.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/own-second-factor";
import { type Act, actForm } from "./account/second-factor-form.server.ts";
import { useClock } from "./frame/use-clock.ts";

const HOME = "/administration";
const ACCOUNT = "/administration/compte";
const PAGE = `${ACCOUNT}/double-authentification`;
const MOVE = `${PAGE}?telephone`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const factor = orNotFound(await getSecondFactor(context.get(actorContext)));
  const query = queryOf(request);
  const setUp = !factor.since || query.has("telephone") ? await getSetUp(request.headers) : null;
  const ready = await isReadyToMove(request.headers);
  // Who has just signed in by a recovery code was going somewhere.
  const onward = query.has("secours") ? safeTarget(query.text("next", 16_000), HOME) : null;
  return { factor, setUp, ready, onward };
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = callerOf(request, context.get(addressContext));
  const actor = context.get(actorContext);
  if (actor.kind !== "staff") throw notFound();
  const form = await parseForm(request, actForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { intent, code } = form.values;
  const result = await act(intent, caller, actor, code);
  if (!result.ok) return invalid({ code: withWait(result) }, form.typed);
  if (intent === "replace") throw goTo(request, MOVE);
  const codes = "codes" in result ? result.codes : null;
  return { ok: true as const, intent, codes, ...SHOWN_ONCE };
}

/** What each button of the page does with the code. */
async function act(intent: Act, caller: Caller, actor: Staff, code: string) {
  if (intent === "confirm") return confirmSetUp(caller, code);
  if (intent === "replace") return startReplacement(caller, code);
  return intent === "renew" ? renewRecoveryCodes(actor, code) : turnOffSecondFactor(actor, code);
}

export default function OwnSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { factor, setUp, ready, onward } = loaderData;
  const { own: words, setUp: steps } = useWords(secondFactorWords);
  const { titled, errorTitled } = useWords(officeWords);
  const { office: account } = useWords(accountWords);
  const path = usePath();
  const refused = useRefused(answer);
  const done = answer && "intent" in answer ? answer : null;
  const title = refused.wrong ? errorTitled(words.title) : words.title;
  return (
    <>
      <title>{titled(title)}</title>
      <BackLink to={path(ACCOUNT)}>{account.title}</BackLink>
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <div className="team-form stack">
        <Refusal
          refused={refused}
          title={words.problem}
          labels={{ code: setUp ? steps.code : words.code }}
        />
        {done?.codes && <RecoveryCodes codes={done.codes} onward={path(PAGE)} />}
        {!done?.codes && setUp && (
          <Prepare setUp={setUp} factor={factor} refused={refused} done={done?.intent} />
        )}
        {!done?.codes && !setUp && (
          <>
            {onward && factor.since && <CameOnPaper left={factor.codesLeft} onward={onward} />}
            <Manage factor={factor} ready={ready} refused={refused} />
          </>
        )}
      </div>
    </>
  );
}

type PartProps = { factor: SecondFactor; refused: Refused };

/** Setting it up, the first time or on another telephone. */
function Prepare({ setUp, factor, refused, done }: PartProps & { setUp: SetUp; done?: Act }) {
  const { own: words, setUp: steps } = useWords(secondFactorWords);
  const path = usePath();
  return (
    <>
      {factor.since ? (
        <Notice title={words.replacing}>
          <p>{words.replacingText}</p>
          <a href={path(PAGE)}>{words.stop}</a>
        </Notice>
      ) : (
        <>
          <Notice tone="sand" title={words.off} role={done === "turn-off" ? "status" : undefined}>
            {words.offText}
          </Notice>
          <p>{steps.why}</p>
        </>
      )}
      <SetUpPanel setUp={setUp} error={refused.errors.code} typed={refused.typed.code} />
    </>
  );
}

/** To whoever has just signed in by a recovery code: what is left, and what to do about the telephone. */
function CameOnPaper({ left, onward }: { left: number; onward: string }) {
  const { own: words } = useWords(secondFactorWords);
  const path = usePath();
  return (
    <Notice tone="sand" role="status" title={words.onPaper}>
      <p>{words.left(left)}</p>
      <p>{words.onPaperText}</p>
      <p className="actions">
        <a className="btn btn-primary" href={path(MOVE)}>
          {words.replace}
        </a>
        <a href={onward === HOME ? path(HOME) : onward}>{words.later}</a>
      </p>
    </Notice>
  );
}

/** Since when it is on, and what can be changed: the telephone at once after a code, the rest against one. */
function Manage({ factor, ready, refused }: PartProps & { ready: boolean }) {
  const { own: words } = useWords(secondFactorWords);
  const clock = useClock();
  const path = usePath();
  if (!factor.since) return null;
  return (
    <>
      <Notice tone="ok">{words.since(clock.date(factor.since))}</Notice>
      <section className="panel" aria-labelledby="change-title">
        <h2 id="change-title">{words.change}</h2>
        <p>{words.left(factor.codesLeft)}</p>
        {ready && (
          <p>
            {words.ready} <a href={path(MOVE)}>{words.replace}</a>
          </p>
        )}
        <Form className="stack above" method="post" noValidate>
          <CodeField
            label={words.code}
            hint={words.changeText}
            error={refused.errors.code}
            typed={refused.typed.code}
            letters
          />
          <div className="actions">
            <Button type="submit" name="intent" value="renew" variant="secondary">
              {words.renew}
            </Button>
            {!ready && (
              <Button type="submit" name="intent" value="replace" variant="secondary">
                {words.replace}
              </Button>
            )}
            {!factor.required && (
              <Button type="submit" name="intent" value="turn-off" variant="link-danger">
                {words.turnOff}
              </Button>
            )}
          </div>
        </Form>
      </section>
    </>
  );
}

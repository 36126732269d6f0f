import type { ShouldRevalidateFunctionArgs } from "react-router";
import { table } from "#app/features/admissions/application.ts";
import { listCorrections } from "#app/features/admissions/corrections/corrections-shown.server.ts";
import { rulesOfCampus, rulesOfSchool } from "#app/features/admissions/intake/rules.server.ts";
import { followingOf } from "#app/features/decisions/following.server.ts";
import { foretellLast } from "#app/features/notices/departure.server.ts";
import { getApplicationFor } from "#app/features/review/opened.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { conditionMessages } from "#app/i18n/condition.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { decidingMessages } from "#app/i18n/deciding.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { reversalMessages } from "#app/i18n/reversal.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/choice";
import { Neighbours } from "./application/neighbours.tsx";
import { Acts } from "./choice/acts/acts.tsx";
import { answerAct } from "./choice/answer.server.ts";
import { Beaten } from "./choice/beaten.tsx";
import { cancelOn, isCancel } from "./choice/cancel.server.ts";
import { isCondition, judgeOn } from "./choice/condition.server.ts";
import { Current } from "./choice/current/current.tsx";
import { forecastActs } from "./choice/forecasts.server.ts";
import { isProlong, prolongOn } from "./choice/prolong.server.ts";
import { useAsAnswered } from "./choice/use-as-answered.ts";
import { useSummary } from "./choice/use-summary.ts";
import { useWrong } from "./choice/use-wrong.ts";
import { isVerdict, judgeFile } from "./choice/verdict.server.ts";
import { viewOf } from "./choice/view.server.ts";
import { requirePermission } from "./frame/permission.server.ts";
import { StateTag } from "./frame/state-tag.tsx";

type Asked = Pick<Route.LoaderArgs, "request" | "context" | "params">;

// When a letter would leave, or leaves, is of the moment.
export const handle = { live: "said" as const, quiet: ["forecasts", "left"] };

/** Who came second reads the choice as it now stands, and may begin again from there. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export async function loader(args: Asked) {
  const choice = await choiceFor(args);
  const actor = args.context.get(actorContext);
  const { pathname } = new URL(args.request.url);
  const { candidateId: personId } = choice;
  const locale = localeOf(pathname);
  const done = queryOf(args.request).text("fait", 40);
  const forecasts = await forecastActs(actor, locale, choice);
  const left = done && isTold(done) ? await foretellLast(actor, locale, personId) : null;
  return { choice, done, forecasts, left: left?.sentence ?? null };
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const actor = context.get(actorContext);
  const choice = await choiceFor(args);
  const { id: choiceId, applicationId, candidateId, campus } = choice;
  const page = `/administration/candidatures/${applicationId}/choix/${params.choice}`;
  const sent = await sentForm(request);
  if (isVerdict(sent)) return judgeFile(actor, request, sent, page);
  if (isCondition(sent)) return judgeOn(actor, request, sent, page);
  if (isCancel(sent)) return cancelOn(actor, request, sent, page);
  if (isProlong(sent)) return prolongOn(actor, request, sent, page);
  const { state, interviews, proposal } = choice;
  const marks = { seen: state, interview: interviews.mark, proposal: proposal?.mark ?? "" };
  const chosen = { applicationId, candidateId, choiceId, campus, marks };
  return answerAct(actor, request, { chosen, sent, page });
}

/** What the school keeps to itself, or says to nobody by a letter. */
const untold = new Set(["propose", "dismiss", "check", "judge-condition"]);
const isTold = (done: string) => !untold.has(done);

/** 403 for a role without applications; 404 for what is not of this officer's campus. */
async function choiceFor({ request, context, params }: Asked) {
  const actor = context.get(actorContext);
  requirePermission(actor, "decide:application");
  const locale = localeOf(new URL(request.url).pathname);
  const application = orNotFound(await getApplicationFor(actor, params.id ?? "", locale));
  const following = {
    ...(await followingOf(application.id)),
    corrections: await listCorrections(actor, application.id, locale),
  };
  const { requestDays } = await rulesOfSchool();
  const { secondReader } = await rulesOfCampus(application.campus);
  const rules = { requestDays, secondReader };
  return orNotFound(viewOf(actor, application, following, params.choice ?? "", locale, rules));
}

export default function ChoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { choice, done, forecasts, left } = loaderData;
  const t = useMessages(decidingMessages);
  const office = useMessages(officeMessages);
  const path = usePath();
  const wrong = useWrong(answer);
  const summary = useSummary(wrong);
  const { state, requests, proposal, interviews } = choice;
  const about = useAsAnswered(`${state} ${requests.length} ${proposal?.at} ${interviews.mark}`);
  const title = t.titled(choice.name, choice.person);
  const { judge } = useMessages(conditionMessages);
  const { done: reopened } = useMessages(reversalMessages);
  const { prolong } = useMessages(correctionMessages).office;
  const sentences: Record<string, string> = {
    ...t.done,
    "judge-condition": judge.done,
    reopen: reopened,
    prolong: prolong.done,
  };
  return (
    <>
      <title>{office.titled(wrong.errors ? office.errorTitled(title) : title)}</title>
      <ErrorSummary title={office.problem} errors={summary} />
      <div className="page-top">
        <BackLink to={path(`/administration/candidatures/${choice.applicationId}`)}>
          {t.back} {choice.number}
        </BackLink>
        <Neighbours id={choice.applicationId} />
      </div>
      <div className="page-head">
        <div>
          <h1>{choice.name}</h1>
          <p className="page-subtitle figures">
            {choice.person} · <Unbroken text={t.caption(choice.position, choice.number)} />
          </p>
        </div>
        <StateTag state={choice.state} />
      </div>
      {wrong.reason && <Beaten wrong={wrong} shown={choice} />}
      {!wrong.typed && ownValue(sentences, done) && (
        <Notice tone="ok" role="status" className="above-small">
          {[ownValue(sentences, done), left].filter(Boolean).join(" ")}
        </Notice>
      )}
      <p className="small-text muted above-small">{t.who(choice.universityName)}</p>
      {!choice.mayReachUniversities && !table[choice.state].terminal && (
        <Notice tone="warn" title={t.notTransmitted.title} className="above-small">
          {t.notTransmitted.text}
        </Notice>
      )}
      <div className="choice-columns stack">
        <Current choice={choice} wrong={wrong} />
        {/* What was just done leaves no form open, with its words, to be sent again. */}
        <Acts key={about} choice={choice} forecasts={forecasts} wrong={wrong} />
      </div>
    </>
  );
}

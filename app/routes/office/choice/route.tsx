import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitForm } from "#app/client/drafts/submit-form.ts";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { listCorrections } from "#app/features/admissions/corrections/list-corrections.server.ts";
import {
  getCampusRules,
  getSchoolRules,
} from "#app/features/admissions/intake/school-rules.server.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { reopenDecisionMessages } from "#app/features/decisions/messages/reopen-decision.ts";
import { getLastDeliveryForecast } from "#app/features/notifications/delivery-forecast.server.ts";
import { getApplicationForStaff } from "#app/features/review/get-application-for-staff.server.ts";
import { actorContext } from "#app/http/context.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale } from "#app/i18n/locale.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { NeighbourLinks } from "../application/neighbour-links.tsx";
import { requirePermission } from "../shell/permission.server.ts";
import { StateTag } from "../shell/state-tag.tsx";
import type { Route } from "./+types/route";
import { ChoiceActions } from "./actions/choice-actions.tsx";
import type { ChoiceIntent } from "./choice-forms.server.ts";
import { toChoiceView } from "./choice-view.server.ts";
import { ChoiceDetails } from "./details/choice-details.tsx";
import { EditConflict } from "./edit-conflict.tsx";
import { forecastChoiceEmails } from "./email-forecasts.server.ts";
import { handleCancelRequest, isCancelRequestForm } from "./handle-cancel-request.server.ts";
import { handleCondition, isConditionForm } from "./handle-condition.server.ts";
import { handleExtendDeadline, isExtendDeadlineForm } from "./handle-extend-deadline.server.ts";
import { handleFileVerdict, isFileVerdictForm } from "./handle-file-verdict.server.ts";
import { respondToChoiceAction } from "./respond-to-action.server.ts";
import { useErrorSummary } from "./use-error-summary.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { useStableFormKey } from "./use-stable-form-key.ts";

type ChoiceArgs = Pick<Route.LoaderArgs, "request" | "context" | "params">;

// These two differ at each load, so they do not count as a change to announce.
export const handle = { live: "said" as const, quiet: ["forecasts", "lastForecast"] };

/** After a conflict (409) the officer needs the current state of the choice. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

/** A choice of an application. Needs `decide:application`, and its campus (`requireChoice`). */
export async function loader(args: ChoiceArgs) {
  const choice = await requireChoice(args);
  const actor = args.context.get(actorContext);
  const { pathname } = new URL(args.request.url);
  const { accountId: personId } = choice;
  const locale = getLocale(pathname);
  const done = getQuery(args.request).text("done", 40);
  const forecasts = await forecastChoiceEmails(actor, locale, choice);
  const lastForecast =
    done && isNotified(done) ? await getLastDeliveryForecast(actor, locale, personId) : null;
  return { choice, done, forecasts, lastForecast: lastForecast?.sentence ?? null };
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const actor = context.get(actorContext);
  const choice = await requireChoice(args);
  const { id: choiceId, applicationId, accountId, campus } = choice;
  const page = `/administration/candidatures/${applicationId}/choix/${params.choice}`;
  const formData = await readFormData(request);
  if (isFileVerdictForm(formData)) return handleFileVerdict(actor, request, formData, page);
  if (isConditionForm(formData)) return handleCondition(actor, request, formData, page);
  if (isCancelRequestForm(formData)) return handleCancelRequest(actor, request, formData, page);
  if (isExtendDeadlineForm(formData)) return handleExtendDeadline(actor, request, formData, page);
  const { state, interviews, proposal } = choice;
  const versions = {
    expectedState: state,
    interview: interviews.version,
    proposal: proposal?.version ?? "",
  };
  const target = { applicationId, accountId, choiceId, campus, versions };
  return respondToChoiceAction(actor, request, { target, formData, page });
}

export const clientAction = (args: Route.ClientActionArgs) => submitForm(args);

/** Intents that never notify the candidate. */
const unnotifiedIntents = new Set([
  "propose-refusal",
  "dismiss-refusal",
  "approve-file",
  "review-condition",
]);
type DoneFlag =
  | ChoiceIntent
  | "approve-file"
  | "cancel-request"
  | "extend-deadline"
  | "move"
  | "reject-file"
  | "review-condition";

const isNotified = (intent: string) => !unnotifiedIntents.has(intent);

/**
 * 403 for a role that does not decide; 404 when the application is outside the officer's campus or
 * the choice does not exist.
 */
async function requireChoice({ request, context, params }: ChoiceArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "decide:application");
  const locale = getLocale(new URL(request.url).pathname);
  const application = requireFound(await getApplicationForStaff(actor, params.id ?? "", locale));
  const timeline = {
    ...(await getChoiceTimeline(application.id)),
    corrections: await listCorrections(actor, application.id, locale),
  };
  const { requestDays } = await getSchoolRules();
  const { secondReader } = await getCampusRules(application.campus);
  const rules = { requestDays, secondReader };
  return requireFound(
    toChoiceView(actor, application, timeline, params.choice ?? "", locale, rules),
  );
}

export default function ChoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { choice, done, forecasts, lastForecast } = loaderData;
  const t = useMessages(decisionsMessages);
  const office = useMessages(officeMessages);
  const path = usePath();
  const formErrors = useFormErrors(answer);
  const summary = useErrorSummary(formErrors);
  const { state, requests, proposal, interviews } = choice;
  const formKey = useStableFormKey(
    `${state} ${requests.length} ${proposal?.at} ${interviews.version}`,
  );
  const title = t.titled(choice.name, choice.person);
  const { assess } = useMessages(conditionMessages);
  const { done: reopened } = useMessages(reopenDecisionMessages);
  const { extendDeadline } = useMessages(correctionMessages).office;
  const sentences = {
    ...t.done,
    "review-condition": assess.done,
    "reopen-decision": reopened,
    "extend-deadline": extendDeadline.done,
  } satisfies Record<DoneFlag, string>;
  return (
    <>
      <title>{office.titled(formErrors.errors ? office.errorTitled(title) : title)}</title>
      <ErrorSummary title={office.problem} errors={summary} />
      <div className="page-top">
        <BackLink to={path(`/administration/candidatures/${choice.applicationId}`)}>
          {t.back} {choice.number}
        </BackLink>
        <NeighbourLinks id={choice.applicationId} />
      </div>
      <div className="page-head">
        <div>
          <h1>{choice.name}</h1>
          <p className="page-subtitle numbers">
            {choice.person} · <NoWrap text={t.caption(choice.position, choice.number)} />
          </p>
        </div>
        <StateTag state={choice.state} />
      </div>
      {formErrors.reason && <EditConflict formErrors={formErrors} choice={choice} />}
      {!formErrors.submitted && getOwnValue(sentences, done) && (
        <Notice tone="ok" role="status" className="above-small">
          {[getOwnValue(sentences, done), lastForecast].filter(Boolean).join(" ")}
        </Notice>
      )}
      <p className="small-text muted above-small">{t.who(choice.universityName)}</p>
      {!choice.canShareWithUniversities && !stateTable[choice.state].isTerminal && (
        <Notice tone="warn" title={t.notTransmitted.title} className="above-small">
          {t.notTransmitted.text}
        </Notice>
      )}
      <div className="choice-columns stack">
        <ChoiceDetails choice={choice} formErrors={formErrors} />
        {/* A new key after each action resets the forms, so that no form is open with text that was already sent. */}
        <ChoiceActions
          key={formKey}
          choice={choice}
          forecasts={forecasts}
          formErrors={formErrors}
        />
      </div>
    </>
  );
}

import { Form, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { submitFormReportingLoss } from "#app/client/drafts/submit-form.ts";
import { formatCampusDate, formatTimeWithZone } from "#app/features/access/campus-clock.ts";
import { countDaysLeft } from "#app/features/access/campus-time.ts";
import { parseState } from "#app/features/admissions/application-state.ts";
import { requireCampus } from "#app/features/admissions/require-campus.ts";
import {
  canBeAccepted,
  isOnlyOpenChoice,
  parseSubmittedState,
} from "#app/features/decisions/candidate-choices.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { answerOffer } from "#app/features/decisions/offer/offer.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import {
  invalidFormResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "#app/http/responses.server.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { getOfferFormName } from "../../shell/draft-form-names.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { UnsentNotice } from "../../shell/unsent-notice.tsx";
import { useServerResult } from "../../shell/use-server-result.ts";
import {
  getChangedStatusPath,
  STATUS_PATH,
  withApplicationNumber,
} from "../shell/application-paths.ts";
import { HelpLine } from "../shell/help-line.tsx";
import { PageHead } from "../shell/page-head.tsx";
import { requireSentApplicationByChoice } from "../shell/sent-application.server.ts";
import { type ApplicationErrors, useApplicationErrors } from "../shell/use-application-errors.ts";
import type { Route } from "./+types/offer";
import { OfferDeadline, OfferTerms } from "./offer-terms.tsx";
import { offerAnswerSchema } from "./status-forms.server.ts";
import { listConditionViews } from "./status-page.server.ts";
import { WithdrawalFields } from "./withdrawal-fields.tsx";

export const handle = { live: "said" as const };

/** After a 409 the page is loaded again, to show the new state with the error. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

/** An offer to the candidate that can still be accepted; 404 for another user's choice. */
export async function loader(args: Route.LoaderArgs) {
  const { application, timeline, choice } = await requireSentApplicationByChoice(
    args,
    args.params.choice,
  );
  const offer = timeline.offers.find(({ choiceId }) => choiceId === choice.id);
  if (!offer || !canBeAccepted(choice.state))
    throw redirectTo(args.request, withApplicationNumber(STATUS_PATH, application.number));
  return {
    number: application.number,
    choice,
    intake: application.intake.name,
    isOnlyChoice: isOnlyOpenChoice(application.basket, choice.id),
    offeredAt: offer.offeredAt,
    answerBy: offer.answerBy,
    campus: requireCampus(application),
    days: countDaysLeft(requireCampus(application), offer.answerBy, application.readAt),
    conditions: listConditionViews(timeline, choice.id),
    isUnconditional: offer.liftedAt !== null,
  };
}

/** Accepts or declines an offer to the candidate; 404 for another user's choice. */
export async function action(args: Route.ActionArgs) {
  const { actor, application, choice } = await requireSentApplicationByChoice(
    args,
    args.params.choice,
  );
  const form = await parseForm(args.request, offerAnswerSchema);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { answer, expectedState, reason, words } = form.values;
  const declineInput = { reason, words };
  const result = requireFound(
    await answerOffer(actor, choice.id, parseSubmittedState(expectedState), answer, declineInput),
  );
  if (result.ok) {
    const doneFlag = answer === "accept" ? "accepted" : "declined";
    return redirectTo(
      args.request,
      `${STATUS_PATH}?candidature=${application.number}&done=${doneFlag}`,
    );
  }
  if ("errors" in result) return invalidFormResponse(result.errors, form.submitted);
  const current = await requireSentApplicationByChoice(args, choice.id);
  if (!canBeAccepted(current.choice.state))
    return redirectTo(args.request, getChangedStatusPath(application.number));
  return refusalResponse(result, form.submitted, 409);
}

export const clientAction = (args: Route.ClientActionArgs) => submitFormReportingLoss(args);

export default function OfferPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const serverResult = useServerResult(useActionResult(actionData));
  const { offer, withdraw: withdrawalText } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  const labels = { answer: offer.answer, reason: offer.why, words: withdrawalText.comment };
  const formErrors = useApplicationErrors(serverResult, labels);
  const { choice, conditions, isUnconditional } = page;
  const reason = (serverResult as { reason?: string } | undefined)?.reason;
  return (
    <>
      <PageHead
        title={offer.title(isUnconditional ? 0 : conditions.length)}
        caption={offer.caption(
          choice.position,
          formatCampusDate(locale, page.offeredAt, page.campus),
        )}
        lead={offer.lead(choice.name, choice.universityName, page.intake)}
        back={{ to: path(withApplicationNumber(STATUS_PATH, page.number)), label: offer.back }}
        hasTabs={false}
        errors={formErrors.list}
      />
      {reason && (
        <ActionResult result={serverResult}>
          <Notice tone="error" role="alert" className="above-small">
            {formErrorMessage(locale, reason)}
          </Notice>
        </ActionResult>
      )}
      <div className="form-columns">
        <div>
          <OfferTerms
            university={choice.universityName}
            conditions={conditions}
            isUnconditional={isUnconditional}
          />
          <OfferAnswerForm page={page} formErrors={formErrors} result={actionData} />
          <HelpLine />
        </div>
        <OfferDeadline answerBy={page.answerBy} campus={page.campus} daysRemaining={page.days} />
      </div>
    </>
  );
}

type OfferAnswerFormProps = {
  page: Route.ComponentProps["loaderData"];
  formErrors: ApplicationErrors;
  result: unknown;
};

function OfferAnswerForm({ page, formErrors, result: answer }: OfferAnswerFormProps) {
  const { offer, daysLeft } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  const { submitted, errors } = formErrors;
  const day = formatCampusDate(locale, page.answerBy, page.campus);
  const time = formatTimeWithZone(locale, page.answerBy, page.campus);
  return (
    <Form className="block stack" method="post" noValidate>
      <input type="hidden" name="expectedState" value={parseState(page.choice.state)} />
      <FormDraftNote
        formName={getOfferFormName(page)}
        isReturned={submitted !== undefined}
        // The acceptance is binding, so a stored choice is never restored.
        excludedFields={["answer"]}
      />
      <RadioGroup
        name="answer"
        layout="boxes"
        className="legend-large"
        label={offer.answer}
        hint={`${offer.until(day, time)} ${daysLeft(page.days)}`}
        error={errors.answer}
        defaultValue={submitted?.answer}
        options={[
          {
            value: "accept",
            label: offer.accept,
            hint: page.isOnlyChoice ? offer.acceptAlone : offer.acceptText,
          },
          { value: "decline", label: offer.decline, hint: offer.declineText },
        ]}
      />
      <div className="if-declined">
        <WithdrawalFields label={offer.why} submitted={submitted} errors={errors} />
      </div>
      <UnsentNotice result={answer} />
      <div className="actions">
        <Button type="submit">{offer.send}</Button>
        <Link className="link-button" to={path(withApplicationNumber(STATUS_PATH, page.number))}>
          {offer.later}
        </Link>
      </div>
    </Form>
  );
}

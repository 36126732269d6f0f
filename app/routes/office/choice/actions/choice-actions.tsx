import { useState } from "react";
import type { Transition } from "#app/features/admissions/application-state.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { reopenDecisionMessages } from "#app/features/decisions/messages/reopen-decision.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceView } from "../choice-view.server.ts";
import type { EmailForecasts } from "../email-forecasts.server.ts";
import type { FormErrors } from "../use-form-errors.ts";
import { ActionPanel } from "./action-panel.tsx";
import { CancelInterviewFields } from "./cancel-interview-fields.tsx";
import { InterviewFields } from "./interview-fields.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { RefusalProposal } from "./refusal-proposal.tsx";
import { RefusePanel } from "./refuse-panel.tsx";
import { ReopenFields } from "./reopen-fields.tsx";
import { RequestFields } from "./request-fields.tsx";
import { WithdrawOfferFields } from "./withdraw-offer-fields.tsx";

type ChoiceActionsProps = { choice: ChoiceView; forecasts: EmailForecasts; formErrors: FormErrors };

/** The forms of all transitions that the school may do now, from `stateTable`. */
export function ChoiceActions({ choice, forecasts, formErrors }: ChoiceActionsProps) {
  const t = useMessages(decisionsMessages);
  const { messages } = useMessages(officeMessages);
  const { plan, cancel } = useMessages(interviewMessages);
  const { title, text, submit } = useMessages(reopenDecisionMessages);
  const reopenTexts = { title, text, submit };
  const { upcoming: upcomingInterview } = choice.interviews;
  // A form that a colleague's action has made impossible stays, with its text: submitting it
  // explains the conflict.
  const [initialTransitions] = useState(choice.allowedTransitions);
  const [hadUpcomingInterview] = useState(Boolean(upcomingInterview));
  const transitions = new Set<Transition>([...initialTransitions, ...choice.allowedTransitions]);
  const isAllowed = (transition: Transition) => transitions.has(transition);
  const stateField = { expectedState: choice.state };
  const choiceId = choice.id;
  const sharedProps = { choiceId, versionFields: stateField, forecasts, formErrors };
  const interviewProps = {
    choiceId,
    versionFields: { ...stateField, interview: choice.interviews.version },
    forecasts,
    formErrors,
  };
  if (transitions.size === 0) return <p className="muted">{t.nothing}</p>;
  return (
    <section className="stack" aria-labelledby="decide">
      <h2 id="decide">{t.decide}</h2>
      <p className="small-text muted">
        {t.mail} {`${choice.firstName} ${messages.reads[choice.preferredLocale]}.`}
      </p>
      {choice.isPaused && (
        <Notice title={t.paused.title} heading="h3">
          <p>{t.paused.text}</p>
        </Notice>
      )}
      {isAllowed("refuse") && choice.proposal && (
        <RefusalProposal
          choice={choice}
          proposal={choice.proposal}
          {...{ forecasts, formErrors }}
        />
      )}
      {isAllowed("start-review") && (
        <ActionPanel intent="start-review" {...t.review} {...sharedProps} />
      )}
      {isAllowed("lift-conditions") && choice.offer?.pendingConditions === 0 && (
        <ActionPanel intent="confirm-conditions-met" {...t.confirmConditionsMet} {...sharedProps} />
      )}
      {isAllowed("enrol") && <ActionPanel intent="enrol" {...t.enrol} {...sharedProps} />}
      {isAllowed("ask-more") && (
        <ActionPanel intent="request-information" {...t.ask} {...sharedProps}>
          <RequestFields choice={choice} formErrors={formErrors} />
        </ActionPanel>
      )}
      {isAllowed("invite") && (
        <ActionPanel
          intent="schedule-interview"
          title={upcomingInterview ? plan.again : plan.title}
          submit={upcomingInterview ? plan.move : plan.submit}
          {...interviewProps}
        >
          <InterviewFields choice={choice} formErrors={formErrors} />
        </ActionPanel>
      )}
      {(upcomingInterview || hadUpcomingInterview) && isAllowed("cancel-interview") && (
        <ActionPanel
          intent="cancel-interview"
          title={cancel.title}
          submit={cancel.submit}
          danger
          {...interviewProps}
        >
          <CancelInterviewFields formErrors={formErrors} />
        </ActionPanel>
      )}
      {isAllowed("wait-list") && <ActionPanel intent="waitlist" {...t.waitList} {...sharedProps} />}
      {isAllowed("offer") && (
        <ActionPanel intent="offer" title={t.offer.title} submit={t.offer.submit} {...sharedProps}>
          <OfferFields choice={choice} formErrors={formErrors} />
        </ActionPanel>
      )}
      {isAllowed("withdraw-offer") && (
        <ActionPanel
          intent="withdraw-offer"
          title={t.withdrawOffer.title}
          submit={t.withdrawOffer.submit}
          danger
          {...sharedProps}
        >
          <WithdrawOfferFields formErrors={formErrors} />
        </ActionPanel>
      )}
      {isAllowed("reopen") && (
        <ActionPanel intent="reopen-decision" {...reopenTexts} {...sharedProps}>
          <ReopenFields formErrors={formErrors} />
        </ActionPanel>
      )}
      {isAllowed("refuse") && <RefusePanel choice={choice} {...{ forecasts, formErrors }} />}
    </section>
  );
}

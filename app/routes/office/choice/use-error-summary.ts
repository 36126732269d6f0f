import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { interviewMessages } from "#app/features/decisions/messages/interview.ts";
import { reopenDecisionMessages } from "#app/features/decisions/messages/reopen-decision.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { FieldLink } from "#app/ui/field-links.tsx";
import { stripQuestionMark } from "#app/ui/form-refusal.tsx";
import { sortFieldErrors } from "#app/ui/sort-field-errors.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { FormErrors } from "./use-form-errors.ts";

/** Fields whose name exists in several forms of the page: the intent is part of their id. */
const ambiguousFields: Record<string, string[]> = {
  "request-information": ["kind", "message"],
  "withdraw-offer": ["reason"],
  "propose-refusal": ["message"],
};

/** The links of the error summary: label, message and field id, in the order of the form. */
export function useErrorSummary({ errors = {}, submitted }: FormErrors): FieldLink[] {
  const intent = submitted?.intent ?? "";
  const labels = useFieldLabels(intent);
  const colon = useLocale() === "fr" ? "\u00A0: " : ": ";
  return sortFieldErrors(errors, labels).map(([field, sentence]) => {
    // Fields of one request, file or condition have its id as a suffix.
    const label = getOwnValue(labels, field.replace(/-.*$/, ""));
    return {
      id: ambiguousFields[intent]?.includes(field) ? `${intent}-${field}` : field,
      message: label ? stripQuestionMark(label) + colon + sentence : sentence,
    };
  });
}

/** The labels of the submitted form. */
function useFieldLabels(intent: string): Record<string, string> {
  const { ask, offer, refuse, withdrawOffer, cancel, file } = useMessages(decisionsMessages);
  const { plan, cancel: cancelInterview } = useMessages(interviewMessages);
  const { office: correction } = useMessages(correctionMessages);
  const { assess } = useMessages(conditionMessages);
  const reopen = useMessages(reopenDecisionMessages);
  const forms: Record<string, Record<string, string>> = {
    "request-information": {
      kind: ask.what,
      sections: correction.sections,
      message: ask.message,
      dueOn: ask.due,
    },
    "schedule-interview": {
      startsOn: plan.startsOn,
      time: plan.time,
      minutes: plan.minutes,
      where: plan.where,
      place: plan.place,
      link: plan.link,
      interviewMessage: plan.message,
      moveReason: plan.because,
    },
    "cancel-interview": { cancelReason: cancelInterview.reason },
    offer: { terms: offer.kind, conditions: offer.conditions, answerOn: offer.last },
    "propose-refusal": { reasons: refuse.reasons, message: refuse.message, advice: refuse.advice },
    "withdraw-offer": { reason: withdrawOffer.reason },
    "reopen-decision": { reopenReason: reopen.reason, reopenMessage: reopen.message },
    "cancel-request": { cancel: cancel.reason },
    "extend-deadline": { deadline: correction.extendDeadline.day },
    "reject-file": { reason: file.reason },
    "review-condition": {
      verdict: assess.verdict,
      proof: assess.proof,
      conditionReason: assess.because,
    },
  };
  return getOwnValue(forms, intent) ?? {};
}

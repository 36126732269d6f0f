import type { Campus } from "#app/features/access/actor.ts";
import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { OFFER_REMINDER_DAYS } from "#app/features/decisions/offer/offer.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { ConditionList, type ConditionView } from "./condition-list.tsx";

type OfferTermsProps = {
  university: string;
  conditions: ConditionView[];
  isUnconditional: boolean;
};

/** The conditions of an offer, and who decides about them. */
export function OfferTerms({ university, conditions, isUnconditional }: OfferTermsProps) {
  const { offer } = useMessages(postSubmissionMessages);
  const hasPendingConditions = conditions.length > 0 && !isUnconditional;
  return (
    <>
      <section className="block" aria-labelledby="conditions">
        <h2 id="conditions">{offer.conditions}</h2>
        {conditions.length > 0 && <ConditionList conditions={conditions} />}
        <p className="small-text muted above-small">
          {hasPendingConditions
            ? offer.notYet
            : isUnconditional
              ? offer.conditionsMet
              : offer.unconditional}
        </p>
      </section>
      <section className="block" aria-labelledby="who">
        <h2 id="who">{offer.who}</h2>
        <p>{offer.whoText(university)}</p>
      </section>
    </>
  );
}

type OfferDeadlineProps = { answerBy: Date; campus: Campus; daysRemaining: number };

/** The deadline of the answer, in the time zone of the campus. */
export function OfferDeadline({ answerBy, campus, daysRemaining }: OfferDeadlineProps) {
  const { offer, daysLeft } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  return (
    <aside className="is-wide-only" aria-labelledby="last-day">
      <div className="card date-card">
        <h2 id="last-day">{offer.deadline}</h2>
        <p className="big-date numbers">{formatCampusDate(locale, answerBy, campus)}</p>
        <p className="small-text">
          {daysLeft(daysRemaining)}{" "}
          {daysRemaining > OFFER_REMINDER_DAYS && offer.reminder(OFFER_REMINDER_DAYS)}
        </p>
      </div>
    </aside>
  );
}

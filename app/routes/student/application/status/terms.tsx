import { OFFER_REMINDER_DAYS } from "#app/features/decisions/offer/offer.ts";
import type { Campus } from "#app/features/identity/actor.ts";
import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { ConditionList, type ShownCondition } from "./condition-list.tsx";

type TermsProps = { university: string; conditions: ShownCondition[]; lifted: boolean };

/** What an offer asks, and who decides. */
export function Terms({ university, conditions, lifted }: TermsProps) {
  const { offer } = useMessages(followingMessages);
  const pending = conditions.length > 0 && !lifted;
  return (
    <>
      <section className="block" aria-labelledby="conditions">
        <h2 id="conditions">{offer.conditions}</h2>
        {conditions.length > 0 && <ConditionList conditions={conditions} />}
        <p className="small-text muted above-small">
          {pending ? offer.notYet : lifted ? offer.lifted : offer.firm}
        </p>
      </section>
      <section className="block" aria-labelledby="who">
        <h2 id="who">{offer.who}</h2>
        <p>{offer.whoText(university)}</p>
      </section>
    </>
  );
}

type LastDayProps = { answerBy: Date; campus: Campus; days: number };

/** Until when to answer, on the clocks of the campus. */
export function LastDay({ answerBy, campus, days }: LastDayProps) {
  const { offer, daysLeft } = useMessages(followingMessages);
  const locale = useLocale();
  return (
    <aside className="is-wide-only" aria-labelledby="last-day">
      <div className="card date-card">
        <h2 id="last-day">{offer.deadline}</h2>
        <p className="big-date figures">{formatCampusDate(locale, answerBy, campus)}</p>
        <p className="small-text">
          {daysLeft(days)} {days > OFFER_REMINDER_DAYS && offer.reminder(OFFER_REMINDER_DAYS)}
        </p>
      </div>
    </aside>
  );
}

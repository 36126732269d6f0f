import { formatCampusDate } from "#app/features/identity/campus-clock.ts";
import { followingWords } from "#app/i18n/following.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { OFFER } from "../frame/addresses.ts";
import type { FollowPage } from "./follow-page.server.ts";
import { TaskCard } from "./task-card.tsx";

type OfferTaskProps = { offer: FollowPage["offers"][number]; campus: FollowPage["campus"] };

/** An offer that waits for an answer: until which day on the clocks of the campus, and the way to it. */
export function OfferTask({ offer, campus }: OfferTaskProps) {
  const words = useWords(followingWords);
  const locale = useLocale();
  const path = usePath();
  const received = formatCampusDate(locale, offer.offeredAt, campus);
  return (
    <TaskCard
      id={offer.id}
      before={words.before(formatCampusDate(locale, offer.answerBy, campus))}
      title={words.offer.task(offer.universityName)}
    >
      <p className="small-text muted">
        {words.offer.taskText(offer.conditions, received)} {words.daysLeft(offer.days)}
      </p>
      <div className="actions">
        <ButtonLink small to={path(`${OFFER}/${offer.id}`)}>
          {words.offer.see}
        </ButtonLink>
      </div>
    </TaskCard>
  );
}

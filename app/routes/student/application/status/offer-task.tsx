import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { OFFER_PATH } from "../shell/application-paths.ts";
import type { StatusPageData } from "./status-page.server.ts";
import { TaskCard } from "./task-card.tsx";

type OfferTaskProps = { offer: StatusPageData["offers"][number]; campus: StatusPageData["campus"] };

/** An offer to answer, with its deadline in the time zone of the campus and a link to its page. */
export function OfferTask({ offer, campus }: OfferTaskProps) {
  const t = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  const received = formatCampusDate(locale, offer.offeredAt, campus);
  return (
    <TaskCard
      id={offer.id}
      deadlineLabel={t.before(formatCampusDate(locale, offer.answerBy, campus))}
      title={t.offer.task(offer.universityName)}
    >
      <p className="small-text muted">
        {t.offer.taskText(offer.conditions, received)} {t.daysLeft(offer.days)}
      </p>
      <div className="actions">
        <ButtonLink size="small" to={path(`${OFFER_PATH}/${offer.id}`)}>
          {t.offer.see}
        </ButtonLink>
      </div>
    </TaskCard>
  );
}

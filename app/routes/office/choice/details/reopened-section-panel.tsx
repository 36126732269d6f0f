import { CorrectionChanges } from "#app/features/admissions/components/correction-changes.tsx";
import type { ReopeningView } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../../shell/use-clock.ts";

/** The sections that a request reopened, their status, and the changed answers before and after. */
export function ReopenedSectionPanel({ reopened }: { reopened: ReopeningView }) {
  const { office: t } = useMessages(correctionMessages);
  const { blocks } = useMessages(answerSummaryMessages);
  const names = reopened.sections.map((one) => blocks[one]).join(", ");
  const { closed, changes } = reopened;
  const isSent = closed?.because === "sent";
  return (
    <div className="above-small">
      <p className="small-text">{t.opened(names)}</p>
      <p className="small-text muted">
        <ReopenedSectionStatus reopened={reopened} />
      </p>
      {changes.length > 0 && (
        <>
          <p className="small-text strong above-small">
            {closed ? t[isSent ? "sent" : "notSent"] : t.soFar}
          </p>
          <CorrectionChanges changes={changes} />
        </>
      )}
      {isSent && changes.length === 0 && <p className="small-text">{t.nothing}</p>}
    </div>
  );
}

/** The last day of reopened sections, or when and why they were closed. */
export function ReopenedSectionStatus({
  reopened: { closed, endsAt, isOpen },
}: {
  reopened: ReopeningView;
}) {
  const { office: t } = useMessages(correctionMessages);
  const clock = useClock();
  if (closed) return t.closed[closed.because](clock.date(closed.at));
  return t[isOpen ? "until" : "over"](clock.date(endsAt));
}

import { Changes } from "#app/features/admissions/components/changes.tsx";
import type { ShownOpening } from "#app/features/admissions/corrections/corrections-shown.server.ts";
import { correctionWords } from "#app/i18n/correction.ts";
import { summaryWords } from "#app/i18n/summary.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useClock } from "../../frame/use-clock.ts";

/** What a request opened of the application, where it stands, and each answer before and after. */
export function Opening({ opening }: { opening: ShownOpening }) {
  const { office: words } = useWords(correctionWords);
  const { blocks } = useWords(summaryWords);
  const names = opening.sections.map((one) => blocks[one]).join(", ");
  const { closed, changes } = opening;
  const isSent = closed?.because === "sent";
  return (
    <div className="above-small">
      <p className="small-text">{words.opened(names)}</p>
      <p className="small-text muted">
        <Standing opening={opening} />
      </p>
      {changes.length > 0 && (
        <>
          <p className="small-text strong above-small">
            {closed ? words[isSent ? "sent" : "notSent"] : words.soFar}
          </p>
          <Changes changes={changes} />
        </>
      )}
      {isSent && changes.length === 0 && <p className="small-text">{words.nothing}</p>}
    </div>
  );
}

/** Until when it is open, or since when and why it is shut. */
export function Standing({ opening: { closed, endsAt, isOpen } }: { opening: ShownOpening }) {
  const { office: words } = useWords(correctionWords);
  const clock = useClock();
  if (closed) return words.closed[closed.because](clock.date(closed.at));
  return words[isOpen ? "until" : "over"](clock.date(endsAt));
}

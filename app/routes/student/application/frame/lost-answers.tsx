import { useEffect, useState } from "react";
import { keptMessages } from "#app/i18n/kept.ts";
import { reopenedMessages } from "#app/i18n/reopened.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useFrame } from "../../frame/frame.ts";
import { keptOnDevice, pageKey, settle } from "../autosave/on-device.ts";
import { lookAgain } from "../autosave/open-pages.ts";
import { type TellField, type Typed, toldAnswers } from "./told-answers.ts";

type LostAnswersProps = {
  /** What came with the form that was refused. */
  typed: Typed | undefined;
  /** The name of each field, in their order. */
  labels: Record<string, string>;
  tell: TellField;
  /** The part that this device may have kept answers of. */
  place?: { part: string; number: string };
};

/**
 * What was typed when the section shut: it is not saved, and stays to be copied into a message. What this device had
 * kept of it, as it could not leave in time, is shown too.
 */
export function LostAnswers({ typed, labels, tell, place }: LostAnswersProps) {
  const t = useMessages(reopenedMessages);
  const { lost } = useMessages(keptMessages);
  const locale = useLocale();
  const stayed = useStayed(place);
  const rows = toldAnswers(locale, typed ?? stayed ?? {}, labels, tell).map(({ label, value }) => ({
    label,
    value: <span dir="auto">{value}</span>,
  }));
  if (rows.length === 0) return null;
  return (
    <section className="block" aria-labelledby="lost">
      <h2 id="lost">{typed ? t.lost : lost}</h2>
      <div className="card summary-card">
        <SummaryList rows={rows} look="two" />
      </div>
    </section>
  );
}

/** The answers that stayed on this device; they are told here, and on no other page any more. */
function useStayed(place: LostAnswersProps["place"]): Typed | undefined {
  const { person } = useFrame();
  const [stayed, setStayed] = useState<Typed>();
  const key = person && place ? pageKey(person, place.part, place.number) : "";
  useEffect(() => {
    if (!key) return;
    void keptOnDevice(key).then((kept) => {
      if (!kept?.waits) return;
      setStayed(kept.answers);
      void settle({ key, kept }, { ...kept, told: true }).then(lookAgain);
    });
  }, [key]);
  return stayed;
}

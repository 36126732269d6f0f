import { Link } from "react-router";
import { correctionWords } from "#app/i18n/correction.ts";
import { formatDate } from "#app/i18n/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { MESSAGES } from "./addresses.ts";
import type { Reopened } from "./own.server.ts";

/** Above a section of what was sent: until when the school has opened it again, or that it is shut. */
export function ReopenedNotice({ reopened }: { reopened: Reopened | null }) {
  const { page: words } = useWords(correctionWords);
  const locale = useLocale();
  if (!reopened) return null;
  if (!reopened.until)
    return (
      <Notice tone="warn" title={words.shut} className="above reopened">
        <p>
          {words.shutText} <WriteLink />
        </p>
      </Notice>
    );
  return (
    <Notice title={words.open(formatDate(locale, reopened.until))} className="above reopened">
      {words.openText}
    </Notice>
  );
}

type LostAnswersProps = {
  typed: Record<string, string | undefined> | undefined;
  labels: Record<string, string>;
};

/** What was typed when the section shut: it is not saved, and stays to be copied into a message. */
export function LostAnswers({ typed = {}, labels }: LostAnswersProps) {
  const { page: words } = useWords(correctionWords);
  const told = new Map<string, string[]>();
  for (const [input, text] of Object.entries(typed)) {
    const field = input.split(".", 1)[0] ?? input;
    if (text && labels[field]) told.set(field, [...(told.get(field) ?? []), text]);
  }
  if (told.size === 0) return null;
  const rows = [...told].map(([field, texts]) => ({
    label: labels[field],
    value: <span dir="auto">{texts.join(" ")}</span>,
  }));
  return (
    <section className="block" aria-labelledby="lost">
      <h2 id="lost">{words.lost}</h2>
      <div className="card summary-card">
        <SummaryList rows={rows} look="two" />
      </div>
    </section>
  );
}

/** The section shut while it was being filled in: what is typed stays in the form, and goes nowhere. */
export function ShutMeanwhile() {
  const { page: words } = useWords(correctionWords);
  return (
    <Notice tone="error" role="alert" title={words.shut}>
      <p>
        {words.lostHere} <WriteLink />
      </p>
    </Notice>
  );
}

function WriteLink() {
  const { page: words } = useWords(correctionWords);
  const path = usePath();
  return <Link to={path(`${MESSAGES}/nouveau`)}>{words.write}</Link>;
}

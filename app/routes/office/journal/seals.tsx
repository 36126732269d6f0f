import { Form } from "react-router";
import type { Checked } from "#app/features/audit/check-seals.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { journalWords } from "#app/i18n/journal.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";

/** Whether the history is what it was when it was sealed. */
export function Seals({ checked }: { checked: Checked | null }) {
  const words = useWords(journalWords);
  const path = usePath();
  return (
    <section className="panel" id="scelles" tabIndex={-1} aria-labelledby="seals-title">
      <div className="panel-head">
        <h2 id="seals-title">{words.seals}</h2>
      </div>
      <p>{words.sealsText}</p>
      <div role="status">{checked && <Outcome checked={checked} />}</div>
      <Form action={path("/administration/journal#scelles")}>
        <input type="hidden" name="verifier" value="1" />
        <Button type="submit" variant="secondary" small>
          <Icon name="shield-check" />
          {words.check}
        </Button>
      </Form>
    </section>
  );
}

function Outcome({ checked }: { checked: Checked }) {
  const words = useWords(journalWords);
  const locale = useLocale();
  const clock = useClock();
  const moment = (at: Date) =>
    at.getTime() === 0 ? words.beginning : `${clock.date(at)}, ${clock.time(at)}`;
  if (!checked.ok)
    return (
      <Notice tone="error" title={words.broken}>
        {words.brokenText(moment(checked.from), moment(checked.until))}
      </Notice>
    );
  const { lines, seals, until, digest, notCompared, resealedUntil } = checked;
  if (!until) return <Notice tone="sand">{words.nothing}</Notice>;
  const figures = (count: number) => formatNumber(locale, count, 0);
  return (
    <>
      {notCompared && (
        <Notice tone="warn" title={words.otherKey}>
          {words.otherKeyText(
            notCompared.seals,
            figures(notCompared.lines),
            moment(notCompared.from),
            moment(notCompared.until),
          )}
        </Notice>
      )}
      {seals > 0 && (
        <Notice tone={notCompared ? "sand" : "ok"} title={notCompared ? words.partly : words.whole}>
          <p>
            {notCompared
              ? words.partlyText(figures(lines))
              : words.wholeText(figures(lines), moment(until))}
          </p>
          {resealedUntil && <p>{words.resealed(moment(resealedUntil))}</p>}
          <p>
            {words.digest} <code className="digest">{digest}</code>
          </p>
          <p>{words.keep}</p>
        </Notice>
      )}
    </>
  );
}

import { Form } from "react-router";
import type { CheckSealsResult } from "#app/features/audit/check-seals.server.ts";
import { journalMessages } from "#app/features/audit/messages/journal.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

/** The result of comparing the history with its seals, and the button that compares them. */
export function SealCheck({ check }: { check: CheckSealsResult | null }) {
  const t = useMessages(journalMessages);
  const path = usePath();
  return (
    <section className="panel" id="seals" tabIndex={-1} aria-labelledby="seals-title">
      <div className="panel-head">
        <h2 id="seals-title">{t.seals}</h2>
      </div>
      <p>{t.sealsText}</p>
      <div role="status">{check && <SealCheckResult check={check} />}</div>
      <Form action={path("/administration/journal#seals")}>
        <input type="hidden" name="verify" value="1" />
        <Button type="submit" variant="secondary" size="small">
          <Icon name="shield-check" />
          {t.check}
        </Button>
      </Form>
    </section>
  );
}

function SealCheckResult({ check }: { check: CheckSealsResult }) {
  const t = useMessages(journalMessages);
  const locale = useLocale();
  const clock = useClock();
  const formatDateTime = (at: Date) =>
    at.getTime() === 0 ? t.beginning : `${clock.date(at)}, ${clock.time(at)}`;
  if (!check.ok)
    return (
      <Notice tone="error" title={t.broken}>
        {t.brokenText(formatDateTime(check.from), formatDateTime(check.until))}
      </Notice>
    );
  const { lines, seals, until, digest, notCompared, resealedUntil } = check;
  if (!until) return <Notice tone="sand">{t.nothing}</Notice>;
  const formatCount = (count: number) => formatNumber(locale, count, 0);
  return (
    <>
      {notCompared && (
        <Notice tone="warn" title={t.otherKey}>
          {t.otherKeyText(
            notCompared.seals,
            formatCount(notCompared.lines),
            formatDateTime(notCompared.from),
            formatDateTime(notCompared.until),
          )}
        </Notice>
      )}
      {seals > 0 && (
        <Notice tone={notCompared ? "sand" : "ok"} title={notCompared ? t.partly : t.whole}>
          <p>
            {notCompared
              ? t.partlyText(formatCount(lines))
              : t.wholeText(formatCount(lines), formatDateTime(until))}
          </p>
          {resealedUntil && <p>{t.resealed(formatDateTime(resealedUntil))}</p>}
          <p>
            {t.digest} <code className="digest">{digest}</code>
          </p>
          <p>{t.keep}</p>
        </Notice>
      )}
    </>
  );
}

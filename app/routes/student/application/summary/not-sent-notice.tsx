import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { summaryMessages } from "#app/i18n/summary.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** Why the application did not leave. What is missing is told by the list below it. */
export function NotSentNotice({ reason }: { reason: string }) {
  const summary = useMessages(summaryMessages);
  const locale = useLocale();
  if (reason === "changed-since-review")
    return (
      <Notice tone="warn" role="alert" title={summary["changed-since-review"]}>
        {summary.changedText}
      </Notice>
    );
  return (
    <Notice tone="error" role="alert">
      {reason === "intake-closed" ? formSentenceOf(locale, reason) : summary["not-sent"]}
    </Notice>
  );
}

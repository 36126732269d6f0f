import { answerSummaryMessages } from "#app/features/admissions/messages/answer-summary.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** Says why the application was not submitted; the list below names what is missing. */
export function NotSentNotice({ reason }: { reason: string }) {
  const summary = useMessages(answerSummaryMessages);
  const locale = useLocale();
  if (reason === "changed-since-review")
    return (
      <Notice tone="warn" role="alert" title={summary["changed-since-review"]}>
        {summary.changedText}
      </Notice>
    );
  return (
    <Notice tone="error" role="alert">
      {reason === "intake-closed" ? formErrorMessage(locale, reason) : summary["not-sent"]}
    </Notice>
  );
}

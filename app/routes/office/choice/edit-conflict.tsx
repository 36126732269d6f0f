import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { actionNames } from "../journal/journal-names.ts";
import { ResultNotice } from "../shell/result-notice.tsx";
import { useClock } from "../shell/use-clock.ts";
import type { ChoiceView } from "./choice-view.server.ts";
import type { FormErrors } from "./use-form-errors.ts";

/** The fields whose text an officer may have written. */
const textFieldNames = [
  "message",
  "reason",
  "advice",
  "conditions",
  "interviewMessage",
  "moveReason",
  "cancelReason",
  "reopenMessage",
  "conditionReason",
] as const;

/**
 * An action was refused because of a conflict: the reason, the other officer's action, and the
 * submitted texts to copy. It takes the focus, because the button may be far below.
 */
export function EditConflict({
  formErrors,
  choice,
}: {
  formErrors: FormErrors;
  choice: ChoiceView;
}) {
  const t = useMessages(emailPreviewMessages);
  const locale = useLocale();
  const { time } = useClock();
  const { reason = "", happened, submitted = {} } = formErrors;
  const texts = textFieldNames.flatMap((name) => (submitted[name] ? [submitted[name]] : []));
  const names = actionNames(locale);
  const actionName = happened && getOwnValue(names, happened.action);
  return (
    <ResultNotice tone="error">
      <p>{errorMessage(locale, reason)}</p>
      {happened && actionName && (
        <p className="small-text">
          {t.happened(actionName, happened.name ?? choice.person, time(happened.at))}
        </p>
      )}
      {texts.length > 0 && (
        <details className="disclosure" open>
          <summary>{t.submittedText}</summary>
          {texts.map((text) => (
            <p key={text} className="multiline-text" dir="auto">
              {text}
            </p>
          ))}
        </details>
      )}
    </ResultNotice>
  );
}

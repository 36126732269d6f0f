import { detectShortPhoneNumber } from "#app/features/accounts/short-phone-number.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { Button } from "#app/ui/button.tsx";
import { setInputValue } from "#app/ui/form/set-input-value.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useInputValues } from "./use-input-values.ts";

type PhoneSuggestionProps = { name: string; country: string; number: string };

/** Warns about a phone number that lacks a digit when its field is left, and offers a correction. */
export function PhoneSuggestion({ name, country, number }: PhoneSuggestionProps) {
  const t = useMessages(answerWarningsMessages);
  const locale = useLocale();
  const hasScripts = useHydrated();
  const { containerRef, values, isIdle } = useInputValues({
    [`${name}.country`]: country,
    [`${name}.number`]: number,
  });
  // While nine digits are typed there are eight for a moment.
  const shortNumberWarning = isIdle
    ? detectShortPhoneNumber(values[`${name}.country`] ?? "", values[`${name}.number`] ?? "")
    : null;
  const correctedNumber = shortNumberWarning?.whole;
  const applySuggestion = () => {
    const input = containerRef.current?.closest("form")?.elements.namedItem(`${name}.number`);
    if (!(input instanceof HTMLInputElement) || !correctedNumber) return;
    setInputValue(input, correctedNumber);
    input.focus();
  };
  return (
    <div ref={containerRef} role="status">
      {shortNumberWarning && (
        <div className="field-warning">
          <p>{formErrorMessage(locale, shortNumberWarning.reason)}</p>
          {hasScripts && correctedNumber && (
            <p className="row">
              <Button variant="secondary" size="small" onClick={applySuggestion}>
                {t.takeNumber(correctedNumber)}
              </Button>
              <span>{t.nothingAlone}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

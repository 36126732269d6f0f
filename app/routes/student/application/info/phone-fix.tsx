import { shortNumber } from "#app/features/identity/account/short-number.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { warningsMessages } from "#app/i18n/warnings.ts";
import { Button } from "#app/ui/button.tsx";
import { writeInput } from "#app/ui/form/write-input.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { useTyped } from "./use-typed.ts";

type PhoneFixProps = { name: string; country: string; number: string };

/** A number that lacks a digit is told when its field is left, and corrected by one tap: nothing changes by itself. */
export function PhoneFix({ name, country, number }: PhoneFixProps) {
  const t = useMessages(warningsMessages);
  const locale = useLocale();
  const scripted = useScripts();
  const { here, typed, isLeft } = useTyped({
    [`${name}.country`]: country,
    [`${name}.number`]: number,
  });
  // Each number of nine digits has eight of them for a moment.
  const short = isLeft
    ? shortNumber(typed[`${name}.country`] ?? "", typed[`${name}.number`] ?? "")
    : null;
  const whole = short?.whole;
  const fix = () => {
    const input = here.current?.closest("form")?.elements.namedItem(`${name}.number`);
    if (!(input instanceof HTMLInputElement) || !whole) return;
    writeInput(input, whole);
    input.focus();
  };
  return (
    <div ref={here} role="status">
      {short && (
        <div className="field-warning">
          <p>{formSentenceOf(locale, short.reason)}</p>
          {scripted && whole && (
            <p className="row">
              <Button variant="secondary" small onClick={fix}>
                {t.takeNumber(whole)}
              </Button>
              <span>{t.nothingAlone}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

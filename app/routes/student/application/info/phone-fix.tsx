import { withTheSix } from "#app/features/admissions/personal-info/phone-fix.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { warningsWords } from "#app/i18n/warnings.ts";
import { Button } from "#app/ui/button.tsx";
import { writeInput } from "#app/ui/form/write-input.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { useTyped } from "./use-typed.ts";

type PhoneFixProps = { name: string; country: string; number: string };

/** A number of before 2014 is told while it is typed, and corrected by one tap: nothing changes by itself. */
export function PhoneFix({ name, country, number }: PhoneFixProps) {
  const words = useWords(warningsWords);
  const locale = useLocale();
  const scripted = useScripts();
  const { here, typed } = useTyped({
    [`${name}.country`]: country,
    [`${name}.number`]: number,
  });
  const fixed = withTheSix(typed[`${name}.country`] ?? "", typed[`${name}.number`] ?? "");
  const fix = () => {
    const input = here.current?.closest("form")?.elements.namedItem(`${name}.number`);
    if (!(input instanceof HTMLInputElement) || !fixed) return;
    writeInput(input, fixed);
    input.focus();
  };
  return (
    <div ref={here} role="status">
      {fixed && (
        <div className="field-warning">
          <p>{sentenceOf(locale, "phone-cameroon-8")}</p>
          {scripted && (
            <p className="row">
              <Button variant="secondary" small onClick={fix}>
                {words.takeNumber(fixed)}
              </Button>
              <span>{words.nothingAlone}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

import { readDate } from "#app/features/admissions/calendar.ts";
import { monthsLeft } from "#app/features/admissions/personal-info/personal-info.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { useWords } from "#app/ui/use-words.ts";
import { useTyped } from "./use-typed.ts";

type ExpiryWarningProps = { values: Record<string, string>; intakeYear: number };

const inputs = ["day", "month", "year"].map((part) => `passportExpiresOn.${part}`);

/** A passport that ends too soon for this intake is told as its date is written; it is never refused. */
export function ExpiryWarning({ values, intakeYear }: ExpiryWarningProps) {
  const { info } = useWords(applicationWords);
  const { here, typed } = useTyped(
    Object.fromEntries(inputs.map((name) => [name, values[name] ?? ""])),
  );
  const [day = "", month = "", year = ""] = inputs.map((name) => typed[name] ?? "");
  const date = readDate({ day, month, year });
  const months = date.ok ? monthsLeft(date.value, intakeYear) : null;
  return (
    <div ref={here} role="status">
      {months !== null && (
        <p className="field-warning">
          {months < 0 ? info.passportBefore : info.passportSoon(months)}
        </p>
      )}
    </div>
  );
}

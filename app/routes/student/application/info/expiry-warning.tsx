import { parseDate } from "#app/features/admissions/calendar.ts";
import { nonBlockingWarningsMessages } from "#app/features/admissions/messages/non-blocking-warnings.ts";
import { getPassportExpiry } from "#app/features/admissions/personal-info/personal-info.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { InfoPage } from "./info-page.server.ts";
import { useInputValues } from "./use-input-values.ts";

type ExpiryWarningProps = {
  values: Record<string, string>;
  page: Pick<InfoPage, "intakeYear" | "today">;
};

const INPUT_NAMES = ["day", "month", "year"].map((part) => `passportExpiresOn.${part}`);

/** Warns about a passport that expires too soon for this intake, while the date is typed; it is never refused. */
export function ExpiryWarning({ values, page }: ExpiryWarningProps) {
  const { passport } = useMessages(nonBlockingWarningsMessages);
  const { containerRef, values: inputValues } = useInputValues(
    Object.fromEntries(INPUT_NAMES.map((name) => [name, values[name] ?? ""])),
  );
  const [day = "", month = "", year = ""] = INPUT_NAMES.map((name) => inputValues[name] ?? "");
  const date = parseDate({ day, month, year });
  const expiry = date.ok ? getPassportExpiry(date.value, page) : null;
  return (
    <div ref={containerRef} role="status">
      {expiry && <p className="field-warning">{passport[expiry.ends](expiry.months)}</p>}
    </div>
  );
}

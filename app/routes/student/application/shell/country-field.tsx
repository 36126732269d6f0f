import { useMemo } from "react";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { countriesByName } from "#app/i18n/countries.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

/** The countries of most candidates, listed first. */
const FREQUENT_COUNTRIES = ["SN", "CM", "CA", "CI", "FR", "GA", "ML"];

type CountryFieldProps = Omit<Parameters<typeof SelectField>[0], "options" | "empty">;

/** A select of all countries, by their names in the language of the page. */
export function CountryField(props: CountryFieldProps) {
  const t = useMessages(applicationMessages);
  const locale = useLocale();
  const options = useMemo(() => {
    const all = countriesByName(locale).map(({ code, name }) => ({ value: code, label: name }));
    const first = FREQUENT_COUNTRIES.flatMap((code) => all.filter(({ value }) => value === code));
    return [
      { label: t.frequent, options: first },
      { label: t.allCountries, options: all.filter((one) => !first.includes(one)) },
    ];
  }, [locale, t]);
  return <SelectField {...props} options={options} emptyLabel={t.choose} />;
}

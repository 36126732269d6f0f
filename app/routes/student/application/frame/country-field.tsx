import { useMemo } from "react";
import { applicationWords } from "#app/i18n/application.ts";
import { countriesByName } from "#app/i18n/countries.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";

/** The countries of most candidates stand first. */
const frequent = ["SN", "CM", "CA", "CI", "FR", "GA", "ML"];

type CountryFieldProps = Omit<Parameters<typeof SelectField>[0], "options" | "empty">;

/** A country, by its name in the language of the page. */
export function CountryField(props: CountryFieldProps) {
  const words = useWords(applicationWords);
  const locale = useLocale();
  const options = useMemo(() => {
    const all = countriesByName(locale).map(({ code, name }) => ({ value: code, label: name }));
    const first = frequent.flatMap((code) => all.filter(({ value }) => value === code));
    return [
      { label: words.frequent, options: first },
      { label: words.allCountries, options: all.filter((one) => !first.includes(one)) },
    ];
  }, [locale, words]);
  return <SelectField {...props} options={options} empty={words.choose} />;
}

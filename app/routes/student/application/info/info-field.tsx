import { campuses } from "#app/features/access/actor.ts";
import { phoneCountries } from "#app/features/accounts/account.ts";
import { applicationFields, type FieldName } from "#app/features/admissions/application-fields.ts";
import { getFieldLabel } from "#app/features/admissions/field-labels.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { birthDateMessages } from "#app/features/admissions/messages/birth-date.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { OneNameCheckbox } from "#app/features/auth/components/one-name-checkbox.tsx";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateField } from "#app/ui/form/date-field.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { PhoneField } from "#app/ui/form/phone-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import { CountryField } from "../shell/country-field.tsx";
import { getDateParts } from "../shell/date-parts.ts";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { ExpiryWarning } from "./expiry-warning.tsx";
import type { InfoPage } from "./info-page.server.ts";
import { PhoneSuggestion } from "./phone-suggestion.tsx";

/** The values of a section's form, its errors by field, and the data of the page. */
export type InfoFieldsProps = {
  page: InfoPage;
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** A field of the table, with the inputs of its type. `isNarrow`: it shares its row with another field. */
export function InfoField({
  name,
  isNarrow = false,
  page,
  values,
  errors,
}: InfoFieldsProps & { name: FieldName; isNarrow?: boolean }) {
  const locale = useLocale();
  const info = useMessages(personalInfoMessages);
  const birth = useMessages(birthDateMessages);
  const { optional, dates, campuses: campusNames } = useMessages(applicationMessages);
  const phoneCountryOptions = usePhoneCountries();
  const { type, required, onlyIf, adult, autoComplete = "off" } = applicationFields[name];
  const hints: Partial<Record<string, string>> = info.hints;
  const parts: Partial<Record<string, string>> = { phone: info.phone, email: info.email };
  const isOptional = !required && !onlyIf && !(adult && page.isUnderAge);
  const field = {
    name,
    // A fieldset names the adult.
    label: adult ? (parts[type] ?? info.fullName) : getFieldLabel(locale, name),
    hint: hints[name],
    optional: isOptional ? optional : undefined,
    error: errors[name],
  };
  const value = values[name];
  switch (type) {
    case "family-name":
    case "full-name":
      return (
        <TextField {...field} defaultValue={value} autoComplete={autoComplete} spellCheck={false} />
      );
    case "given-name":
      return (
        <TextField
          {...field}
          defaultValue={value}
          autoComplete={autoComplete}
          spellCheck={false}
          after={<OneNameCheckbox isChecked={values[`${name}.none`] === "on"} />}
        />
      );
    case "text":
      return <TextField {...field} defaultValue={value} autoComplete={autoComplete} />;
    case "passport-number":
      return (
        <TextField
          {...field}
          defaultValue={value}
          autoComplete={autoComplete}
          autoCapitalize="characters"
          spellCheck={false}
        />
      );
    case "count":
      return (
        <TextField
          {...field}
          defaultValue={value}
          autoComplete={autoComplete}
          inputMode="numeric"
        />
      );
    case "birth-date":
      return (
        <DateField
          {...field}
          hint={birth.hint}
          parts={dates}
          defaultValue={getDateParts(values, name)}
          autoComplete="bday"
          after={
            <Checkbox
              name={`${name}.yearAlone`}
              label={birth.tick}
              hint={birth.tickHint}
              defaultChecked={values[`${name}.yearAlone`] === "on"}
            />
          }
        />
      );
    case "issue-date":
      return <DateField {...field} parts={dates} defaultValue={getDateParts(values, name)} />;
    case "expiry-date":
      return (
        <DateField
          {...field}
          parts={dates}
          defaultValue={getDateParts(values, name)}
          after={<ExpiryWarning values={values} page={page} />}
        />
      );
    case "country":
      return <CountryField {...field} defaultValue={value} size={isNarrow ? undefined : "20"} />;
    case "phone": {
      const country = values[`${name}.country`] ?? "";
      const number = values[`${name}.number`] ?? "";
      return (
        <PhoneField
          {...field}
          autoComplete={autoComplete}
          countries={phoneCountryOptions}
          countryLabel={[info.phoneCountry, adult && info.adults[adult]].filter(Boolean).join(", ")}
          defaultCountry={country}
          defaultValue={number}
          after={<PhoneSuggestion name={name} country={country} number={number} />}
        />
      );
    }
    case "email":
      return (
        <EmailField
          {...field}
          defaultValue={value}
          autoComplete={autoComplete}
          after={<EmailSuggestion name={name} address={value ?? ""} />}
        />
      );
    case "campus":
      // A correction cannot change the campus of a submitted application.
      return page.reopened ? null : (
        <RadioGroup
          {...field}
          layout="row"
          options={campuses.map((campus) => ({ value: campus, label: campusNames[campus] }))}
          defaultValue={value}
        />
      );
    case "has-passport":
      return (
        <RadioGroup
          {...field}
          optional={undefined}
          options={[
            { value: "yes", label: info.hasPassportYes },
            { value: "no", label: info.hasPassportNo, hint: info.hasPassportNoHint },
          ]}
          defaultValue={value}
        />
      );
    case "photo":
      return <PhotoField storedPhoto={page.photo} error={errors[name]} />;
  }
}

function usePhoneCountries() {
  const info = useMessages(personalInfoMessages);
  const countries = useMessages(countriesMessages);
  const { choose } = useMessages(applicationMessages);
  const knownCountries = Object.entries(phoneCountries).map(([value, code]) => ({
    value,
    label: `${getLabel(countries, value)} ${code}`,
  }));
  return [
    { value: "", label: choose },
    ...knownCountries,
    { value: "other", label: info.otherCountry },
  ];
}

import { useEffect, useRef, useState } from "react";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { listPlaceSuggestions, listsMessages, type PlaceSuggestion } from "#app/i18n/lists.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { CountryField } from "../shell/country-field.tsx";

type PlaceGroupProps = { values: Record<string, string>; errors: Record<string, string> };

/** The place of the year. Regions and towns of the country are suggested; any other can be typed. */
export function PlaceGroup({ values, errors }: PlaceGroupProps) {
  const t = useMessages(cursusMessages);
  const { optional } = useMessages(applicationMessages);
  const { provinces, towns } = useMessages(listsMessages);
  const [country, setCountry] = useState(values.country ?? "");
  const fieldsetRef = useRef<HTMLFieldSetElement>(null);
  // The user may have selected it before hydration.
  useEffect(
    () => setCountry((chosen) => fieldsetRef.current?.querySelector("select")?.value ?? chosen),
    [],
  );
  return (
    <fieldset className="form-part" ref={fieldsetRef}>
      <legend>{t.placeGroup}</legend>
      <TextField
        name="school"
        label={t.school}
        optional={optional}
        error={errors.school}
        defaultValue={values.school}
        autoComplete="off"
      />
      <div className="columns-3">
        <CountryField
          name="country"
          label={t.country}
          error={errors.country}
          defaultValue={values.country}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
        <TextField
          name="province"
          label={t.province}
          optional={optional}
          error={errors.province}
          defaultValue={values.province}
          list="provinces"
          autoComplete="off"
        />
        <TextField
          name="city"
          label={t.city}
          optional={optional}
          error={errors.city}
          defaultValue={values.city}
          list="towns"
          autoComplete="off"
        />
      </div>
      <Suggestions id="provinces" values={listPlaceSuggestions(provinces, country)} />
      <Suggestions id="towns" values={listPlaceSuggestions(towns, country)} />
    </fieldset>
  );
}

function Suggestions({ id, values }: { id: string; values: PlaceSuggestion[] }) {
  const countries = useMessages(countriesMessages);
  return (
    <datalist id={id}>
      {values.map(({ value, country }) => (
        <option
          key={`${country} ${value}`}
          value={value}
          label={getLabel(countries, country) ?? undefined}
        />
      ))}
    </datalist>
  );
}

import { campuses } from "#app/features/identity/actor.ts";
import { OneNameCheckbox } from "#app/features/identity/components/one-name-checkbox.tsx";
import { applicationMessages } from "#app/i18n/application.ts";
import { birthDateMessages } from "#app/i18n/birth-date.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DateField } from "#app/ui/form/date-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import { CountryField } from "../shell/country-field.tsx";
import { getDateParts } from "../shell/date-parts.ts";
import type { InfoFieldsProps } from "./info-fields-props.ts";

/** The campus, on which other pages depend, then names as in the passport, birth, nationality and photo. */
export function IdentityFields({ page, values, errors }: InfoFieldsProps) {
  const info = useMessages(personalInfoMessages);
  const birth = useMessages(birthDateMessages);
  const { optional, dates, campuses: campusNames } = useMessages(applicationMessages);
  return (
    <>
      {/* A correction cannot change the campus of a submitted application. */}
      {!page.reopened && (
        <RadioGroup
          name="campus"
          label={info.campus}
          hint={info.campusHint}
          error={errors.campus}
          layout="row"
          options={campuses.map((campus) => ({ value: campus, label: campusNames[campus] }))}
          defaultValue={values.campus}
        />
      )}
      <TextField
        name="lastName"
        label={info.lastName}
        hint={info.lastNameHint}
        error={errors.lastName}
        defaultValue={values.lastName}
        autoComplete="family-name"
        spellCheck={false}
      />
      <TextField
        name="firstName"
        label={info.firstName}
        error={errors.firstName}
        defaultValue={values.firstName}
        autoComplete="given-name"
        spellCheck={false}
        after={<OneNameCheckbox isChecked={values["firstName.none"] === "on"} />}
      />
      <DateField
        name="birthOn"
        label={info.birthOn}
        hint={birth.hint}
        error={errors.birthOn}
        parts={dates}
        defaultValue={getDateParts(values, "birthOn")}
        autoComplete="bday"
        after={
          <Checkbox
            name="birthOn.yearAlone"
            label={birth.tick}
            hint={birth.tickHint}
            defaultChecked={values["birthOn.yearAlone"] === "on"}
          />
        }
      />
      <div className="columns-2">
        <TextField
          name="birthPlace"
          label={info.birthPlace}
          optional={optional}
          error={errors.birthPlace}
          defaultValue={values.birthPlace}
        />
        <CountryField
          name="birthCountry"
          label={info.birthCountry}
          optional={optional}
          error={errors.birthCountry}
          defaultValue={values.birthCountry}
        />
      </div>
      <CountryField
        name="nationality"
        label={info.nationality}
        hint={info.nationalityHint}
        optional={optional}
        error={errors.nationality}
        defaultValue={values.nationality}
        size="20"
      />
      <PhotoField storedPhoto={page.photo} error={errors.photo} />
    </>
  );
}

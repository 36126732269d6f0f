import { applicationMessages } from "#app/i18n/application.ts";
import { personalInfoMessages } from "#app/i18n/personal-info.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getDateParts } from "../shell/date-parts.ts";
import { ExpiryWarning } from "./expiry-warning.tsx";
import type { InfoFieldsProps } from "./info-fields-props.ts";

/** The passport, which may follow later; one that expires too soon shows a warning and is not refused. */
export function PassportFields({ page, values, errors }: InfoFieldsProps) {
  const info = useMessages(personalInfoMessages);
  const { dates } = useMessages(applicationMessages);
  return (
    <>
      <RadioGroup
        name="hasPassport"
        label={info.hasPassport}
        options={[
          { value: "yes", label: info.hasPassportYes },
          { value: "no", label: info.hasPassportNo, hint: info.hasPassportNoHint },
        ]}
        defaultValue={values.hasPassport}
      />
      <div className="if-passport">
        <TextField
          name="passportNumber"
          label={info.passportNumber}
          hint={info.passportNumberHint}
          error={errors.passportNumber}
          defaultValue={values.passportNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <DateField
          name="passportIssuedOn"
          label={info.passportIssuedOn}
          error={errors.passportIssuedOn}
          parts={dates}
          defaultValue={getDateParts(values, "passportIssuedOn")}
        />
        <DateField
          name="passportExpiresOn"
          label={info.passportExpiresOn}
          error={errors.passportExpiresOn}
          parts={dates}
          defaultValue={getDateParts(values, "passportExpiresOn")}
          after={<ExpiryWarning values={values} page={page} />}
        />
      </div>
    </>
  );
}

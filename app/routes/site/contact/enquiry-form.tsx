import { campuses } from "#app/features/access/actor.ts";
import { campusCountry } from "#app/features/access/campus-country.ts";
import { phoneCountries } from "#app/features/accounts/account.ts";
import { enquirySubjects, UNKNOWN_CAMPUS } from "#app/features/enquiries/enquiry.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailField } from "#app/ui/form/email-field.tsx";
import { PhoneField } from "#app/ui/form/phone-field.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { EnquiryPreset } from "./enquiry-preset.ts";

type EnquiryFormProps = { refusal: FormRefusal; preset: EnquiryPreset };

/** The contact form: one column, works without scripts. */
export function EnquiryForm({ refusal, preset }: EnquiryFormProps) {
  const t = useMessages(enquiryMessages);
  const path = usePath();
  const { errors, submitted: submittedValues } = refusal;
  const offices = ([...campuses, UNKNOWN_CAMPUS] as const).map((value) => ({
    value,
    label: t.campuses[value],
  }));
  const subjects = enquirySubjects.map((value) => ({ value, label: t.subjects[value] }));
  return (
    // No hash: it would take the focus from the error summary.
    <form method="post" action={path("/contacts")} noValidate>
      <RadioGroup
        name="campus"
        label={t.campus}
        error={errors.campus}
        layout="row"
        options={offices}
        defaultValue={submittedValues.campus ?? preset.campus}
      />
      <SelectField
        name="subject"
        label={t.subject}
        error={errors.subject}
        emptyLabel={t.chooseSubject}
        options={subjects}
        defaultValue={submittedValues.subject ?? preset.subject}
        required
      />
      <TextArea
        name="content"
        label={t.content}
        hint={t.contentHint}
        error={errors.content}
        defaultValue={submittedValues.content}
        rows={6}
        required
      />
      <TextField
        name="name"
        label={t.name}
        error={errors.name}
        defaultValue={submittedValues.name}
        autoComplete="name"
        required
      />
      <ContactFields refused={refusal} country={getCampusCountry(preset.campus)} />
      <HoneypotField error={errors.website} submitted={submittedValues.website} />
      <p className="enquiry-privacy">
        {t.privacy} <a href={path("/privacy#duree")}>{t.privacyLink}</a>
      </p>
      <Button type="submit">{t.send}</Button>
    </form>
  );
}

/** Country of the campus whose page led here; "" without one. */
function getCampusCountry(campus: string | undefined): string {
  const campusKey = campuses.find((one) => one === campus);
  return campusKey ? campusCountry[campusKey] : "";
}

/** Two reply methods; at least one is required. */
function ContactFields({
  refused: { errors, submitted: submittedValues },
  country,
}: {
  refused: FormRefusal;
  country: string;
}) {
  const t = useMessages(enquiryMessages);
  const countryNames = useMessages(countriesMessages);
  const countries = Object.entries(phoneCountries).map(([value, code]) => ({
    value,
    label: `${getLabel(countryNames, value)} ${code}`,
  }));
  return (
    <>
      <EmailField
        label={t.email}
        hint={t.reach}
        error={errors.email}
        defaultValue={submittedValues.email}
        autoComplete="email"
      />
      <PhoneField
        name="phone"
        label={t.phone}
        error={errors.phone}
        countries={[
          { value: "", label: t.choosePhoneCountry },
          ...countries,
          { value: "other", label: t.otherCountry },
        ]}
        countryLabel={t.phoneCountry}
        defaultCountry={submittedValues["phone.country"] ?? country}
        defaultValue={submittedValues["phone.number"]}
        autoComplete="tel-national"
      />
    </>
  );
}

/**
 * Honeypot field, hidden from users. If one fills it by mistake, it becomes visible with an error, so no message is
 * lost.
 */
function HoneypotField({ error, submitted }: { error?: string; submitted?: string }) {
  const { website } = useMessages(enquiryMessages);
  return (
    <div className={error ? "field" : "honeypot"} aria-hidden={error ? undefined : true}>
      <TextField
        name="website"
        label={website}
        error={error}
        defaultValue={submitted}
        autoComplete="off"
        tabIndex={error ? undefined : -1}
      />
    </div>
  );
}

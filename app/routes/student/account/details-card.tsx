import { Link } from "react-router";
import type { Account } from "#app/features/accounts/account.server.ts";
import { phoneCountries } from "#app/features/accounts/account.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { OneNameCheckbox } from "#app/features/auth/components/one-name-checkbox.tsx";
import { countriesMessages } from "#app/i18n/countries.ts";
import { getLabel } from "#app/i18n/get-label.ts";
import { hasOneName } from "#app/lib/person-name.ts";
import { PhoneField } from "#app/ui/form/phone-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { ConflictingValue } from "./conflicting-value.tsx";
import { EmailRow } from "./email-row.tsx";

type DetailsCardProps = {
  account: Account;
  /** When the email address was verified; null before. */
  verifiedAt: Date | null;
  refused: FormRefusal;
  /** The account as another page saved it meanwhile, when this page was outdated. */
  savedAccount?: Account;
};

/** “Mes Informations”: the name, email address and phone of the user. */
export function DetailsCard({ account, verifiedAt, refused, savedAccount }: DetailsCardProps) {
  const t = useMessages(accountMessages);
  const path = usePath();
  const { errors, submitted } = refused;
  const text = (
    <>
      {t.detailsText}{" "}
      <Link to={path("/espace-etudiant/candidate/info-personnel")}>{t.personalInfo}</Link>.
    </>
  );
  return (
    <SettingsGroup id="details" title={t.details} text={text}>
      <div className="columns-2">
        <TextField
          name="firstName"
          label={t.firstName}
          error={errors.firstName}
          defaultValue={submitted.firstName ?? account.firstName}
          autoComplete="given-name"
          after={
            <>
              <OneNameCheckbox
                isChecked={
                  submitted.firstName === undefined
                    ? hasOneName(account)
                    : submitted["firstName.none"] === "on"
                }
              />
              <ConflictingValue field="firstName" errors={errors} value={savedAccount?.firstName} />
            </>
          }
        />
        <TextField
          name="lastName"
          label={t.lastName}
          error={errors.lastName}
          defaultValue={submitted.lastName ?? account.lastName}
          autoComplete="family-name"
          required
          after={
            <ConflictingValue field="lastName" errors={errors} value={savedAccount?.lastName} />
          }
        />
      </div>
      <EmailRow email={account.email} verifiedAt={verifiedAt} />
      <Phone account={account} refused={refused} savedAccount={savedAccount} />
    </SettingsGroup>
  );
}

function Phone({ account, refused, savedAccount }: Omit<DetailsCardProps, "verifiedAt">) {
  const t = useMessages(accountMessages);
  const names = useMessages(countriesMessages);
  const { choose } = useMessages(applicationMessages);
  const { errors, submitted } = refused;
  const countries = Object.entries(phoneCountries).map(([value, code]) => ({
    value,
    label: `${getLabel(names, value)} ${code}`,
  }));
  const savedPhone = savedAccount && (savedAccount.phone ?? "");
  return (
    <PhoneField
      name="phone"
      label={t.phone}
      optional={t.optional}
      error={errors.phone}
      countries={[
        { value: "", label: choose },
        ...countries,
        { value: "other", label: t.otherCountry },
      ]}
      countryLabel={t.phoneCountry}
      defaultCountry={submitted["phone.country"] ?? account.phoneCountry}
      defaultValue={submitted["phone.number"] ?? account.phoneNumber}
      autoComplete="tel-national"
      after={<ConflictingValue field="phone" errors={errors} value={savedPhone} />}
    />
  );
}

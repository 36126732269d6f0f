import type { Theme } from "#app/client/cookies.ts";
import type { Account } from "#app/features/accounts/account.server.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { SettingsGroup } from "#app/ui/settings-group.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { ConflictingValue } from "./conflicting-value.tsx";
import { NotificationFields } from "./notification-fields.tsx";

type PreferencesCardProps = {
  account: Account;
  theme: Theme;
  isDataSaverOn: boolean;
  refused: FormRefusal;
  /** The account as another page saved it meanwhile, when this page was outdated. */
  savedAccount?: Account;
};

/** “Préférences”: email notifications and their language; data saver and theme of this device. */
export function PreferencesCard({
  account,
  theme,
  isDataSaverOn,
  refused,
  savedAccount,
}: PreferencesCardProps) {
  const t = useMessages(accountMessages);
  const { hasErrors, submitted, errors } = refused;
  const languages = (["fr", "en"] as const).map((value) => ({
    value,
    label: t.languages[value],
  }));
  return (
    <SettingsGroup id="preferences" title={t.preferences} text={t.preferencesText}>
      <NotificationFields account={account} refused={refused} savedAccount={savedAccount} />
      <div className="setting-more">
        <RadioGroup
          name="locale"
          label={t.language}
          hint={t.languageHint}
          error={errors.locale}
          layout="row"
          options={languages}
          defaultValue={submitted.locale ?? account.locale}
          after={
            <ConflictingValue
              field="locale"
              errors={errors}
              value={savedAccount && t.languages[savedAccount.locale]}
            />
          }
        />
      </div>
      <div className="setting-more">
        <Switch
          name="dataSaver"
          {...t.dataSaver}
          defaultChecked={hasErrors ? submitted.dataSaver !== undefined : isDataSaverOn}
        />
      </div>
      <div className="setting-more setting-theme">
        <Segmented
          name="theme"
          label={t.theme}
          options={[
            { value: "", label: t.themes.system, icon: "desktop" },
            { value: "light", label: t.themes.light, icon: "sun" },
            { value: "dark", label: t.themes.dark, icon: "moon" },
          ]}
          defaultValue={submitted.theme ?? theme}
        />
      </div>
    </SettingsGroup>
  );
}

import { Fragment } from "react";
import type { Account } from "#app/features/accounts/account.server.ts";
import { accountMessages } from "#app/features/accounts/messages/account.ts";
import {
  notificationFrequencies,
  notificationKinds,
  preferenceFields,
} from "#app/features/accounts/notification-preferences.ts";
import { SelectOptions } from "#app/ui/form/select-field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { useClearedError } from "#app/ui/form/use-cleared-error.ts";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { ConflictingChoice, getConflictProps } from "./conflicting-value.tsx";

type NotificationFieldsProps = {
  account: Account;
  refused: FormRefusal;
  /** The account as another page saved it meanwhile, when this page was outdated. */
  savedAccount?: Account;
};

/** How soon each kind of notification is sent, and the quiet hours in which none is. */
export function NotificationFields({ account, refused, savedAccount }: NotificationFieldsProps) {
  const t = useMessages(accountMessages);
  const { submitted, errors } = refused;
  const options = notificationFrequencies.map((value) => ({ value, label: t.frequencies[value] }));
  return (
    <>
      <fieldset aria-describedby="always-sent">
        <legend className="field-label">{t.notifications}</legend>
        <p className="hint">{t.whenNotified}</p>
        {notificationKinds.map((kind) => {
          const { label, hint } = t.notificationKinds[kind];
          const name = preferenceFields[kind];
          const conflict = {
            errors,
            value: savedAccount && t.frequencies[savedAccount[name]],
          };
          return (
            <Fragment key={kind}>
              <div className="notification-setting">
                <label htmlFor={name}>
                  <b className="strong">{label}</b>
                  <small>{hint}</small>
                </label>
                <select
                  className="input"
                  id={name}
                  name={name}
                  defaultValue={submitted[name] ?? account[name]}
                  {...getConflictProps(name, conflict)}
                >
                  <SelectOptions options={options} />
                </select>
              </div>
              <ConflictingChoice field={name} {...conflict} />
            </Fragment>
          );
        })}
      </fieldset>
      <p className="small-text muted" id="always-sent">
        {t.alwaysSent}
      </p>
      <QuietHoursFields account={account} refused={refused} savedAccount={savedAccount} />
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function QuietHoursFields({
  account,
  refused: { submitted, errors },
  savedAccount,
}: NotificationFieldsProps) {
  const { quiet } = useMessages(accountMessages);
  const error = savedAccount ? undefined : errors.quietTo;
  const { isCleared, onInput } = useClearedError(error);
  const errorProps =
    error !== undefined && !isCleared
      ? ({ "aria-invalid": true, "aria-describedby": "quietTo-error" } as const)
      : {};
  const options = HOURS.map((hour) => ({ value: String(hour), label: quiet.hour(hour) }));
  const savedHours = savedAccount?.quiet
    ? quiet.range(savedAccount.quietFrom, savedAccount.quietTo)
    : quiet.none;
  const conflicts = {
    quiet: { errors, value: savedAccount && savedHours },
    quietFrom: {
      errors,
      value: savedAccount && `${quiet.from} ${quiet.hour(savedAccount.quietFrom)}`,
    },
    quietTo: {
      errors,
      value: savedAccount && `${quiet.to} ${quiet.hour(savedAccount.quietTo)}`,
    },
  };
  return (
    <fieldset className="setting-more quiet-hours" onInput={onInput}>
      <legend className="vh">{quiet.label}</legend>
      <Switch
        name="quiet"
        id="quiet"
        label={quiet.label}
        hint={quiet.hint}
        defaultChecked={
          submitted.quietFrom === undefined ? account.quiet : submitted.quiet !== undefined
        }
        {...getConflictProps("quiet", conflicts.quiet)}
      />
      <ConflictingChoice field="quiet" {...conflicts.quiet} />
      <div className={error && `has-error above-small${isCleared ? " is-edited" : ""}`}>
        {error && (
          <p className="field-error" id="quietTo-error">
            <Icon name="warning-circle" />
            <span>{error}</span>
          </p>
        )}
        <p className="row">
          {(["quietFrom", "quietTo"] as const).map((name) => (
            <label key={name} className="row">
              <span>{name === "quietFrom" ? quiet.from : quiet.to}</span>
              <select
                className="input"
                id={name}
                name={name}
                defaultValue={submitted[name] ?? account[name]}
                {...(savedAccount ? getConflictProps(name, conflicts[name]) : errorProps)}
              >
                <SelectOptions options={options} />
              </select>
            </label>
          ))}
        </p>
      </div>
      <ConflictingChoice field="quietFrom" {...conflicts.quietFrom} />
      <ConflictingChoice field="quietTo" {...conflicts.quietTo} />
    </fieldset>
  );
}

import { Fragment } from "react";
import type { Account } from "#app/features/identity/account/account.server.ts";
import { frequencies, noticeKinds, wishFields } from "#app/features/identity/notice-wishes.ts";
import { accountMessages } from "#app/i18n/account.ts";
import { Options } from "#app/ui/form/select-field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { useMended } from "#app/ui/form/use-mended.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Refused } from "#app/ui/refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { disputeOf, OtherChoice } from "./other-value.tsx";

type NoticeFieldsProps = {
  account: Account;
  refused: Refused;
  /** What was saved meanwhile, when this page was too old. */
  kept?: Account;
};

/** How soon each kind of notice leaves, and the hours in which none does. */
export function NoticeFields({ account, refused, kept }: NoticeFieldsProps) {
  const t = useMessages(accountMessages);
  const { typed, errors } = refused;
  const options = frequencies.map((value) => ({ value, label: t.frequencies[value] }));
  return (
    <>
      <fieldset aria-describedby="always-sent">
        <legend className="field-label">{t.notifications}</legend>
        <p className="hint">{t.together}</p>
        {noticeKinds.map((kind) => {
          const { label, hint } = t.notices[kind];
          const name = wishFields[kind];
          const other = { disputed: errors, value: kept && t.frequencies[kept[name]] };
          return (
            <Fragment key={kind}>
              <div className="wish">
                <label htmlFor={name}>
                  <b className="strong">{label}</b>
                  <small>{hint}</small>
                </label>
                <select
                  className="input"
                  id={name}
                  name={name}
                  defaultValue={typed[name] ?? account[name]}
                  {...disputeOf(name, other)}
                >
                  <Options options={options} />
                </select>
              </div>
              <OtherChoice field={name} {...other} />
            </Fragment>
          );
        })}
      </fieldset>
      <p className="small-text muted" id="always-sent">
        {t.alwaysSent}
      </p>
      <QuietFields account={account} refused={refused} kept={kept} />
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function QuietFields({ account, refused: { typed, errors }, kept }: NoticeFieldsProps) {
  const { quiet } = useMessages(accountMessages);
  const error = kept ? undefined : errors.quietTo;
  const { mended, onInput } = useMended(error);
  const wrong =
    error !== undefined && !mended
      ? ({ "aria-invalid": true, "aria-describedby": "quietTo-error" } as const)
      : {};
  const options = HOURS.map((hour) => ({ value: String(hour), label: quiet.hour(hour) }));
  const hours = kept?.quiet ? quiet.told(kept.quietFrom, kept.quietTo) : quiet.none;
  const others = {
    quiet: { disputed: errors, value: kept && hours },
    quietFrom: { disputed: errors, value: kept && `${quiet.from} ${quiet.hour(kept.quietFrom)}` },
    quietTo: { disputed: errors, value: kept && `${quiet.to} ${quiet.hour(kept.quietTo)}` },
  };
  return (
    <fieldset className="setting-more quiet-hours" onInput={onInput}>
      <legend className="vh">{quiet.label}</legend>
      <Switch
        name="quiet"
        id="quiet"
        label={quiet.label}
        hint={quiet.hint}
        defaultChecked={typed.quietFrom === undefined ? account.quiet : typed.quiet !== undefined}
        {...disputeOf("quiet", others.quiet)}
      />
      <OtherChoice field="quiet" {...others.quiet} />
      <div className={error && `has-error above-small${mended ? " is-mended" : ""}`}>
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
                defaultValue={typed[name] ?? account[name]}
                {...(kept ? disputeOf(name, others[name]) : wrong)}
              >
                <Options options={options} />
              </select>
            </label>
          ))}
        </p>
      </div>
      <OtherChoice field="quietFrom" {...others.quietFrom} />
      <OtherChoice field="quietTo" {...others.quietTo} />
    </fieldset>
  );
}

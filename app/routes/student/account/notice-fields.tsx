import type { Account } from "#app/features/identity/account/account.server.ts";
import { frequencies, noticeKinds, wishFields } from "#app/features/identity/notice-wishes.ts";
import { accountWords } from "#app/i18n/account.ts";
import { Options } from "#app/ui/form/select-field.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { useMended } from "#app/ui/form/use-mended.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Refused } from "#app/ui/refusal.tsx";
import { useWords } from "#app/ui/use-words.ts";

type NoticeFieldsProps = { account: Account; refused: Refused };

/** How soon each kind of notice leaves, and the hours in which none does. */
export function NoticeFields({ account, refused }: NoticeFieldsProps) {
  const { typed } = refused;
  const words = useWords(accountWords);
  const options = frequencies.map((value) => ({ value, label: words.frequencies[value] }));
  return (
    <>
      <fieldset aria-describedby="always-sent">
        <legend className="field-label">{words.notifications}</legend>
        <p className="hint">{words.together}</p>
        {noticeKinds.map((kind) => {
          const { label, hint } = words.notices[kind];
          const name = wishFields[kind];
          return (
            <div className="wish" key={kind}>
              <label htmlFor={name}>
                <b className="strong">{label}</b>
                <small>{hint}</small>
              </label>
              <select
                className="input"
                id={name}
                name={name}
                defaultValue={typed[name] ?? account[name]}
              >
                <Options options={options} />
              </select>
            </div>
          );
        })}
      </fieldset>
      <p className="small-text muted" id="always-sent">
        {words.alwaysSent}
      </p>
      <QuietFields account={account} refused={refused} />
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function QuietFields({ account, refused: { typed, errors } }: NoticeFieldsProps) {
  const { quiet } = useWords(accountWords);
  const error = errors.quietTo && quiet.empty;
  const { mended, onInput } = useMended(error);
  const isWrong = error !== undefined && !mended;
  const options = HOURS.map((hour) => ({ value: String(hour), label: quiet.hour(hour) }));
  return (
    <fieldset className="setting-more quiet-hours" onInput={onInput}>
      <legend className="vh">{quiet.label}</legend>
      <Switch
        name="quiet"
        label={quiet.label}
        hint={quiet.hint}
        defaultChecked={typed.quietFrom === undefined ? account.quiet : typed.quiet !== undefined}
      />
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
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? "quietTo-error" : undefined}
              >
                <Options options={options} />
              </select>
            </label>
          ))}
        </p>
      </div>
    </fieldset>
  );
}

import { Form } from "react-router";
import type { SettingView } from "#app/features/admissions/intake/settings.server.ts";
import { formatSetting, type SettingValue } from "#app/features/admissions/intake/settings.ts";
import { settingsMessages } from "#app/i18n/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import { formatSettingValue, settingFieldId } from "./setting-labels.ts";

/** A key that changes with each change of the setting, of which only the last 20 are loaded. */
export const getSettingKey = (line: SettingView): string =>
  `${settingFieldId(line)} ${line.history[0]?.id ?? ""}`;

type SettingRowProps = { line: SettingView; refused: FormRefusal };

/** One setting: its form and its history. */
export function SettingRow({ line, refused }: SettingRowProps) {
  const t = useMessages(settingsMessages);
  const { name, campus, value } = line;
  const field = settingFieldId(line);
  const { submitted } = refused;
  const isSubmitted = submitted.name === name && submitted.campus === (campus ?? "");
  const displayedValue =
    isSubmitted && submitted.value !== undefined ? submitted.value : formatSetting(value);
  const fieldProps = {
    id: field,
    name: "value",
    label: t.names[name],
    hint: t.hints[name],
    error: refused.errors[field],
    defaultValue: displayedValue,
  };
  return (
    <li>
      <Form method="post" className="stack" noValidate>
        <SettingFields line={line} />
        {name === "secondReader" ? (
          <RadioGroup
            {...fieldProps}
            options={(["yes", "no"] as const).map((one) => ({
              value: one,
              label: t.switches[name][one],
            }))}
          />
        ) : (
          <TextField {...fieldProps} size="2" inputMode="numeric" autoComplete="off" />
        )}
        <Button
          type="submit"
          variant="secondary"
          size="small"
          aria-label={t.saveSetting(t.names[name])}
        >
          {t.save}
        </Button>
      </Form>
      <SettingHistory line={line} />
    </li>
  );
}

function SettingFields({ line: { name, campus, value } }: { line: SettingView }) {
  return (
    <>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="campus" value={campus ?? ""} />
      <input type="hidden" name="expectedValue" value={formatSetting(value)} />
    </>
  );
}

/** The last 20 changes of a setting, newest first, with a button that reverts the last one. */
function SettingHistory({ line }: { line: SettingView }) {
  const t = useMessages(settingsMessages);
  const locale = useLocale();
  const clock = useClock();
  const { name, history } = line;
  const changes = history.flatMap(({ id, at, name: actorName, changes: all }) => {
    const fieldChange = all[name];
    return fieldChange
      ? [
          {
            id,
            at,
            actorName,
            from: toSettingValue(fieldChange.from),
            to: toSettingValue(fieldChange.to),
          },
        ]
      : [];
  });
  const [last] = changes;
  if (!last) return <p className="small-text muted above-small">{t.never}</p>;
  const before = formatSettingValue(locale, name, last.from);
  return (
    <>
      {formatSetting(last.from) !== formatSetting(line.value) && (
        <Form method="post">
          <SettingFields line={line} />
          <input type="hidden" name="value" value={formatSetting(last.from)} />
          <Button type="submit" variant="link">
            {t.revertTo(before)}
            <span className="vh"> ({t.names[name]})</span>
          </Button>
        </Form>
      )}
      <details className="disclosure">
        <summary>
          {t.changes(changes.length)}
          <span className="vh"> ({t.names[name]})</span>
        </summary>
        <ol className="timeline is-small">
          {changes.map(({ id, at, actorName, from, to }) => (
            <li key={id}>
              <b>
                {t.fromTo(
                  formatSettingValue(locale, name, from),
                  formatSettingValue(locale, name, to),
                )}
              </b>
              <span>{t.by(actorName ?? t.somebody, clock.date(at), clock.time(at))}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

const toSettingValue = (value: unknown): SettingValue =>
  typeof value === "boolean" ? value : Number(value);

import type {
  SettingKey,
  SettingName,
  SettingValue,
} from "#app/features/admissions/intake/settings.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { settingsMessages } from "#app/i18n/settings.ts";

/** The id of the field of a setting, which the error summary links to. */
export function settingFieldId({
  name,
  campus,
}: Pick<SettingKey, "campus"> & { name: string }): string {
  return `${name}-${campus ?? "school"}`;
}

/** Formats a value: « 18 ans », « Toujours relus ». */
export function formatSettingValue(locale: Locale, name: SettingName, value: SettingValue): string {
  const { values, switches } = settingsMessages[locale];
  if (name === "secondReader") return switches.secondReader[value ? "yes" : "no"];
  return values[name](Number(value));
}

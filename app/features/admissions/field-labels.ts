import type { Locale } from "#app/i18n/locale.ts";
import {
  applicationFields,
  type FieldName,
  fieldNames,
  type OwnField,
} from "./application-fields.ts";
import { consentMessages } from "./messages/consent.ts";
import { personalInfoMessages } from "./messages/personal-info.ts";
import { photoMessages } from "./messages/photo.ts";

/** The label of a field in its form, in the error summary and in the history. */
export function getFieldLabel(locale: Locale, name: FieldName): string {
  const info = personalInfoMessages[locale];
  const { adult, type } = applicationFields[name];
  if (adult) {
    const part = type === "phone" || type === "email" ? info[type] : info.fullName;
    return `${info.adultsShort[adult]}, ${lowercaseFirst(part)}`;
  }
  // The type refuses a field about the candidate that has no label.
  const labels: Record<OwnField, string> = { ...info.labels, photo: photoMessages[locale].label };
  return labels[name as OwnField];
}

/** The labels by field, in the order of the pages, and those of the consent request. */
export function getInfoLabels(locale: Locale): Record<string, string> {
  const { who, how, language } = consentMessages[locale];
  const labels = fieldNames.map((name) => [name, getFieldLabel(locale, name)] as const);
  return { ...Object.fromEntries(labels), adult: who, channel: how, language };
}

function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

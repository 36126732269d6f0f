import { z } from "zod";
import type { AccountField } from "./account-conflict.ts";
import { notificationFrequencies, type PreferenceField } from "./notification-preferences.ts";

// These schemas parse only the shape; `saveAccount` applies the rules.
const textField = z.string("required").default("");
const checkboxField = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

const frequencyField = z.enum(notificationFrequencies, "required");
const preferenceSchemas = {
  noticeMessage: frequencyField,
  noticeState: frequencyField,
  noticeMissingPiece: frequencyField,
  noticeDeadline: frequencyField,
  noticeConsent: frequencyField,
} satisfies Record<PreferenceField, typeof frequencyField>;
const hourField = z.coerce
  .number("required")
  .int("required")
  .min(0, "required")
  .max(23, "required");

const accountFields = {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  locale: z.enum(["fr", "en"]),
  ...preferenceSchemas,
  quiet: z.boolean(),
  quietFrom: z.int().min(0).max(23),
  quietTo: z.int().min(0).max(23),
};
const detailsSchema = z.object(accountFields).partial();

/** The details that the page loaded, as JSON. Unreadable text counts as none. */
const baseDetailsField = z.string().default("").transform(parseBaseDetails);

function parseBaseDetails(json: string): z.infer<typeof detailsSchema> {
  try {
    return detailsSchema.catch({}).parse(JSON.parse(json));
  } catch {
    return {};
  }
}

/** The checkboxes that accept a value saved elsewhere. */
const acceptFields = {
  "acceptSaved.firstName": checkboxField,
  "acceptSaved.lastName": checkboxField,
  "acceptSaved.phone": checkboxField,
  "acceptSaved.locale": checkboxField,
  "acceptSaved.noticeMessage": checkboxField,
  "acceptSaved.noticeState": checkboxField,
  "acceptSaved.noticeMissingPiece": checkboxField,
  "acceptSaved.noticeDeadline": checkboxField,
  "acceptSaved.noticeConsent": checkboxField,
  "acceptSaved.quiet": checkboxField,
  "acceptSaved.quietFrom": checkboxField,
  "acceptSaved.quietTo": checkboxField,
} satisfies Record<`acceptSaved.${AccountField}`, typeof checkboxField>;

/** The fields for which the user accepts the value saved elsewhere. */
export function getAcceptedFields(
  values: Record<keyof typeof acceptFields, boolean>,
): AccountField[] {
  const fields = Object.keys(accountFields) as AccountField[];
  return fields.filter((field) => values[`acceptSaved.${field}`]);
}

/** The form of 'Mon Compte': 'Mes Informations' and 'Préférences' are saved together. */
export const accountForm = z.object({
  firstName: textField,
  "firstName.none": z.string().optional(),
  lastName: textField,
  "phone.number": textField,
  "phone.country": textField,
  locale: textField,
  ...preferenceSchemas,
  quiet: checkboxField,
  quietFrom: hourField,
  quietTo: hourField,
  theme: z.enum(["", "light", "dark"]).catch(""),
  baseTheme: z.string().default(""),
  dataSaver: checkboxField,
  baseDataSaver: z.string().default(""),
  baseDetails: baseDetailsField,
  ...acceptFields,
});

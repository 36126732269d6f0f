import { z } from "zod";
import { frequencies, type WishField } from "../notice-wishes.ts";
import type { AccountField } from "./stale-edit.ts";

// Only the shape is read here: `account.ts` says what may be saved, and `saveAccount` applies it.
const text = z.string("required").default("");
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

const wish = z.enum(frequencies, "required");
const wishes = {
  noticeMessage: wish,
  noticeState: wish,
  noticeMissingPiece: wish,
  noticeDeadline: wish,
  noticeConsent: wish,
} satisfies Record<WishField, typeof wish>;
const hour = z.coerce.number("required").int("required").min(0, "required").max(23, "required");

const accountFields = {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  locale: z.enum(["fr", "en"]),
  ...wishes,
  quiet: z.boolean(),
  quietFrom: z.int().min(0).max(23),
  quietTo: z.int().min(0).max(23),
};
const details = z.object(accountFields).partial();

/** What the page showed, which it carries as text; what cannot be read counts as nothing shown. */
const seen = z.string().default("").transform(readSeen);

function readSeen(written: string): z.infer<typeof details> {
  try {
    return details.catch({}).parse(JSON.parse(written));
  } catch {
    return {};
  }
}

/** The ticks that take what was saved meanwhile. */
const takes = {
  "take.firstName": ticked,
  "take.lastName": ticked,
  "take.phone": ticked,
  "take.locale": ticked,
  "take.noticeMessage": ticked,
  "take.noticeState": ticked,
  "take.noticeMissingPiece": ticked,
  "take.noticeDeadline": ticked,
  "take.noticeConsent": ticked,
  "take.quiet": ticked,
  "take.quietFrom": ticked,
  "take.quietTo": ticked,
} satisfies Record<`take.${AccountField}`, typeof ticked>;

/** The fields for which the person takes what was saved meanwhile. */
export function takenIn(values: Record<keyof typeof takes, boolean>): AccountField[] {
  const fields = Object.keys(accountFields) as AccountField[];
  return fields.filter((field) => values[`take.${field}`]);
}

/** The form of 'Mon Compte': 'Mes Informations' and 'Préférences', saved together. */
export const accountForm = z.object({
  firstName: text,
  "firstName.none": z.string().optional(),
  lastName: text,
  "phone.number": text,
  "phone.country": text,
  locale: text,
  ...wishes,
  quiet: ticked,
  quietFrom: hour,
  quietTo: hour,
  theme: z.enum(["", "light", "dark"]).catch(""),
  themeSeen: z.string().default(""),
  saver: ticked,
  saverSeen: z.string().default(""),
  seen,
  ...takes,
});

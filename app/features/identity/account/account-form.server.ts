import { z } from "zod";
import { frequencies, type WishField } from "../notice-wishes.ts";

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

const details = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    locale: z.enum(["fr", "en"]),
    ...wishes,
    quiet: z.boolean(),
    quietFrom: z.int(),
    quietTo: z.int(),
  })
  .partial();

/** What the page showed, which it carries as text; what cannot be read counts as nothing shown. */
const seen = z.string().default("").transform(readSeen);

function readSeen(written: string): z.infer<typeof details> {
  try {
    return details.catch({}).parse(JSON.parse(written));
  } catch {
    return {};
  }
}

/** The form of 'Mon Compte': 'Mes Informations' and 'Préférences', saved together. */
export const accountForm = z.object({
  firstName: text,
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
  "take.firstName": ticked,
  "take.lastName": ticked,
  "take.phone": ticked,
});

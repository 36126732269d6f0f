import { z } from "zod";

// Only the shape is read here: `account.ts` says what may be saved, and `saveAccount` applies it.
const text = z.string("required").default("");
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

const details = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    locale: z.enum(["fr", "en"]),
    notifyMessages: z.boolean(),
    notifyApplication: z.boolean(),
    notifyDeadlines: z.boolean(),
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
  notifyMessages: ticked,
  notifyApplication: ticked,
  notifyDeadlines: ticked,
  theme: z.enum(["", "light", "dark"]).catch(""),
  themeSeen: z.string().default(""),
  saver: ticked,
  saverSeen: z.string().default(""),
  seen,
  "take.firstName": ticked,
  "take.lastName": ticked,
  "take.phone": ticked,
});

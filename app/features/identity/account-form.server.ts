import { z } from "zod";

// Only the shape is read here: `account.ts` says what may be saved, and `saveAccount` applies it.
const text = z.string("required").default("");

/** The form 'Mes Informations'. */
export const accountForm = z.object({
  firstName: text,
  lastName: text,
  "phone.number": text,
  "phone.country": text,
  locale: text,
});

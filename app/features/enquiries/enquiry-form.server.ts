import { z } from "zod";

// Checks the shape only; `sendEnquiry` applies the rules of enquiry.ts.
const text = z.string("required").default("");

/** The form of the contact page. `website` is a hidden field that only bots fill in. */
export const enquiryForm = z.object({
  campus: text,
  subject: text,
  name: text,
  email: text,
  "phone.country": text,
  "phone.number": text,
  content: text,
  website: text.pipe(z.string().max(0, "leave-empty")),
});

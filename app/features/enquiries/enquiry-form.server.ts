import { z } from "zod";

// Only the shape is read here: `enquiry.ts` says what may be sent, and `sendEnquiry` applies it.
const text = z.string("required").default("");

/** The form of the contact page. `website` is shown to nobody: only a machine fills it in. */
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

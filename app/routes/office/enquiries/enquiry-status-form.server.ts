import { z } from "zod";

/** The button that says an enquiry is dealt with, or makes it wait again. */
export const enquiryStatusForm = z.object({ state: z.enum(["handled", "reopened"], "required") });

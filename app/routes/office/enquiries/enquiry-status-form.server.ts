import { z } from "zod";

/** The form that closes an enquiry as dealt with, or reopens it. */
export const enquiryStatusForm = z.object({ state: z.enum(["handled", "reopened"], "required") });

import { z } from "zod";
import { campuses, staffRoles } from "#app/features/identity/actor.ts";
import { locales } from "#app/i18n/locale.ts";
import { LATER } from "./heir.ts";

const post = {
  role: z.enum(staffRoles, "not-in-list"),
  campus: z
    .enum(["all", ...campuses], "not-in-list")
    .default("all")
    .transform((campus) => (campus === "all" ? null : campus)),
};

export const inviteForm = z.object({
  email: z
    .string("required")
    .trim()
    .min(1, "required")
    .max(254, "email-invalid")
    .pipe(z.email("email-invalid")),
  locale: z.enum(locales, "not-in-list"),
  ...post,
});

export const postForm = z.object(post);

/** The buttons of a page of the team. */
export const invitationAct = z.object({
  intent: z.enum(["resend", "cancel"], "not-in-list"),
  invitation: z.string("required"),
});

export const memberAct = z.object({
  intent: z.enum(["post", "suspend", "reinstate", "reset", "hand-over"], "not-in-list"),
  /** Who takes over the files (heir.ts). */
  heir: z.string("required").default(LATER),
});

import { z } from "zod";
import { type Campus, campuses, type StaffRole, staffRoles } from "#app/features/identity/actor.ts";
import { emailField } from "#app/http/email-field.ts";
import { locales } from "#app/i18n/locale.ts";
import { LATER } from "./heir.ts";

const post = {
  role: z.enum(staffRoles, "not-in-list"),
  campus: z.enum(["", "all", ...campuses], "not-in-list").default(""),
};
type Chosen = { role?: StaffRole; campus: "" | "all" | Campus };

/** An officer is of a campus, or of all: it is chosen, so that nobody gets more than was meant. Told with the rest. */
const campusChosen = {
  path: ["campus"],
  error: "required",
  when: () => true,
};
const hasCampus = ({ role, campus }: Chosen) => role !== "admissions" || campus !== "";

export const inviteForm = z
  .object({
    email: emailField,
    locale: z.enum(locales, "not-in-list"),
    ...post,
  })
  .refine(hasCampus, campusChosen);

export const postForm = z.object(post).refine(hasCampus, campusChosen);

/** The campus that was chosen; null is all of them, and of whoever is no officer. */
export function campusIn({ campus }: Chosen): Campus | null {
  return campus === "all" || campus === "" ? null : campus;
}

/** The buttons of a page of the team. */
export const invitationAct = z.object({
  intent: z.enum(["resend", "correct", "cancel"], "not-in-list"),
  invitation: z.string("required"),
});

export const memberAct = z.object({
  intent: z.enum(["post", "suspend", "reinstate", "reset", "hand-over"], "not-in-list"),
  /** Who takes over the files (heir.ts). */
  heir: z.string("required").default(LATER),
});

import { z } from "zod";
import { type Campus, campuses, type StaffRole, staffRoles } from "#app/features/identity/actor.ts";
import { emailSchema } from "#app/http/email-schema.ts";
import { locales } from "#app/i18n/locale.ts";
import { SUCCESSOR_LATER } from "./successor.ts";

const roleFields = {
  role: z.enum(staffRoles, "not-in-list"),
  campus: z.enum(["", "all", ...campuses], "not-in-list").default(""),
};
type RoleInput = { role?: StaffRole; campus: "" | "all" | Campus };

/** An officer is of a campus, or of all: it is chosen, so that nobody gets more than was meant. Told with the rest. */
const campusRequired = {
  path: ["campus"],
  error: "required",
  when: () => true,
};
const hasCampus = ({ role, campus }: RoleInput) => role !== "admissions" || campus !== "";

export const inviteForm = z
  .object({
    email: emailSchema,
    locale: z.enum(locales, "not-in-list"),
    ...roleFields,
  })
  .refine(hasCampus, campusRequired);

export const roleForm = z.object(roleFields).refine(hasCampus, campusRequired);

/** The campus that was chosen; null is all of them, and of whoever is no officer. */
export function parseCampus({ campus }: RoleInput): Campus | null {
  return campus === "all" || campus === "" ? null : campus;
}

/** The buttons of a page of the team. */
export const invitationForm = z.object({
  intent: z.enum(["resend", "correct", "cancel"], "not-in-list"),
  invitation: z.string("required"),
});

export const memberForm = z.object({
  intent: z.enum(["post", "suspend", "reinstate", "reset", "hand-over"], "not-in-list"),
  /** Who takes over the files (heir.ts). */
  heir: z.string("required").default(SUCCESSOR_LATER),
});

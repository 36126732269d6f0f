import { z } from "zod";
import { type Campus, campuses, type StaffRole, staffRoles } from "#app/features/access/actor.ts";
import { emailSchema } from "#app/http/email-schema.ts";
import { locales } from "#app/i18n/locale.ts";
import { SUCCESSOR_LATER } from "./successor.ts";

const roleFields = {
  role: z.enum(staffRoles, "not-in-list"),
  campus: z.enum(["", "all", ...campuses], "not-in-list").default(""),
};
type RoleInput = { role?: StaffRole; campus: "" | "all" | Campus };

/**
 * An admissions officer must choose a campus or all of them, so that an empty field gives no
 * access. `when` reports the error together with those of other fields.
 */
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

/** The chosen campus; null for all campuses and for roles without a campus. */
export function parseCampus({ campus }: RoleInput): Campus | null {
  return campus === "all" || campus === "" ? null : campus;
}

export const invitationForm = z.object({
  intent: z.enum(["resend", "correct", "cancel"], "not-in-list"),
  invitation: z.string("required"),
});

export const memberForm = z.object({
  intent: z.enum(["change-role", "suspend", "reinstate", "reset", "reassign"], "not-in-list"),
  /** The successor of a suspended member (successor.ts). */
  successor: z.string("required").default(SUCCESSOR_LATER),
});

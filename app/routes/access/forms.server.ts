import { type ZodObject, z } from "zod";
import { lengthRefusal } from "#app/features/identity/password/password.ts";
import { emailField } from "#app/http/email-field.ts";
import { type ParsedForm, readForm } from "#app/http/form.server.ts";
import { readPersonNames, requireNames } from "#app/lib/person-name.ts";

// Only their shape: `readNamedForm` says what a name may be.
const names = {
  firstName: z.string("unreadable").default(""),
  "firstName.none": z.string().optional(),
  lastName: z.string("unreadable").default(""),
};
const password = z.string("required").min(1, "required");
/** Its length is told along with the faults of the other fields; what it says, once they are right. */
const newPassword = password.superRefine((chosen, context) => {
  const reason = lengthRefusal(chosen);
  if (reason && chosen) context.addIssue({ code: "custom", message: reason });
});

export const signInForm = z.object({ email: emailField, password });

export const signUpForm = z.object({
  ...names,
  email: emailField,
  password: newPassword,
});

export const emailForm = z.object({ email: emailField });

export const newPasswordForm = z.object({ token: z.string("link-invalid"), password: newPassword });

export const codeForm = z.object({
  code: z.string("required").trim().min(1, "required").max(100, "code-wrong"),
});

/** The address is read only from the first administrator: an invitation has its own. */
export const joinForm = z.object({
  ...names,
  email: emailField,
  password,
});

/** The address of a newcomer, or the token of the letter that proves it. */
export const newcomerForm = z.object({
  email: emailField.optional(),
  token: z.string("link-invalid").max(4_000, "link-invalid").optional(),
});

type Named<S extends ZodObject> = z.infer<S> & { firstName: string; lastName: string };

/** Reads a form that asks for a person's names among other fields; the errors of all of them at once. */
export function readNamedForm<S extends ZodObject>(
  sent: FormData,
  schema: S,
): ParsedForm<Named<S>> {
  const form = readForm(sent, schema);
  const { typed } = form;
  const names = readPersonNames({
    firstName: typed.firstName,
    lastName: typed.lastName,
    hasOneName: typed["firstName.none"] === "on",
  });
  const { firstName, lastName } = names.values;
  const errors = { ...requireNames(names), ...(form.ok ? {} : form.errors) };
  if (!form.ok || firstName == null || lastName == null) return { ok: false, errors, typed };
  return { ok: true, values: { ...form.values, firstName, lastName }, typed };
}

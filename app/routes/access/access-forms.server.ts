import { type ZodObject, z } from "zod";
import { getPasswordLengthError } from "#app/features/identity/password/password.ts";
import { emailSchema } from "#app/http/email-schema.ts";
import { type ParsedForm, parseFormData } from "#app/http/parse-form.server.ts";
import { getRequiredNameErrors, parsePersonNames } from "#app/lib/person-name.ts";

// Only their shape: `parseNamedForm` says what a name may be.
const nameFields = {
  firstName: z.string("unreadable").default(""),
  "firstName.none": z.string().optional(),
  lastName: z.string("unreadable").default(""),
};
const passwordField = z.string("required").min(1, "required");
/** Its length is told along with the faults of the other fields; what it says, once they are right. */
const newPasswordField = passwordField.superRefine((password, context) => {
  const errorCode = getPasswordLengthError(password);
  if (errorCode && password) context.addIssue({ code: "custom", message: errorCode });
});

export const signInForm = z.object({ email: emailSchema, password: passwordField });

export const signUpForm = z.object({
  ...nameFields,
  email: emailSchema,
  password: newPasswordField,
});

export const emailForm = z.object({ email: emailSchema });

export const newPasswordForm = z.object({
  token: z.string("link-invalid"),
  password: newPasswordField,
});

export const codeForm = z.object({
  code: z.string("required").trim().min(1, "required").max(100, "code-wrong"),
});

/** The address is read only from the first administrator: an invitation has its own. */
export const acceptInvitationForm = z.object({
  ...nameFields,
  email: emailSchema,
  password: passwordField,
});

/** The address of a newcomer, or the token of the letter that proves it. */
export const providerSignUpForm = z.object({
  email: emailSchema.optional(),
  token: z.string("link-invalid").max(4_000, "link-invalid").optional(),
});

type WithNames<Schema extends ZodObject> = z.infer<Schema> & {
  firstName: string;
  lastName: string;
};

/** Reads a form that asks for a person's names among other fields; the errors of all of them at once. */
export function parseNamedForm<Schema extends ZodObject>(
  formData: FormData,
  schema: Schema,
): ParsedForm<WithNames<Schema>> {
  const form = parseFormData(formData, schema);
  const { typed: submitted } = form;
  const names = parsePersonNames({
    firstName: submitted.firstName,
    lastName: submitted.lastName,
    hasOneName: submitted["firstName.none"] === "on",
  });
  const { firstName, lastName } = names.values;
  const errors = { ...getRequiredNameErrors(names), ...(form.ok ? {} : form.errors) };
  if (!form.ok || firstName == null || lastName == null)
    return { ok: false, errors, typed: submitted };
  return { ok: true, values: { ...form.values, firstName, lastName }, typed: submitted };
}

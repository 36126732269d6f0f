import { type ZodObject, z } from "zod";
import { getPasswordLengthError } from "#app/features/auth/password/password.ts";
import { emailSchema } from "#app/http/email-schema.ts";
import { type ParsedForm, parseFormData } from "#app/http/parse-form.server.ts";
import { getRequiredNameErrors, parsePersonNames } from "#app/lib/person-name.ts";

// Checks the shape only; `parseNamedForm` checks the names themselves.
const nameFields = {
  firstName: z.string("unreadable").default(""),
  "firstName.none": z.string().optional(),
  lastName: z.string("unreadable").default(""),
};
const passwordField = z.string("required").min(1, "required");
/**
 * The length is checked with the other fields; the content (too common, or made of names) only by the command, once all
 * fields are valid.
 */
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
  code: z.string("required").trim().min(1, "required").max(100, "invalid-code"),
});

/** The email is used only for the first administrator: every other invitation has its own. */
export const acceptInvitationForm = z.object({
  ...nameFields,
  email: emailSchema,
  password: passwordField,
});

/** The email address of a user whose provider gave none, or the token of the email that verifies it. */
export const providerSignUpForm = z.object({
  email: emailSchema.optional(),
  token: z.string("link-invalid").max(4_000, "link-invalid").optional(),
});

type WithNames<Schema extends ZodObject> = z.infer<Schema> & {
  firstName: string;
  lastName: string;
};

/** Parses a form that has the names of a person among other fields; returns the error codes of all fields at once. */
export function parseNamedForm<Schema extends ZodObject>(
  formData: FormData,
  schema: Schema,
): ParsedForm<WithNames<Schema>> {
  const form = parseFormData(formData, schema);
  const { submitted } = form;
  const names = parsePersonNames({
    firstName: submitted.firstName,
    lastName: submitted.lastName,
    hasOneName: submitted["firstName.none"] === "on",
  });
  const { firstName, lastName } = names.values;
  const errors = { ...getRequiredNameErrors(names), ...(form.ok ? {} : form.errors) };
  if (!form.ok || firstName == null || lastName == null) return { ok: false, errors, submitted };
  return { ok: true, values: { ...form.values, firstName, lastName }, submitted };
}

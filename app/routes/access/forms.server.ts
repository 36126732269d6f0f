import { z } from "zod";

const email = z.string("required").trim().min(1, "required").max(254, "email-invalid");
const emailAddress = email.pipe(z.email("email-invalid"));
const name = z.string("required").trim().min(1, "required").max(100, "name-too-long");
const password = z.string("required").min(1, "required");

export const signInForm = z.object({ email: emailAddress, password });

export const signUpForm = z.object({
  firstName: name,
  lastName: name,
  email: emailAddress,
  password,
});

export const emailForm = z.object({ email: emailAddress });

export const newPasswordForm = z.object({ token: z.string("link-invalid"), password });

export const codeForm = z.object({
  code: z.string("required").trim().min(1, "required").max(100, "code-wrong"),
});

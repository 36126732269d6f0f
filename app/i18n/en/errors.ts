import type { errors as fr } from "../fr/errors.ts";

export const errors: typeof fr = {
  "email-invalid": "Enter the full e-mail address, for example nom@exemple.sn.",
  "name-too-long": "This name is too long: 100 characters at most.",
  "password-again": "Enter your password again",
  "password-too-long": "This password is too long: 128 characters at most.",
  "password-too-short": "The password must have at least 15 characters.",
  required: "This field is required",
};

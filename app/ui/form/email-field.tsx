import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "inputMode" | "name"> & {
  name?: string;
};

/** RFC 5321, section 4.5.3.1.3: a path has at most 256 characters, including its two angle brackets. */
const MAX_EMAIL_CHARACTERS = 254;

/** An email input with the email keyboard. Pass `autoComplete`, which depends on whose address is entered. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL_CHARACTERS}
      {...props}
    />
  );
}

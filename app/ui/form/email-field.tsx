import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "inputMode" | "name"> & {
  name?: string;
};

/** RFC 5321, section 4.5.3.1.3: a path is 256 characters, its two brackets among them. */
const MAX_EMAIL_CHARACTERS = 254;

/** An e-mail address, with the keyboard for it. Say autoComplete: whose address it is. */
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

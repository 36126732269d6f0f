import { TextField } from "#app/ui/form/text-field.tsx";

type CodeFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  submittedCode?: string;
  /** Set for codes that are not digits only, so that a phone shows its full keyboard. */
  allowsLetters?: boolean;
};

/** The field for a second-factor code; the browser may fill it in (`one-time-code`). */
export function CodeField({
  label,
  hint,
  error,
  submittedCode,
  allowsLetters = false,
}: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      hint={hint}
      error={error}
      defaultValue={submittedCode}
      size={allowsLetters ? "20" : "10"}
      inputMode={allowsLetters ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}

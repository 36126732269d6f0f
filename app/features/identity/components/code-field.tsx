import { TextField } from "#app/ui/form/text-field.tsx";

type CodeFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  submittedCode?: string;
  /** True where letters are expected too: the keyboard of a phone shows them. */
  allowsLetters?: boolean;
};

/** Where a code of the second factor is typed, pasted, or filled in by the telephone. */
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

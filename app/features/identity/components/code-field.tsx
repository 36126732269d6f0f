import { TextField } from "#app/ui/form/text-field.tsx";

type CodeFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  typed?: string;
  /** True where letters are expected too: the keyboard of a phone shows them. */
  letters?: boolean;
};

/** Where a code of the second factor is typed, pasted, or filled in by the telephone. */
export function CodeField({ label, hint, error, typed, letters = false }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      hint={hint}
      error={error}
      defaultValue={typed}
      size={letters ? "20" : "10"}
      inputMode={letters ? "text" : "numeric"}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}

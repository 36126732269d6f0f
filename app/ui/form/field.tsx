import { type ReactNode, useContext } from "react";
import { Icon } from "../icon.tsx";
import { UnbrokenNumbers } from "../unbroken.tsx";
import { FieldNotes } from "./field-notes.ts";
import { useMended } from "./use-mended.ts";

/** What every field takes. All words are given; none is written here. */
export type FieldWords = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; the same sentence as in the summary of errors. */
  error?: string;
  /** The word shown when the field may stay empty: "(facultatif)". */
  optional?: string;
  /** The name of the field unless said otherwise; a summary of errors links to it. */
  id?: string;
  /** A state under the field: saved on this device, checked, a warning that does not block. */
  after?: ReactNode;
  className?: string;
};

/** What an input must carry so that its label, hint and error are read with it. */
export type Wiring = {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldWords & {
  /** A group of inputs has a legend in place of a label. */
  group?: boolean;
  children: (wiring: Wiring) => ReactNode;
};

/** A field: label, hint, error, input, in this order, tied together for screen readers. */
export function Field({ name, id = name, group, children, ...words }: FieldProps) {
  const { hint, error } = words;
  const notes = useContext(FieldNotes);
  const { mended, onInput } = useMended(error);
  const wrong = Boolean(error) && !mended;
  const described = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(" ");
  const describedBy = described || undefined;
  const Box = group ? "fieldset" : "div";
  const label = (
    <>
      {words.label}
      {words.optional && <span className="optional"> {words.optional}</span>}
    </>
  );
  return (
    <Box
      className={["field", error && "has-error", mended && "is-mended", words.className]
        .filter(Boolean)
        .join(" ")}
      aria-describedby={group ? describedBy : undefined}
      onInput={onInput}
    >
      {group ? <legend>{label}</legend> : <label htmlFor={id}>{label}</label>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning-circle" />
          <span>
            <UnbrokenNumbers text={error} />
          </span>
        </p>
      )}
      {children({
        id,
        name,
        "aria-describedby": group ? undefined : describedBy,
        "aria-invalid": wrong ? true : undefined,
      })}
      {words.after}
      {notes[name]}
    </Box>
  );
}

/** Splits the props of a field from those of its input. */
export function wordsOf<P extends FieldWords>(props: P): [FieldWords, Omit<P, keyof FieldWords>] {
  const { name, label, hint, error, optional, id, after, className, ...input } = props;
  return [{ name, label, hint, error, optional, id, after, className }, input];
}

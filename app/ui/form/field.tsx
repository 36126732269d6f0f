import { type ReactNode, useContext } from "react";
import { Icon } from "../icon.tsx";
import { NoWrapNumbers } from "../no-wrap.tsx";
import { FieldNotes } from "./field-notes.ts";
import { useClearedError } from "./use-cleared-error.ts";

/** What every field takes. All words are given; none is written here. */
export type FieldBaseProps = {
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
export type FieldInputProps = {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldBaseProps & {
  /** A group of inputs has a legend in place of a label. */
  group?: boolean;
  children: (inputProps: FieldInputProps) => ReactNode;
};

/** A field: label, hint, error, input, in this order, tied together for screen readers. */
export function Field({ name, id = name, group, children, ...props }: FieldProps) {
  const { hint, error } = props;
  const notes = useContext(FieldNotes);
  const { isCleared, onInput } = useClearedError(error);
  const isInvalid = Boolean(error) && !isCleared;
  const describedIds = [hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(" ");
  const describedBy = describedIds || undefined;
  const Wrapper = group ? "fieldset" : "div";
  const label = (
    <>
      {props.label}
      {props.optional && <span className="optional"> {props.optional}</span>}
    </>
  );
  return (
    <Wrapper
      className={["field", error && "has-error", isCleared && "is-mended", props.className]
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
            <NoWrapNumbers text={error} />
          </span>
        </p>
      )}
      {children({
        id,
        name,
        "aria-describedby": group ? undefined : describedBy,
        "aria-invalid": isInvalid ? true : undefined,
      })}
      {props.after}
      {notes[name]}
    </Wrapper>
  );
}

/** Splits the props of a field from those of its input. */
export function splitFieldProps<P extends FieldBaseProps>(
  props: P,
): [FieldBaseProps, Omit<P, keyof FieldBaseProps>] {
  const { name, label, hint, error, optional, id, after, className, ...input } = props;
  return [{ name, label, hint, error, optional, id, after, className }, input];
}

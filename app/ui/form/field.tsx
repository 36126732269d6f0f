import { type ReactNode, useContext } from "react";
import { Icon } from "../icon.tsx";
import { NoWrapNumbers } from "../no-wrap.tsx";
import { FieldNotes } from "./field-notes.ts";
import { useClearedError } from "./use-cleared-error.ts";

/** Props of every field. Texts come from the caller; this component contains none. */
export type FieldBaseProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Says what is wrong and what to do, in the same sentence as the error summary. */
  error?: string;
  /** Text shown after the label of an optional field, for example "(facultatif)". */
  optional?: string;
  /** Defaults to `name`; the error summary links to it. */
  id?: string;
  /** A status under the field: saved on this device, checked, or a warning that does not block. */
  after?: ReactNode;
  className?: string;
};

/** Attributes that connect an input to its label, hint and error. */
export type FieldInputProps = {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = FieldBaseProps & {
  /** Renders a fieldset with a legend, for several inputs. */
  isGroup?: boolean;
  children: (inputProps: FieldInputProps) => ReactNode;
};

/** Renders label, hint, error and input in this order and connects them for screen readers. */
export function Field({ name, id = name, isGroup, children, ...props }: FieldProps) {
  const { hint, error } = props;
  const notes = useContext(FieldNotes);
  const { isCleared, onInput } = useClearedError(error);
  const isInvalid = Boolean(error) && !isCleared;
  const describedIds = [hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(" ");
  const describedBy = describedIds || undefined;
  const Wrapper = isGroup ? "fieldset" : "div";
  const label = (
    <>
      {props.label}
      {props.optional && <span className="optional"> {props.optional}</span>}
    </>
  );
  return (
    <Wrapper
      className={["field", error && "has-error", isCleared && "is-edited", props.className]
        .filter(Boolean)
        .join(" ")}
      aria-describedby={isGroup ? describedBy : undefined}
      onInput={onInput}
    >
      {isGroup ? <legend>{label}</legend> : <label htmlFor={id}>{label}</label>}
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
        "aria-describedby": isGroup ? undefined : describedBy,
        "aria-invalid": isInvalid ? true : undefined,
      })}
      {props.after}
      {notes[name]}
    </Wrapper>
  );
}

/** Separates the props of `Field` from those of the input. */
export function splitFieldProps<P extends FieldBaseProps>(
  props: P,
): [FieldBaseProps, Omit<P, keyof FieldBaseProps>] {
  const { name, label, hint, error, optional, id, after, className, ...input } = props;
  return [{ name, label, hint, error, optional, id, after, className }, input];
}

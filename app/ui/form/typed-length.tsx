import { type RefObject, useEffect, useState } from "react";
import { Icon } from "../icon.tsx";

/** How long what is typed must be, in characters. */
export type LengthRule = {
  least: number;
  lengthOf: (typed: string) => number;
  /** "10 caractères : il en faut encore 5", or that it is long enough when none is lacking. */
  words: (typed: number, lacking: number) => string;
};

/** A screen reader is told when the typing stops, in milliseconds: not at each key. */
const PAUSE = 1_000;

/**
 * Counts what is typed in a field, under it. Nothing without a script: the hint of the field says the
 * rule. What was typed before the script came is counted when it comes.
 */
export function TypedLength(props: {
  field: RefObject<HTMLInputElement | null>;
  rule: LengthRule;
}) {
  const { least, lengthOf, words } = props.rule;
  const length = useTyped(props.field, lengthOf);
  const lacking = Math.max(least - length, 0);
  const sentence = length > 0 ? words(length, lacking) : "";
  const said = useLater(sentence);
  return (
    <>
      {sentence && (
        <p className={`field-state ${lacking ? "is-short" : "is-ok"}`} aria-hidden="true">
          <Icon name={lacking ? "warning" : "check"} />
          {sentence}
        </p>
      )}
      {said !== null && (
        <p className="vh" role="status">
          {said}
        </p>
      )}
    </>
  );
}

function useTyped(
  field: RefObject<HTMLInputElement | null>,
  lengthOf: (typed: string) => number,
): number {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const input = field.current;
    const count = () => setLength(lengthOf(input?.value ?? ""));
    count();
    const forget = () => setLength(0);
    const form = input?.form;
    input?.addEventListener("input", count);
    form?.addEventListener("reset", forget);
    return () => {
      input?.removeEventListener("input", count);
      form?.removeEventListener("reset", forget);
    };
  }, [field, lengthOf]);
  return length;
}

/** The sentence once it has rested; null before any script. */
function useLater(sentence: string): string | null {
  const [said, say] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(say, sentence ? PAUSE : 0, sentence);
    return () => clearTimeout(timer);
  }, [sentence]);
  return said;
}

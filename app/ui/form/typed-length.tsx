import { useEffect, useRef } from "react";
import { Icon } from "../icon.tsx";
import { countTyped } from "./count-typed.ts";

/** How long what is typed must be, in characters, and the sentences that count it: `{0}` typed, `{1}` lacking. */
export type LengthRule = {
  least: number;
  words: { one: string; short: string; enough: string };
};

/**
 * Counts what is typed in the field it stands beside (count-typed.ts). Nothing without a script: the hint of the field
 * says the rule.
 */
export function TypedLength({ least, words }: LengthRule) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? countTyped(box.current) : undefined), []);
  const { one, short, enough } = words;
  return (
    <div ref={box} data-least={least} data-one={one} data-short={short} data-enough={enough}>
      <p className="field-state is-short" hidden suppressHydrationWarning>
        <Icon name="warning" />
        <span aria-hidden="true" suppressHydrationWarning />
      </p>
      <p className="field-state is-ok" hidden suppressHydrationWarning>
        <Icon name="check" />
        <span aria-hidden="true" suppressHydrationWarning />
      </p>
      <p className="vh" role="status" suppressHydrationWarning />
    </div>
  );
}

import { useEffect, useRef } from "react";
import { Icon } from "../icon.tsx";
import { startCharacterCounter } from "./start-character-counter.ts";

/** How long what is typed must be, in characters, and the sentences that count it: `{0}` typed, `{1}` lacking. */
export type LengthRule = {
  minLength: number;
  templates: { one: string; short: string; enough: string };
};

/**
 * Counts what is typed in the field it stands beside (start-character-counter.ts). Nothing without a script: the hint of the field
 * says the rule.
 */
export function CharacterCounter({ minLength, templates }: LengthRule) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? startCharacterCounter(box.current) : undefined), []);
  const { one, short, enough } = templates;
  return (
    <div ref={box} data-least={minLength} data-one={one} data-short={short} data-enough={enough}>
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

import { useEffect, useRef } from "react";
import { Icon } from "../icon.tsx";
import { startCharacterCounter } from "./start-character-counter.ts";

/**
 * Minimum length in characters, and the messages of the counter: `{0}` is the number typed, `{1}` the number missing.
 */
export type LengthRule = {
  minLength: number;
  templates: { one: string; short: string; enough: string };
};

/**
 * Counts the characters of the input in the same parent element (start-character-counter.ts). Shows nothing without
 * scripts: the hint of the field states the rule.
 */
export function CharacterCounter({ minLength, templates }: LengthRule) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? startCharacterCounter(box.current) : undefined), []);
  const { one, short, enough } = templates;
  return (
    <div ref={box} data-min={minLength} data-one={one} data-short={short} data-enough={enough}>
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

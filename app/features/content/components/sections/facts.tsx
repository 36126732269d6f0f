import type { Fact } from "../../kinds.ts";
import { OrdinalText, TypesetText } from "../typeset-text.tsx";

/** Pairs of a label and a value, with a small note where one is needed. */
export function Facts({ items, className }: { items: Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map((fact) => (
        <div key={fact.label}>
          <dt>
            <TypesetText text={fact.label} />
          </dt>
          <dd>
            <TypesetText text={fact.value} />
            {fact.note && (
              <small>
                <OrdinalText text={fact.note} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

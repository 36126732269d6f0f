import type { Fact } from "../../kinds.ts";
import { OrdinalText, TypesetText } from "../typeset-text.tsx";

/** A list of labels and values with optional notes. */
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

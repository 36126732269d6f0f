import type { Fact } from "../../kinds.ts";
import { Line, Raised } from "../line.tsx";

/** Pairs of a label and a value, with a small note where one is needed. */
export function Facts({ items, className }: { items: Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {items.map((fact) => (
        <div key={fact.label}>
          <dt>
            <Line text={fact.label} />
          </dt>
          <dd>
            <Line text={fact.value} />
            {fact.note && (
              <small>
                <Raised text={fact.note} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { conditionMessages } from "#app/i18n/condition.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { conditionsShown } from "./follow-page.server.ts";

export type ShownCondition = ReturnType<typeof conditionsShown>[number];

const tones = { pending: "warn", met: "ok", waived: "neutral" } as const;

/** The conditions of an offer, and which of them are met. */
export function ConditionList({ conditions }: { conditions: ShownCondition[] }) {
  const t = useMessages(conditionMessages);
  return (
    <ul className="condition-list card">
      {conditions.map(({ id, words: text, state, because }) => (
        <li key={id}>
          <span dir="auto">{text}</span> <Tag tone={tones[state]}>{t.states[state]}</Tag>
          {because && (
            <p className="small-text muted" dir="auto">
              {t.because(because)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import { conditionMessages } from "#app/features/decisions/messages/condition.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { listConditionViews } from "./status-page.server.ts";

export type ConditionView = ReturnType<typeof listConditionViews>[number];

const TAG_TONES = { pending: "warn", met: "ok", waived: "neutral" } as const;

/** The conditions of an offer, with the state of each. */
export function ConditionList({ conditions }: { conditions: ConditionView[] }) {
  const t = useMessages(conditionMessages);
  return (
    <ul className="condition-list card">
      {conditions.map(({ id, words: text, state, because }) => (
        <li key={id}>
          <span dir="auto">{text}</span> <Tag tone={TAG_TONES[state]}>{t.states[state]}</Tag>
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

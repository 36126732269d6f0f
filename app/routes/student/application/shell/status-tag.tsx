import { stateTones } from "#app/features/admissions/components/state-tones.ts";
import type { ChoiceStatus } from "#app/features/decisions/withdrawal.ts";
import { choiceStatesMessages } from "#app/i18n/choice-states.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** Where a choice or an application stands, in the words of its candidate. */
export function StatusTag({ standing }: { standing: ChoiceStatus }) {
  const { states } = useMessages(choiceStatesMessages);
  const tones = stateTones[standing === "closed" ? "withdrawn" : standing];
  return <Tag tone={tones.candidate}>{states[standing]}</Tag>;
}

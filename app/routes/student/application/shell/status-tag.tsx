import { stateTones } from "#app/features/admissions/components/state-tones.ts";
import { choiceStatesMessages } from "#app/features/decisions/messages/choice-states.ts";
import type { ChoiceStatus } from "#app/features/decisions/withdrawal.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The status of a choice or an application, as the candidate sees it. */
export function StatusTag({ status }: { status: ChoiceStatus }) {
  const { states } = useMessages(choiceStatesMessages);
  const tones = stateTones[status === "closed" ? "withdrawn" : status];
  return <Tag tone={tones.candidate}>{states[status]}</Tag>;
}

import type { State } from "#app/features/admissions/application-state.ts";
import { stateTones } from "#app/features/admissions/components/state-tones.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The state of a choice or an application, as the staff name it. */
export function StateTag({ state }: { state: State }) {
  const { states } = useMessages(officeMessages);
  return <Tag tone={stateTones[state].school}>{states[state]}</Tag>;
}

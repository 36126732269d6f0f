import type { State } from "#app/features/admissions/application.ts";
import { stateTones } from "#app/features/admissions/components/state-tones.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Tag } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The state of a choice or an application, in the words of the staff. */
export function StateTag({ state }: { state: State }) {
  const { states } = useWords(officeWords);
  return <Tag tone={stateTones[state].school}>{states[state]}</Tag>;
}

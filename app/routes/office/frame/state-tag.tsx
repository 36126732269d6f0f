import type { State } from "#app/features/admissions/application.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** "line" is new, "neutral" asks nothing of the school; red is kept for errors. */
const tones: Record<State, TagTone> = {
  draft: "neutral",
  submitted: "line",
  "under-review": "info",
  "more-information-asked": "neutral",
  interview: "info",
  "waiting-list": "warn",
  "conditional-offer": "ok",
  offer: "ok",
  accepted: "ok",
  enrolled: "ok",
  refused: "neutral",
  declined: "neutral",
  withdrawn: "neutral",
  "offer-withdrawn": "neutral",
  expired: "neutral",
};

/** The state of a choice or an application, in the words of the staff. */
export function StateTag({ state }: { state: State }) {
  const { states } = useWords(officeWords);
  return <Tag tone={tones[state]}>{states[state]}</Tag>;
}

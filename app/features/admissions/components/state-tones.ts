import type { TagTone } from "#app/ui/tag.tsx";
import type { State } from "../application-state.ts";

type Viewer = "candidate" | "school";

const forBoth = (tone: TagTone): Record<Viewer, TagTone> => ({ candidate: tone, school: tone });
const inProgress = forBoth("info");
const positive = forBoth("ok");
const neutral = forBoth("neutral");

/**
 * The tone of the tag of each state. Gold asks the candidate to act, an outline marks what is new for the school, and
 * a refusal is never red.
 */
export const stateTones: Record<State, Record<Viewer, TagTone>> = {
  draft: neutral,
  submitted: { candidate: "info", school: "line" },
  "under-review": inProgress,
  "more-information-asked": { candidate: "warn", school: "neutral" },
  interview: inProgress,
  "waiting-list": inProgress,
  "conditional-offer": positive,
  offer: positive,
  accepted: positive,
  enrolled: positive,
  refused: neutral,
  declined: neutral,
  withdrawn: neutral,
  "offer-withdrawn": neutral,
  expired: neutral,
};

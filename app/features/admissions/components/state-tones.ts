import type { TagTone } from "#app/ui/tag.tsx";
import type { State } from "../application-state.ts";

type Viewer = "candidate" | "school";

/** For both the same. */
const forBoth = (tone: TagTone): Record<Viewer, TagTone> => ({ candidate: tone, school: tone });
const inProgress = forBoth("info");
const positive = forBoth("ok");
const neutral = forBoth("neutral");

/**
 * THE COLOURS of the states, for every tag. One each, but for two that say who has something to do: gold for the
 * candidate who is asked something, an outline for the school that has something new. A refusal is told in words, not
 * in red.
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

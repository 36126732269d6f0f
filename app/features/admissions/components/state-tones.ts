import type { TagTone } from "#app/ui/tag.tsx";
import type { State } from "../application.ts";

type Reader = "candidate" | "school";

/** For both the same. */
const both = (tone: TagTone): Record<Reader, TagTone> => ({ candidate: tone, school: tone });
const running = both("info");
const won = both("ok");
const quiet = both("neutral");

/**
 * THE COLOURS of the states, for every tag. One each, but for two that say who has something to do: gold for the
 * candidate who is asked something, an outline for the school that has something new. A refusal is told in words, not
 * in red.
 */
export const stateTones: Record<State, Record<Reader, TagTone>> = {
  draft: quiet,
  submitted: { candidate: "info", school: "line" },
  "under-review": running,
  "more-information-asked": { candidate: "warn", school: "neutral" },
  interview: running,
  "waiting-list": running,
  "conditional-offer": won,
  offer: won,
  accepted: won,
  enrolled: won,
  refused: quiet,
  declined: quiet,
  withdrawn: quiet,
  "offer-withdrawn": quiet,
  expired: quiet,
};

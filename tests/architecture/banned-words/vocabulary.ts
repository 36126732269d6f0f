import type { BannedPattern, Vocabulary } from "#tests/support/language/find-banned-words.ts";
import { actionWords } from "./actions.ts";
import { ambiguousWords } from "./ambiguous.ts";
import { buildings } from "./buildings.ts";
import { fixedCodes } from "./fixed-codes.ts";
import { messageWords } from "./messages.ts";
import { stateWords } from "./states.ts";

const clause = (start: string) => new RegExp(`(?:^|[.;:!?]\\s+)\\s*(${start})\\b`);

const patterns: BannedPattern[] = [
  {
    pattern: clause("Who|Whoever|who|whoever"),
    use: "the user, candidate or officer, as subject of a full sentence",
    in: ["comment", "title"],
  },
  {
    pattern: clause("What (?:is|was|are|were)|what (?:is|was|are|were)"),
    use: "the noun",
    in: ["comment", "title"],
  },
  {
    pattern: clause("[Ff]or whom|[Oo]f which|[Oo]f whom"),
    use: "a full sentence",
    in: ["comment", "title"],
  },
  {
    pattern: /^(Told|Asked|Kept|Sent|Held|Named|Found|Means|Given|Shown|Part)$/,
    use: "a singular noun",
    in: ["type"],
  },
  {
    pattern:
      /(?<=\/)(held|told|left|opened|of-[a-z-]*|at-most|apart|begun|called|given|taken|kept|sent|shown|found|asked|named|made|seen|wanted|following|judging|around|behind|away|own|within|without|when|once|leave|late|frame|keep)(?=[./]|$)/,
    use: "a noun or verb-noun",
    in: ["file"],
  },
  {
    pattern: /[a-z]Of$/,
    use: "get… or list…",
    in: ["identifier"],
  },
];

/** Words of the old metaphor and the plain ones to write instead (docs/domain/naming.md). */
export const vocabulary: Vocabulary = {
  words: [...buildings, ...messageWords, ...ambiguousWords, ...actionWords, ...stateWords],
  patterns,
  fixedCodes,
};

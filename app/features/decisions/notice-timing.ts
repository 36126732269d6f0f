import type { Move } from "#app/features/admissions/application.ts";
import type { NotificationTiming } from "#app/features/notifications/schedule.ts";
import { followingMessages } from "#app/i18n/following.ts";

/** The moves that have a notice of their own; the others are the candidate's answers, or told together. */
export type ToldMove = keyof (typeof followingMessages)["fr"]["letters"]["moves"];

/** Moves that ask nothing of the candidate and answer nothing: they may share an e-mail with what follows. */
const newsMoves: readonly Move[] = ["start-review"];

/** Whether a move has a notice of its own. */
export function isTold(move: Move): move is ToldMove {
  return Object.hasOwn(followingMessages.fr.letters.moves, move);
}

/** What decides when the notice of a move is sent, beside the candidate's wishes. */
export function timingOf(move: ToldMove): NotificationTiming {
  return {
    kind: move === "ask-more" ? "missing-piece" : "state",
    urgency: newsMoves.includes(move) ? "grouped" : "immediate",
  };
}

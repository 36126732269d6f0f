import { buildSent } from "#app/features/admissions/testing.ts";
import {
  cancelInterview,
  planInterview,
} from "#app/features/decisions/interview/interview.server.ts";
import { putOnWaitingList, startReview } from "#app/features/decisions/judging.server.ts";
import { moveChoice } from "#app/features/decisions/move.server.ts";
import { judgeCondition } from "#app/features/decisions/offer/condition.server.ts";
import {
  enrol,
  liftConditions,
  makeOffer,
  withdrawOffer,
} from "#app/features/decisions/offer/offer.server.ts";
import { previewOf } from "#app/features/decisions/preview.server.ts";
import { confirmRefusal, dismissRefusal, refuse } from "#app/features/decisions/refusal.server.ts";
import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import { checkFile, refuseFile } from "#app/features/decisions/request/file-verdict.server.ts";
import { prolongRequest } from "#app/features/decisions/request/prolong-request.server.ts";
import { askMore } from "#app/features/decisions/request/request.server.ts";
import { reopen } from "#app/features/decisions/reversal.server.ts";
import { typedPlan } from "#app/features/decisions/testing.ts";
import { SAME_CAMPUS, type StaffActions } from "./action.ts";
import type { StaffFixtures } from "./fixtures.ts";

/** Whose state no choice of the world has: whoever may decide is told that it changed meanwhile. */
const STALE = "enrolled";
const staleVersions = { state: STALE, interview: "", proposal: "" } as const;
const words = { words: "Merci." };
const refusal = { reasons: ["prerequisites"], ...words, advice: "Courage." };
const reversal = { reversalReason: "mistake", reversalWords: "Pardon." };

/** What follows the sending of an application. */
export function decisionActions({
  application,
  asked,
  invited,
  offered,
}: StaffFixtures): StaffActions[] {
  const { choice, fileId } = application;
  const acts: StaffActions["actions"] = {
    "decisions/judging startReview": {
      ready: async () => (await buildSent()).id,
      act: (by, id) => startReview(by, id),
    },
    "decisions/judging putOnWaitingList": (by) => putOnWaitingList(by, choice, STALE),
    "decisions/move moveChoice": (by) => moveChoice(by, choice, { move: "refuse", seen: STALE }),
    "decisions/preview previewOf": (by) =>
      previewOf(by, choice, () => refuse(by, choice, staleVersions, refusal)),
    "decisions/refusal refuse": (by) => refuse(by, choice, staleVersions, refusal),
    "decisions/refusal dismissRefusal": (by) => dismissRefusal(by, choice, ""),
    "decisions/refusal confirmRefusal": (by) => confirmRefusal(by, choice, staleVersions),
    "decisions/reversal reopen": (by) => reopen(by, choice, STALE, reversal),
    "decisions/request/request askMore": (by) =>
      askMore(by, choice, STALE, { what: "answer", ...words }),
    "decisions/request/cancel-request cancelRequest": (by) => cancelRequest(by, asked.request, {}),
    "decisions/request/prolong-request prolongRequest": (by) =>
      prolongRequest(by, asked.request, {}),
    "decisions/request/file-verdict checkFile": (by) => checkFile(by, fileId),
    "decisions/request/file-verdict refuseFile": (by) => refuseFile(by, fileId, "Illisible."),
    "decisions/interview/interview planInterview": (by) =>
      planInterview(by, invited.choice, staleVersions, "senegal", typedPlan(12)),
    "decisions/interview/interview cancelInterview": (by) =>
      cancelInterview(by, invited.choice, staleVersions, { cancelBecause: "Absente." }),
    "decisions/offer/offer makeOffer": (by) => makeOffer(by, choice, STALE, false, {}),
    "decisions/offer/offer liftConditions": (by) => liftConditions(by, offered.choice, STALE),
    "decisions/offer/offer withdrawOffer": (by) => withdrawOffer(by, offered.choice, STALE, words),
    "decisions/offer/offer enrol": (by) => enrol(by, offered.choice, STALE),
    "decisions/offer/condition judgeCondition": (by) => judgeCondition(by, offered.condition, {}),
  };
  return [{ permission: "decide:application", allowed: SAME_CAMPUS, actions: acts }];
}

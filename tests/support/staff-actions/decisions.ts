import { buildSentApplication } from "#app/features/admissions/testing.ts";
import {
  cancelInterview,
  planInterview,
} from "#app/features/decisions/interview/plan-interview.server.ts";
import { reviewCondition } from "#app/features/decisions/offer/condition.server.ts";
import {
  confirmConditionsMet,
  enrol,
  makeOffer,
  withdrawOffer,
} from "#app/features/decisions/offer/offer.server.ts";
import { previewDecision } from "#app/features/decisions/preview-decision.server.ts";
import {
  confirmRefusal,
  dismissRefusal,
  refuseChoice,
} from "#app/features/decisions/refusal.server.ts";
import { reopenDecision } from "#app/features/decisions/reopen-decision.server.ts";
import { cancelRequest } from "#app/features/decisions/request/cancel-request.server.ts";
import { extendRequestDeadline } from "#app/features/decisions/request/extend-deadline.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { approveFile, refuseFile } from "#app/features/decisions/request/review-file.server.ts";
import { putOnWaitingList, startReview } from "#app/features/decisions/review-decisions.server.ts";
import { buildInterviewInput } from "#app/features/decisions/testing.ts";
import { transitionChoice } from "#app/features/decisions/transition.server.ts";
import { SAME_CAMPUS, type StaffActions } from "./action.ts";
import type { StaffFixtures } from "./fixtures.ts";

/** A state that no fixture has: allowed actors get the error that the choice has changed meanwhile. */
const STALE = "enrolled";
const staleVersions = { state: STALE, interview: "", proposal: "" } as const;
const message = { message: "Merci." };
const refusal = { reasons: ["prerequisites"], ...message, advice: "Courage." };
const reversal = { reopenReason: "mistake", reopenMessage: "Pardon." };

/** The commands that follow a submission. */
export function decisionActions({
  application,
  requested,
  invited,
  offered,
}: StaffFixtures): StaffActions[] {
  const { choice, fileId } = application;
  const actions: StaffActions["actions"] = {
    "decisions/review-decisions startReview": {
      ready: async () => (await buildSentApplication()).id,
      run: (by, id) => startReview(by, id),
    },
    "decisions/review-decisions putOnWaitingList": (by) => putOnWaitingList(by, choice, STALE),
    "decisions/transition transitionChoice": (by) =>
      transitionChoice(by, choice, { transition: "refuse", expectedState: STALE }),
    "decisions/preview-decision previewDecision": (by) =>
      previewDecision(by, choice, () => refuseChoice(by, choice, staleVersions, refusal)),
    "decisions/refusal refuseChoice": (by) => refuseChoice(by, choice, staleVersions, refusal),
    "decisions/refusal dismissRefusal": (by) => dismissRefusal(by, choice, ""),
    "decisions/refusal confirmRefusal": (by) => confirmRefusal(by, choice, staleVersions),
    "decisions/reopen-decision reopenDecision": (by) => reopenDecision(by, choice, STALE, reversal),
    "decisions/request/request requestInformation": (by) =>
      requestInformation(by, choice, STALE, { kind: "answer", ...message }),
    "decisions/request/cancel-request cancelRequest": (by) =>
      cancelRequest(by, requested.request, {}),
    "decisions/request/extend-deadline extendRequestDeadline": (by) =>
      extendRequestDeadline(by, requested.request, {}),
    "decisions/request/review-file approveFile": (by) => approveFile(by, fileId),
    "decisions/request/review-file refuseFile": (by) => refuseFile(by, fileId, "Illisible."),
    "decisions/interview/plan-interview planInterview": (by) =>
      planInterview(by, invited.choice, staleVersions, "senegal", buildInterviewInput(12)),
    "decisions/interview/plan-interview cancelInterview": (by) =>
      cancelInterview(by, invited.choice, staleVersions, { cancelReason: "Absente." }),
    "decisions/offer/offer makeOffer": (by) => makeOffer(by, choice, STALE, false, {}),
    "decisions/offer/offer confirmConditionsMet": (by) =>
      confirmConditionsMet(by, offered.choice, STALE),
    "decisions/offer/offer withdrawOffer": (by) =>
      withdrawOffer(by, offered.choice, STALE, { reason: "Merci." }),
    "decisions/offer/offer enrol": (by) => enrol(by, offered.choice, STALE),
    "decisions/offer/condition reviewCondition": (by) => reviewCondition(by, offered.condition, {}),
  };
  return [{ permission: "decide:application", allowed: SAME_CAMPUS, actions }];
}

import { expect, test } from "vitest";
import { states } from "#app/features/admissions/application-state.ts";
import {
  canBeAccepted,
  canBeWithdrawn,
  isOnlyOpenChoice,
  listOpenChoices,
  parseSubmittedState,
} from "./candidate-choices.ts";

const open = { id: "open", state: "under-review" } as const;
const offer = { id: "offer", state: "offer" } as const;
const ended = { id: "ended", state: "refused" } as const;

test("parseSubmittedState: reads an unknown state as draft, in which no submitted choice is", () => {
  expect(parseSubmittedState("offer")).toBe("offer");
  expect(parseSubmittedState("accepted ")).toBe("draft");
  expect(parseSubmittedState(undefined)).toBe("draft");
});

test("canBeAccepted, canBeWithdrawn: an offer is accepted or declined, and not withdrawn", () => {
  expect(states.filter(canBeAccepted)).toEqual(["conditional-offer", "offer"]);
  expect(states.filter((state) => canBeAccepted(state) && canBeWithdrawn(state))).toEqual([]);
  expect(canBeWithdrawn("under-review")).toBe(true);
  expect(canBeWithdrawn("refused")).toBe(false);
});

test("listOpenChoices: leaves out the choices that have ended", () => {
  expect(listOpenChoices([open, ended, offer])).toEqual([open, offer]);
});

test("isOnlyOpenChoice: is false while another choice is open", () => {
  expect(isOnlyOpenChoice([offer, ended], "offer")).toBe(true);
  expect(isOnlyOpenChoice([offer, open], "offer")).toBe(false);
});

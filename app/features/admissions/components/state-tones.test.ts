import { expect, test } from "vitest";
import { listTransitions, states, stateTable } from "../application-state.ts";
import { stateTones } from "./state-tones.ts";

const warned = states.filter((state) => Object.values(stateTones[state]).includes("warn"));

test("stateTones: only a state with a task for the candidate is gold", () => {
  expect(warned).toEqual(["more-information-asked"]);
  for (const state of warned) {
    expect(stateTones[state].school, state).not.toBe("warn");
    expect(stateTable[state], state).toMatchObject({ turn: "candidate", isTerminal: false });
    const moves = listTransitions(state, "candidate").filter((move) => move !== "withdraw");
    expect(moves, state).not.toEqual([]);
  }
});

test("stateTones: a terminal state is neutral, and no state is red", () => {
  for (const state of states) {
    const tones = Object.values(stateTones[state]);
    expect(tones, state).not.toContain("error");
    if (stateTable[state].isTerminal && state !== "enrolled")
      expect(tones, state).toEqual(["neutral", "neutral"]);
  }
});

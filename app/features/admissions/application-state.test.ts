import { expect, test } from "vitest";
import {
  getApplicationState,
  getNextState,
  listTransitions,
  type Party,
  parseState,
  states,
  stateTable,
  type Transition,
} from "./application-state.ts";

const parties: Party[] = ["candidate", "school", "system"];
const moves: Transition[] = [
  "submit",
  "start-review",
  "ask-more",
  "answer",
  "cancel-request",
  "invite",
  "wait-list",
  "offer-with-conditions",
  "offer",
  "lift-conditions",
  "accept",
  "decline",
  "enrol",
  "refuse",
  "withdraw",
  "withdraw-offer",
  "expire",
  "close",
  "cancel-interview",
  "reopen",
  "restore",
];

/** Every legal transition, written by hand: state, transition, party, target state. */
const legal = `
draft submit candidate submitted
submitted start-review school under-review
submitted ask-more school more-information-asked
submitted invite school interview
submitted wait-list school waiting-list
submitted offer-with-conditions school conditional-offer
submitted offer school offer
submitted refuse school refused
submitted withdraw candidate withdrawn
submitted close system withdrawn
under-review ask-more school more-information-asked
under-review invite school interview
under-review wait-list school waiting-list
under-review offer-with-conditions school conditional-offer
under-review offer school offer
under-review refuse school refused
under-review withdraw candidate withdrawn
under-review close system withdrawn
more-information-asked ask-more school more-information-asked
more-information-asked answer candidate under-review
more-information-asked cancel-request school under-review
more-information-asked refuse school refused
more-information-asked withdraw candidate withdrawn
more-information-asked close system withdrawn
interview cancel-interview school under-review
interview ask-more school more-information-asked
interview invite school interview
interview wait-list school waiting-list
interview offer-with-conditions school conditional-offer
interview offer school offer
interview refuse school refused
interview withdraw candidate withdrawn
interview close system withdrawn
waiting-list offer-with-conditions school conditional-offer
waiting-list offer school offer
waiting-list refuse school refused
waiting-list reopen school under-review
waiting-list withdraw candidate withdrawn
waiting-list close system withdrawn
conditional-offer lift-conditions school offer
conditional-offer accept candidate accepted
conditional-offer decline candidate declined
conditional-offer withdraw-offer school offer-withdrawn
conditional-offer expire system expired
conditional-offer close system withdrawn
offer accept candidate accepted
offer decline candidate declined
offer withdraw-offer school offer-withdrawn
offer expire system expired
offer close system withdrawn
accepted enrol school enrolled
accepted withdraw-offer school offer-withdrawn
accepted withdraw candidate withdrawn
accepted close system withdrawn
refused reopen school under-review
offer-withdrawn reopen school under-review
expired reopen school under-review
withdrawn restore system submitted`
  .trim()
  .split("\n");

test("getNextState: allows exactly the legal transitions, each to its own party", () => {
  const allowed = states.flatMap((state) =>
    moves.flatMap((move) =>
      parties.flatMap((by) => {
        const to = getNextState(state, move, by);
        return to ? [`${state} ${move} ${by} ${to}`] : [];
      }),
    ),
  );
  expect(allowed.sort()).toEqual([...legal].sort());
});

const undoTransitions: Transition[] = ["reopen", "restore"];

test("listTransitions: is empty exactly for terminal states, apart from reopening and restoring", () => {
  for (const state of states) {
    const all = parties.flatMap((by) => listTransitions(state, by));
    const others = all.filter((move) => !undoTransitions.includes(move));
    expect(others.length === 0, state).toBe(stateTable[state].isTerminal);
  }
  for (const state of ["enrolled", "declined"] as const)
    expect(parties.flatMap((by) => listTransitions(state, by))).toEqual([]);
  // Nobody undoes the candidate's withdrawal; the site restores what it closed by mistake.
  expect([
    ...listTransitions("withdrawn", "candidate"),
    ...listTransitions("withdrawn", "school"),
  ]).toEqual([]);
});

test("stateTable: every state but the draft can be reached", () => {
  const reached = new Set(legal.map((line) => line.split(" ")[3]));
  expect(states.filter((state) => state !== "draft" && !reached.has(state))).toEqual([]);
});

test("getApplicationState: is the state of the most significant choice", () => {
  const getState = (...list: (typeof states)[number][]) =>
    getApplicationState(list.map((state) => ({ state })));
  expect(getState()).toBe("draft");
  expect(getState("draft", "draft")).toBe("draft");
  expect(getState("submitted", "under-review")).toBe("under-review");
  expect(getState("refused", "offer", "under-review")).toBe("offer");
  expect(getState("enrolled", "offer")).toBe("enrolled");
  expect(getState("more-information-asked", "interview")).toBe("more-information-asked");
  expect(getState("withdrawn", "refused")).toBe("refused");
  expect(getState("withdrawn")).toBe("withdrawn");
});

test("stateTable: no two states have the same weight", () => {
  expect(new Set(states.map((state) => stateTable[state].weight)).size).toBe(states.length);
});

test("parseState: throws on an unknown state", () => {
  expect(() => parseState("toString")).toThrow("unknown state");
  expect(parseState("offer")).toBe("offer");
});

import { everything, type Wanted } from "./list/wanted.ts";

/** What waits for somebody of the school among the applications: each is a question that the list answers. */
const questions = {
  new: { states: ["submitted"] },
  mine: { charge: "me", states: ["submitted", "under-review"] },
  answered: { asked: "answered" },
  overdue: { asked: "overdue" },
  otherTime: { otherTime: true },
  toReread: { toReread: true },
  toTakeOver: { charge: "gone" },
} as const satisfies Record<string, Partial<{ [K in keyof Wanted]: Readonly<Wanted[K]> }>>;

/** A queue is counted no further: a thousand is enough to know where to begin. */
export const ENOUGH = 1_000;

export type Waits = keyof typeof questions;
export type Waiting = Record<Waits, number>;
export const waits = Object.keys(questions) as Waits[];

/** The question of the list that finds what waits. */
export function asWanted(name: Waits): Wanted {
  const question: Partial<{ [K in keyof Wanted]: Readonly<Wanted[K]> }> = questions[name];
  return { ...everything, ...question, states: [...(question.states ?? [])] };
}

import type { Campus } from "#app/features/access/actor.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import { buildSentApplication } from "#app/features/admissions/testing.ts";

let pairCount = 0;

type PairOptions = {
  /** The state of the application to close. */
  state?: State;
  campus?: Campus;
  choices?: number;
  /** The number of choices of the application to keep. */
  own?: number;
  /** Adds a third application that matches both. */
  third?: boolean;
};

/** Two applications of two accounts with the same passport number: one to keep, in Dakar, and one to close. */
export async function buildDuplicatePair({ state, campus, choices, own, third }: PairOptions = {}) {
  pairCount += 1;
  const passportNumber = `A0${String(pairCount).padStart(7, "0")}`;
  const firstName = `Awa ${pairCount}`;
  const named = (lastName: string) => ({ info: { passportNumber, lastName, firstName } });
  const kept = await buildSentApplication({ ...named("Fall"), choices: own });
  const closed = await buildSentApplication({ ...named("Sarr"), state, campus, choices });
  const another = third ? await buildSentApplication(named("Diop")) : null;
  return { kept, closed, third: another?.id ?? null };
}

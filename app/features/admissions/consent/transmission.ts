import type { Move } from "../application.ts";
import { type Contents, isMinor } from "../sections.ts";

type Asked = Pick<Contents, "info" | "consent" | "consentAge" | "today">;

/**
 * May the school pass this application on to universities? Under the consent age, only while an adult agrees to that
 * purpose; above it, the candidate asked for it by applying.
 */
export function mayReachUniversities(asked: Asked): boolean {
  const { consent } = asked;
  if (!isMinor(asked)) return true;
  return consent.state === "given" && consent.purposes.includes("universities");
}

/** Moves that carry the answer of a university, or act on it: its file was prepared and sent. */
const universityMoves: readonly Move[] = [
  "wait-list",
  "offer-with-conditions",
  "offer",
  "lift-conditions",
  "enrol",
];

/** Does this move presuppose that the application was passed on to a university? */
export function needsTransmission(move: Move): boolean {
  return universityMoves.includes(move);
}

/**
 * The name of the adult who agrees to this application, but not that it is passed on to universities; null when it may
 * be, and when nobody agrees to anything yet.
 */
export function adultAgainstTransmission(asked: Asked): string | null {
  return asked.consent.state === "given" && !mayReachUniversities(asked)
    ? asked.consent.name
    : null;
}

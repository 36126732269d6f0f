import type { Transition } from "../application-state.ts";
import { type ApplicationContents, isMinor } from "../sections.ts";

type SharingContext = Pick<ApplicationContents, "info" | "consent" | "consentAge" | "today">;

/**
 * May the school pass this application on to universities? Under the consent age, only while an adult agrees to that
 * purpose; above it, the candidate asked for it by applying.
 */
export function canShareWithUniversities(context: SharingContext): boolean {
  const { consent } = context;
  if (!isMinor(context)) return true;
  return consent.state === "given" && consent.purposes.includes("universities");
}

/** Moves that carry the answer of a university, or act on it: its file was prepared and sent. */
const sharingTransitions: readonly Transition[] = [
  "wait-list",
  "offer-with-conditions",
  "offer",
  "lift-conditions",
  "enrol",
];

/** Does this move presuppose that the application was passed on to a university? */
export function needsUniversitySharing(transition: Transition): boolean {
  return sharingTransitions.includes(transition);
}

/**
 * The name of the adult who agrees to this application, but not that it is passed on to universities; null when it may
 * be, and when nobody agrees to anything yet.
 */
export function getAdultRefusingSharing(context: SharingContext): string | null {
  return context.consent.state === "given" && !canShareWithUniversities(context)
    ? context.consent.name
    : null;
}

import type { Transition } from "../application-state.ts";
import { type ApplicationContents, isMinor } from "../sections.ts";

type SharingContext = Pick<ApplicationContents, "info" | "consent" | "consentAge" | "today">;

/**
 * Whether the school can send this application to universities. For a minor, an adult must agree to that purpose; an
 * adult candidate agrees by applying.
 */
export function canShareWithUniversities(context: SharingContext): boolean {
  const { consent } = context;
  if (!isMinor(context)) return true;
  return consent.state === "given" && consent.purposes.includes("universities");
}

/** The transitions that imply that a university received the application. */
const sharingTransitions: readonly Transition[] = [
  "wait-list",
  "offer-with-conditions",
  "offer",
  "lift-conditions",
  "enrol",
];

/** Whether a transition requires that the application can be shared with a university. */
export function needsUniversitySharing(transition: Transition): boolean {
  return sharingTransitions.includes(transition);
}

/** The name of the adult who consents to the application but not to sharing it with universities; else null. */
export function getAdultRefusingSharing(context: SharingContext): string | null {
  return context.consent.state === "given" && !canShareWithUniversities(context)
    ? context.consent.name
    : null;
}

import type { Staff, Student } from "#app/features/identity/actor.ts";
import type { Permission } from "#app/features/identity/permissions.ts";

/**
 * Who asks: officers of Dakar (where everything asked about is), of Yaoundé and of both, an editor, an administrator,
 * and an administrator who sees the area of a candidate in their place.
 */
export const actorNames = ["here", "there", "both", "editor", "administrator", "seeing"] as const;
export type ActorName = (typeof actorNames)[number];

/** Who is answered, written here and nowhere else: the table of the product is held against it. */
export const SAME_CAMPUS: readonly ActorName[] = ["here", "both", "administrator"];
export const OFFICERS: readonly ActorName[] = ["here", "there", "both", "administrator"];
export const EDITORS: readonly ActorName[] = ["editor", "administrator"];
export const ADMINISTRATORS: readonly ActorName[] = ["administrator"];

type Actor = Staff | Student;
/** Asks a command; `id` is that of what `ready` made for this asker alone, where the command uses it up. */
export type StaffAction =
  | ((by: Actor) => unknown)
  | { ready: () => Promise<string>; act: (by: Actor, id: string) => unknown };

/** Commands that ask the same permission and answer the same people, by their file and their name. */
export type StaffActions = {
  permission: Permission;
  allowed: readonly ActorName[];
  actions: Record<string, StaffAction>;
};

/** Did the command say that this is not for the one who asked? What is invalid or too late is an answer. */
export function isRefused(answer: unknown): boolean {
  if (answer === null || answer === undefined || answer === false || answer === 0) return true;
  if (answer === "") return true;
  if (answer instanceof Map) return answer.size === 0;
  if (Array.isArray(answer)) return answer.length === 0;
  if (typeof answer !== "object") return false;
  if ("reason" in answer) return answer.reason === "not-allowed";
  return Object.getPrototypeOf(answer) === Object.prototype && Object.keys(answer).length === 0;
}

/**
 * Is this no command of the staff? What a person does with what is theirs, alone, is asked by ownership; some functions
 * are a part of a command, whose caller has asked.
 */
export function isWithoutPermission(name: string): boolean {
  return [...ownDataCommands, ...commandParts].some((beginning) => name.startsWith(beginning));
}

const ownDataCommands = [
  "admissions/application loadLastApplication",
  "admissions/application getOrCreateApplication",
  "admissions/application-export ",
  "admissions/basket/",
  "admissions/consent/",
  "admissions/cursus/",
  "admissions/erase-candidate-data ",
  "admissions/start-next-application ",
  "admissions/personal-info/",
  "admissions/sending/",
  "decisions/withdraw-application ",
  "decisions/interview/answer-interview ",
  "decisions/offer/offer answerOffer",
  "decisions/request/review-file replaceFile",
  "decisions/request/request answerRequest",
  "decisions/request/send-corrections ",
  "documents/",
  "enquiries/correct-address ",
  "enquiries/send-enquiry ",
  "enquiries/enquiry-export ",
  "identity/account/",
  "identity/password/",
  "identity/sign-in/",
  "identity/staff/invitation-answer ",
  "identity/staff/second-factor ",
  "identity/support/support-view endSupportView",
  "identity/support/support-view listOwnViews",
  "messaging/send-message writeToSchool",
  "messaging/message-export ",
  "notifications/email-reactivation ",
  "notifications/notification-export ",
  "notifications/whatsapp-subscription ",
];

const commandParts = [
  "admissions/editable-application ",
  "content/editing/edit-entry canEditContent",
  "identity/look ",
  "identity/person-mark ",
  "identity/subject-history ",
  "identity/support/support-view noteSeenPage",
  "media/store-original ",
  "messaging/thread-access ",
  "review/list/filter-conditions ",
];

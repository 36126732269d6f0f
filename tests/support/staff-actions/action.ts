import type { Staff, Student } from "#app/features/access/actor.ts";
import type { Permission } from "#app/features/access/permissions.ts";

/**
 * The actors: officers of Dakar (where all fixtures are), of Yaoundé and of both, an editor, an administrator, and an
 * administrator impersonating a candidate.
 */
export const actorNames = [
  "here",
  "there",
  "both",
  "editor",
  "administrator",
  "impersonating",
] as const;
export type ActorName = (typeof actorNames)[number];

/** The expected permissions, defined only here and compared with the product's table. */
export const SAME_CAMPUS: readonly ActorName[] = ["here", "both", "administrator"];
export const OFFICERS: readonly ActorName[] = ["here", "there", "both", "administrator"];
export const EDITORS: readonly ActorName[] = ["editor", "administrator"];
export const ADMINISTRATORS: readonly ActorName[] = ["administrator"];

type Actor = Staff | Student;
/** Calls a command. `id` is what `ready` created for this actor alone, where the command consumes it. */
export type StaffAction =
  | ((by: Actor) => unknown)
  | { ready: () => Promise<string>; run: (by: Actor, id: string) => unknown };

/** Commands with the same permission and the same allowed actors, by file and name. */
export type StaffActions = {
  permission: Permission;
  allowed: readonly ActorName[];
  actions: Record<string, StaffAction>;
};

/** Whether the result means that the actor has no permission. An error about invalid or late input does not. */
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
 * Whether the function is not a staff command: users' own data is checked by ownership, and some functions are parts
 * of a command whose caller has checked.
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
  "accounts/",
  "auth/devices ",
  "auth/password/",
  "auth/sign-in/",
  "staff/accept-invitation ",
  "auth/factor/second-factor ",
  "staff/support/impersonate endImpersonation",
  "staff/support/impersonate listOwnImpersonations",
  "messaging/send-message writeToSchool",
  "messaging/message-export ",
  "notifications/email-reactivation ",
  "notifications/notification-export ",
  "notifications/whatsapp-subscription ",
];

const commandParts = [
  "admissions/editable-application ",
  "content/editing/edit-entry canEditContent",
  "audit/record-access ",
  "access/user-key ",
  "audit/subject-history ",
  "staff/support/impersonate recordImpersonatedPage",
  "media/store-original ",
  "messaging/thread-access ",
  "review/list/filter-conditions ",
];

/** The kinds of notification, in the order of the account page. */
export const notificationKinds = [
  "message",
  "state",
  "missing-piece",
  "deadline",
  "consent",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * `immediate`: somebody waits for an answer or a deadline runs (an offer, a request, an interview, a message).
 * `grouped`: reminders and news, which may share an email with later ones.
 */
export const notificationUrgencies = ["immediate", "grouped"] as const;
export type NotificationUrgency = (typeof notificationUrgencies)[number];

/** When notifications of a kind are sent: immediately (several in a row together), once a day, or never. */
export const notificationFrequencies = ["at-once", "daily", "never"] as const;
export type NotificationFrequency = (typeof notificationFrequencies)[number];

/** The user column with the preference for each kind. */
export const preferenceFields = {
  message: "noticeMessage",
  state: "noticeState",
  "missing-piece": "noticeMissingPiece",
  deadline: "noticeDeadline",
  consent: "noticeConsent",
} as const satisfies Record<NotificationKind, string>;
export type PreferenceField = (typeof preferenceFields)[NotificationKind];

/** The notification preferences of a user. Hours are 0 to 23 on the clock of their campus. */
export type NotificationPreferences = Record<PreferenceField, NotificationFrequency> & {
  /** No notification is sent from `quietFrom` to `quietTo`. */
  quiet: boolean;
  quietFrom: number;
  quietTo: number;
};

/** Picks the preferences from the columns of a user. */
export function pickNotificationPreferences({
  noticeMessage,
  noticeState,
  noticeMissingPiece,
  noticeDeadline,
  noticeConsent,
  quiet,
  quietFrom,
  quietTo,
}: NotificationPreferences): NotificationPreferences {
  const byKind = { noticeMessage, noticeState, noticeMissingPiece, noticeDeadline, noticeConsent };
  return { ...byKind, quiet, quietFrom, quietTo };
}

/** The preferences of a new account; the column defaults are the same. */
export const defaultNotificationPreferences: NotificationPreferences = {
  noticeMessage: "at-once",
  noticeState: "at-once",
  noticeMissingPiece: "at-once",
  noticeDeadline: "at-once",
  noticeConsent: "at-once",
  quiet: true,
  quietFrom: 21,
  quietTo: 7,
};

/** What a person may be told by a notice, in the order of the account page. */
export const notificationKinds = [
  "message",
  "state",
  "missing-piece",
  "deadline",
  "consent",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * `immediate`: somebody waits for an answer, or a date runs (an offer, a request, an interview, a message).
 * `grouped`: reminders and news, which may share one e-mail with what follows.
 */
export const notificationUrgencies = ["immediate", "grouped"] as const;
export type NotificationUrgency = (typeof notificationUrgencies)[number];

/** How soon notices of a kind leave: at once (together when they follow each other), once a day, or never. */
export const notificationFrequencies = ["at-once", "daily", "never"] as const;
export type NotificationFrequency = (typeof notificationFrequencies)[number];

/** The field of the account that holds the wish for each kind. */
export const preferenceFields = {
  message: "noticeMessage",
  state: "noticeState",
  "missing-piece": "noticeMissingPiece",
  deadline: "noticeDeadline",
  consent: "noticeConsent",
} as const satisfies Record<NotificationKind, string>;
export type PreferenceField = (typeof preferenceFields)[NotificationKind];

/** What an account says of its notices. The hours are those of the person's campus, 0 to 23. */
export type NotificationPreferences = Record<PreferenceField, NotificationFrequency> & {
  /** No notice leaves from `quietFrom` to `quietTo`. */
  quiet: boolean;
  quietFrom: number;
  quietTo: number;
};

/** The wishes of an account, among its other columns. */
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

/** What a new account wishes; the columns begin with the same. */
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

/** What a person may be told by a notice, in the order of the account page. */
export const noticeKinds = ["message", "state", "missing-piece", "deadline", "consent"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * `immediate`: somebody waits for an answer, or a date runs (an offer, a request, an interview, a message).
 * `grouped`: reminders and news, which may share one e-mail with what follows.
 */
export const noticeUrgencies = ["immediate", "grouped"] as const;
export type NoticeUrgency = (typeof noticeUrgencies)[number];

/** How soon notices of a kind leave: at once (together when they follow each other), once a day, or never. */
export const frequencies = ["at-once", "daily", "never"] as const;
export type Frequency = (typeof frequencies)[number];

/** The field of the account that holds the wish for each kind. */
export const wishFields = {
  message: "noticeMessage",
  state: "noticeState",
  "missing-piece": "noticeMissingPiece",
  deadline: "noticeDeadline",
  consent: "noticeConsent",
} as const satisfies Record<NoticeKind, string>;
export type WishField = (typeof wishFields)[NoticeKind];

/** What an account says of its notices. The hours are those of the person's campus, 0 to 23. */
export type NoticeWishes = Record<WishField, Frequency> & {
  /** No notice leaves from `quietFrom` to `quietTo`. */
  quiet: boolean;
  quietFrom: number;
  quietTo: number;
};

/** The wishes of an account, among its other columns. */
export function wishesOf({
  noticeMessage,
  noticeState,
  noticeMissingPiece,
  noticeDeadline,
  noticeConsent,
  quiet,
  quietFrom,
  quietTo,
}: NoticeWishes): NoticeWishes {
  const each = { noticeMessage, noticeState, noticeMissingPiece, noticeDeadline, noticeConsent };
  return { ...each, quiet, quietFrom, quietTo };
}

/** What a new account wishes; the columns begin with the same. */
export const usualWishes: NoticeWishes = {
  noticeMessage: "at-once",
  noticeState: "at-once",
  noticeMissingPiece: "at-once",
  noticeDeadline: "at-once",
  noticeConsent: "at-once",
  quiet: true,
  quietFrom: 21,
  quietTo: 7,
};

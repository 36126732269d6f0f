import type { emails } from "../db/schema/mail.ts";

type Row = typeof emails.$inferSelect;

/** What a letter is about. Only notices may be switched off, and are not sent to a marked address. */
export type EmailKind = Row["kind"];

/** A letter to one address. `id` makes its Message-ID, the same at every try. */
export type Email = Pick<
  Row,
  | "id"
  | "kind"
  | "to"
  | "subject"
  | "text"
  | "html"
  | "locale"
  | "replyTo"
  | "unsubscribe"
  | "events"
>;

/** How letters leave. */
export type MailTransport = {
  /** Delivers one letter, or throws what the mail server said. */
  send(email: Email): Promise<void>;
  /** Asks the mail server whether it takes letters at all; throws when it does not. */
  check(): Promise<void>;
  close(): void;
};

import type { mails } from "../db/schema/mail.ts";

type Row = typeof mails.$inferSelect;

/** What a letter is about. Only notices may be switched off, and are not sent to a marked address. */
export type MailKind = Row["kind"];

/** A letter to one address. `id` makes its Message-ID, the same at every try. */
export type Mail = Pick<
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
export type Transport = {
  /** Delivers one letter, or throws what the mail server said. */
  send(mail: Mail): Promise<void>;
  /** Asks the mail server whether it takes letters at all; throws when it does not. */
  check(): Promise<void>;
  close(): void;
};

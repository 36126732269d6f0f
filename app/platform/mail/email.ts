import type { emails } from "../db/schema/mail.ts";

type Row = typeof emails.$inferSelect;

/**
 * The purpose of an email. Only `notice` emails can be switched off, and only they are withheld from a suppressed
 * address.
 */
export type EmailKind = Row["kind"];

/** An email to one address. `id` makes its Message-ID, which is the same at every try. */
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

/** Sends emails. */
export type MailTransport = {
  /** Sends one email; throws the mail server's error. */
  send(email: Email): Promise<void>;
  /** Checks that the mail server accepts connections; throws when it does not. */
  check(): Promise<void>;
  close(): void;
};

import { join } from "node:path";
import { config } from "../config.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import { log } from "../log.server.ts";
import { isPlainAddress } from "./address.ts";
import type { Email, MailTransport } from "./email.ts";
import { fileTransport } from "./file-transport.server.ts";
import { smtpTransport } from "./smtp-transport.server.ts";

let transport: MailTransport | undefined;

function getTransport(): MailTransport {
  const { smtpUrl } = config();
  transport ??= smtpUrl ? smtpTransport(smtpUrl) : fileTransport(getMailFolder());
  return transport;
}

/**
 * Sends one email: by SMTP when SMTP_URL is set, else into the folder `mail` of the data folder. Throws the server's
 * error, and for an address that is not one plain address.
 */
export async function sendEmail(email: Email): Promise<void> {
  refuseInTransaction("the mail server");
  for (const address of [email.to, email.replyTo])
    if (address && !isPlainAddress(address))
      throw Object.assign(new Error("not a plain address"), { code: "EENVELOPE" });
  await getTransport().send(email);
}

/** In production without SMTP_URL emails stay in the folder and reach nobody. */
export function isMailServerMissing(): boolean {
  return !config().demo && !config().smtpUrl;
}

/** Logs a warning at the start when SMTP_URL is missing. */
export function warnMissingMailServer(): void {
  if (isMailServerMissing())
    log().warn({ folder: getMailFolder() }, "no email is sent: SMTP_URL is not in the settings");
}

/** Checks that the mail server accepts connections; throws when it does not. */
export async function checkMailServer(): Promise<void> {
  refuseInTransaction("the mail server");
  return getTransport().check();
}

/** Closes the pooled SMTP connection. */
export function closeMailer(): void {
  transport?.close();
  transport = undefined;
}

/** Where emails are stored when no mail server is configured. */
export function getMailFolder(): string {
  return join(config().dataDir, "mail");
}

/** Replaces the transport of this process, for tests. */
export function setMailTransport(value: MailTransport | undefined): void {
  transport = value;
}

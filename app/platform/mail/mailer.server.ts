import { join } from "node:path";
import { config } from "../config.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import { log } from "../log.server.ts";
import { isPlainAddress } from "./address.ts";
import { folderTransport } from "./folder.server.ts";
import type { Mail, Transport } from "./mail.ts";
import { smtpTransport } from "./smtp.server.ts";

let transport: Transport | undefined;

function mailer(): Transport {
  const { smtpUrl } = config();
  transport ??= smtpUrl ? smtpTransport(smtpUrl) : folderTransport(mailFolder());
  return transport;
}

/**
 * Sends one letter: by SMTP when SMTP_URL is set, else into the folder `mail` of the data folder. Throws what
 * the server said, and for an address that is not one plain address.
 */
export async function sendMail(mail: Mail): Promise<void> {
  refuseInTransaction("the mail server");
  for (const address of [mail.to, mail.replyTo])
    if (address && !isPlainAddress(address))
      throw Object.assign(new Error("not a plain address"), { code: "EENVELOPE" });
  await mailer().send(mail);
}

/** In production without SMTP_URL letters stay in the folder: they reach nobody. */
export function reachesNobody(): boolean {
  return !config().demo && !config().smtpUrl;
}

/** Says it at the start, for who forgot the setting. */
export function tellMissingMailServer(): void {
  if (reachesNobody())
    log().warn(
      { folder: mailFolder() },
      "no letter leaves this machine: SMTP_URL is not in the settings",
    );
}

/** Asks the mail server whether it takes letters; throws when it does not. */
export async function checkMailServer(): Promise<void> {
  refuseInTransaction("the mail server");
  return mailer().check();
}

/** Ends the connection that waits for the next letter. */
export function closeMailer(): void {
  transport?.close();
  transport = undefined;
}

/** Where letters are kept when no mail server is configured. */
export function mailFolder(): string {
  return join(config().dataDir, "mail");
}

/** Replaces the transport of this process, for tests. */
export function setTransport(value: Transport | undefined): void {
  transport = value;
}

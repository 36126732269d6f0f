import { join } from "node:path";
import { config } from "../config.server.ts";
import { folderTransport } from "./folder.server.ts";
import type { Mail, Transport } from "./mail.ts";
import { smtpTransport } from "./smtp.server.ts";

let transport: Transport | undefined;

/** Sends one letter: by SMTP when SMTP_URL is set, else into the folder `mail` of the data folder. */
export async function sendMail(mail: Mail): Promise<void> {
  transport ??= config().smtpUrl ? smtpTransport() : folderTransport(mailFolder());
  await transport(mail);
}

/** Where letters are kept when no mail server is configured. */
export function mailFolder(): string {
  return join(config().dataDir, "mail");
}

/** Replaces the transport of this process, for tests. */
export function setTransport(value: Transport | undefined): void {
  transport = value;
}

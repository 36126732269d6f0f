import nodemailer from "nodemailer";
import { config } from "../config.server.ts";
import { envelope } from "./compose.server.ts";
import type { Transport } from "./mail.ts";

/** Sends through the mail server named by SMTP_URL. A refusal or a silence throws, and the job is retried. */
export function smtpTransport(): Transport {
  const server = nodemailer.createTransport(config().smtpUrl, {});
  return async (mail) => {
    await server.sendMail(envelope(mail));
  };
}

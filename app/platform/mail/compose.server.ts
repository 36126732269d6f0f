import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { config } from "../config.server.ts";
import type { Mail } from "./mail.ts";

/** What nodemailer needs to write or send this letter. */
export function envelope(mail: Mail) {
  const domain = new URL(config().origin).hostname;
  return {
    from: config().mailFrom,
    to: { name: "", address: mail.to },
    replyTo: mail.replyTo ? { name: "", address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    headers: { "Content-Language": mail.locale, "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The letter as bytes (RFC 5322). */
export function composeMail(mail: Mail): Promise<Buffer> {
  return new MailComposer(envelope(mail)).compile().build();
}

import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { config } from "../config.server.ts";
import { methodOf } from "./calendar-event.ts";
import type { Mail } from "./mail.ts";
import { senderOf } from "./sender.ts";

/** What nodemailer needs to write or send this letter. */
export function envelope(mail: Mail) {
  const domain = new URL(config().origin).hostname;
  return {
    from: senderOf(config().mailFrom, mail.locale),
    to: { name: "", address: mail.to },
    replyTo: mail.replyTo ? { name: "", address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.events.map((content) => ({
      filename: "invite.ics",
      // As bytes: its lines end as RFC 5545 says, whatever the letter does with ends of lines.
      content: Buffer.from(content),
      contentTransferEncoding: "base64" as const,
      contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
    })),
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      "Content-Language": mail.locale,
      "Auto-Submitted": "auto-generated",
      ...unsubscribing(mail),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The two lines by which a mail program offers to stop these letters in one press (RFC 2369, RFC 8058). */
function unsubscribing({ unsubscribe }: Mail) {
  if (!unsubscribe) return {};
  return {
    "List-Unsubscribe": { prepared: true, foldLines: true, value: `<${unsubscribe}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The letter as bytes (RFC 5322). */
export function composeMail(mail: Mail): Promise<Buffer> {
  return new MailComposer(envelope(mail)).compile().build();
}

import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { config } from "../config.server.ts";
import { getCalendarMethod } from "./calendar-event.ts";
import type { Email } from "./email.ts";
import { parseSender } from "./email-sender.ts";

/** Converts an email to a nodemailer message. */
export function toNodemailerMessage(email: Email) {
  const domain = new URL(config().origin).hostname;
  return {
    from: parseSender(config().mailFrom, email.locale),
    to: { name: "", address: email.to },
    replyTo: email.replyTo ? { name: "", address: email.replyTo } : undefined,
    subject: email.subject,
    text: email.text,
    html: email.html,
    attachments: email.events.map((content) => ({
      filename: "invite.ics",
      // As bytes, so that line ends stay as RFC 5545 requires when the email's own are changed.
      content: Buffer.from(content),
      contentTransferEncoding: "base64" as const,
      contentType: `text/calendar; charset=utf-8; method=${getCalendarMethod(content)}`,
    })),
    messageId: `<${email.id}@${domain}>`,
    headers: {
      "Content-Language": email.locale,
      "Auto-Submitted": "auto-generated",
      ...unsubscribeHeaders(email),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The headers for one-click unsubscribe (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribe }: Email) {
  if (!unsubscribe) return {};
  return {
    "List-Unsubscribe": { prepared: true, foldLines: true, value: `<${unsubscribe}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Builds the email as bytes (RFC 5322). */
export function composeEmail(email: Email): Promise<Buffer> {
  return new MailComposer(toNodemailerMessage(email)).compile().build();
}

import PostalMime from "postal-mime";
import { isPlainAddress, normalizeAddress } from "#app/platform/mail/address.ts";

/** One bounced or complaining address. `detail` is the diagnostic text of the mail server. */
export type MailReport = { kind: "bounce" | "complaint"; address: string; detail?: string };

/**
 * Parses a delivery status notification (RFC 3464) or a spam report (RFC 5965). Returns null when the message is
 * neither, and [] when it reports nothing permanent, for example only a delay.
 */
export async function parseDeliveryReport(message: string): Promise<MailReport[] | null> {
  const { attachments } = await PostalMime.parse(message, { forceRfc822Attachments: true });
  const parts = attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: decodeText(content),
  }));
  const status = parts.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (status) return parseBounces(status.text);
  const feedback = parts.find(({ mimeType }) => mimeType === "message/feedback-report");
  return feedback ? parseComplaints(feedback.text) : null;
}

const decodeText = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/**
 * The fields are grouped per recipient. Only `failed` with status 5.x.x is a bounce; 5.7.x (policy) and 5.2.2 (full
 * mailbox) are not.
 */
function parseBounces(text: string): MailReport[] {
  return text.split(/\r?\n\r?\n/).flatMap((group) => {
    const fields = parseFields(group);
    const address = parseRecipientAddress(
      fields["final-recipient"] ?? fields["original-recipient"],
    );
    const isPermanent = fields.status?.startsWith("5.") && !/^5\.(7\.|2\.2)/.test(fields.status);
    if (!address || fields.action?.toLowerCase() !== "failed" || !isPermanent) return [];
    return [
      { kind: "bounce" as const, address, detail: fields["diagnostic-code"] ?? fields.status },
    ];
  });
}

function parseComplaints(text: string): MailReport[] {
  const fields = parseFields(text);
  const address = parseRecipientAddress(fields["original-rcpt-to"]);
  const detail = fields["feedback-type"];
  return address && detail !== "not-spam" ? [{ kind: "complaint", address, detail }] : [];
}

function parseFields(group: string): Record<string, string | undefined> {
  const lines = group.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name ? [[name.toLowerCase(), value?.trim()]] : [];
  });
  return Object.fromEntries(pairs);
}

/** Accepts `rfc822; awa@exemple.sn` and `<awa@exemple.sn>`. */
function parseRecipientAddress(value = ""): string | null {
  const address = normalizeAddress(value.replace(/^[^;]*;/, "").replace(/[<>]/g, ""));
  return isPlainAddress(address) ? address : null;
}

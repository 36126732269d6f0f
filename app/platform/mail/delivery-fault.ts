import { getOwnValue } from "#app/lib/get-own-value.ts";

/** Why an email was not sent. Each has a sentence in app/features/notifications/messages/notifications.ts. */
export type DeliveryFault =
  | "server-unavailable"
  | "server-refuses-us"
  | "server-without-tls"
  | "not-now"
  | "address-unknown"
  | "address-malformed"
  | "email-refused";

export type DeliveryVerdict =
  /** The mail server accepts nothing: every email waits, without counting a try. */
  | "server"
  /** Either the server or this email; `checkMailServer` decides. */
  | "unsure"
  /** Retry this email later. */
  | "later"
  /** Permanent, and the address is suppressed. */
  | "address"
  /** Permanent, but not the address's fault. */
  | "email";

/** Codes of an earlier release, which stored emails and outages may still have. */
const formerFaults: Record<string, DeliveryFault> = {
  "server-away": "server-unavailable",
  "letter-refused": "email-refused",
};

/** Returns the fault that a stored email or outage names. */
export function parseDeliveryFault(stored: string): DeliveryFault {
  return getOwnValue(formerFaults, stored) ?? (stored as DeliveryFault);
}

type Refusal = { responseCode?: number; command?: string; code?: string; response?: string };

/**
 * Classifies an SMTP refusal (RFC 5321, section 4.2; RFC 3463 for `x.y.z`). A 5xx at the recipient is a hard bounce,
 * except for a full mailbox (x.2.2) and for policy rejections of the sender (x.7.z).
 */
export function classifyRefusal(refusal: Refusal): {
  verdict: DeliveryVerdict;
  fault: DeliveryFault;
} {
  const { responseCode: replyCode, command = "", code, response = "" } = refusal;
  if (code === "EENVELOPE" && !replyCode) return { verdict: "email", fault: "address-malformed" };
  if (code === "ETLS" || command === "STARTTLS")
    return { verdict: "server", fault: "server-without-tls" };
  if (/^(AUTH|EHLO|HELO|LHLO)/.test(command) || code === "EAUTH")
    return { verdict: "server", fault: "server-refuses-us" };
  if (!replyCode) return { verdict: "unsure", fault: "server-unavailable" };
  if (replyCode === 421) return { verdict: "server", fault: "server-unavailable" };
  if (command === "CONN") return { verdict: "server", fault: "server-refuses-us" };
  if (replyCode < 500) return { verdict: "later", fault: "not-now" };
  if (command === "MAIL FROM" || replyCode === 530)
    return { verdict: "server", fault: "server-refuses-us" };
  const status = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response);
  const [, subject, detail] = status ?? [];
  const isMailboxFull = subject === "2" && detail === "2";
  if (command !== "RCPT TO" || isMailboxFull || subject === "7")
    return { verdict: "email", fault: "email-refused" };
  return { verdict: "address", fault: "address-unknown" };
}

/** Classifies anything that was thrown while sending. */
export function classifyError(error: unknown): ReturnType<typeof classifyRefusal> {
  return classifyRefusal(error instanceof Error ? (error as Refusal) : {});
}

/** Returns the mail server's answer, else the error message, on one line of at most 300 characters. */
export function getServerAnswer(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  return (response || message || "").replace(/\p{Cc}+/gu, " ").slice(0, 300);
}

/** Why a letter did not leave. Each has a sentence in app/i18n/{fr,en}/letters.ts. */
export type DeliveryFault =
  | "server-away"
  | "server-refuses-us"
  | "server-without-tls"
  | "not-now"
  | "address-unknown"
  | "address-malformed"
  | "letter-refused";

export type DeliveryVerdict =
  /** The mail server takes nothing: every letter waits, none is blamed. */
  | "server"
  /** Perhaps the server, perhaps this letter: asking the server tells. */
  | "unsure"
  /** This letter later. */
  | "later"
  /** Never, and the address is marked. */
  | "address"
  /** Never; the address is not to blame. */
  | "letter";

type Refusal = { responseCode?: number; command?: string; code?: string; response?: string };

/**
 * What a mail server's refusal means (RFC 5321, section 4.2; RFC 3463 for `x.y.z`). A 5xx at the
 * recipient is a hard bounce, but for a full mailbox (x.2.2) and for what is held against the sender (x.7.z).
 */
export function classifyRefusal(refusal: Refusal): {
  verdict: DeliveryVerdict;
  fault: DeliveryFault;
} {
  const { responseCode: replyCode, command = "", code, response = "" } = refusal;
  if (code === "EENVELOPE" && !replyCode) return { verdict: "letter", fault: "address-malformed" };
  if (code === "ETLS" || command === "STARTTLS")
    return { verdict: "server", fault: "server-without-tls" };
  if (/^(AUTH|EHLO|HELO|LHLO)/.test(command) || code === "EAUTH")
    return { verdict: "server", fault: "server-refuses-us" };
  if (!replyCode) return { verdict: "unsure", fault: "server-away" };
  if (replyCode === 421) return { verdict: "server", fault: "server-away" };
  if (command === "CONN") return { verdict: "server", fault: "server-refuses-us" };
  if (replyCode < 500) return { verdict: "later", fault: "not-now" };
  if (command === "MAIL FROM" || replyCode === 530)
    return { verdict: "server", fault: "server-refuses-us" };
  const status = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response);
  const [, subject, detail] = status ?? [];
  const isMailboxFull = subject === "2" && detail === "2";
  if (command !== "RCPT TO" || isMailboxFull || subject === "7")
    return { verdict: "letter", fault: "letter-refused" };
  return { verdict: "address", fault: "address-unknown" };
}

/** The same, of whatever was thrown. */
export function classifyError(error: unknown): ReturnType<typeof classifyRefusal> {
  return classifyRefusal(error instanceof Error ? (error as Refusal) : {});
}

/** What a mail server answered, on one line and cut short; else what went wrong on the way. */
export function getServerAnswer(error: unknown): string {
  const { response, message } = error as { response?: string; message?: string };
  return (response || message || "").replace(/\p{Cc}+/gu, " ").slice(0, 300);
}

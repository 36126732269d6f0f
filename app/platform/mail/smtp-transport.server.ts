import nodemailer from "nodemailer";
import { config, isLoopbackHost } from "../config.server.ts";
import { toNodemailerMessage } from "./compose.server.ts";
import type { MailTransport } from "./email.ts";

/** In milliseconds; `total` is for one letter, whatever the server does meanwhile. */
export type SmtpTimeouts = {
  connectionMs: number;
  greetingMs: number;
  idleMs: number;
  totalMs: number;
};

/**
 * A server that takes no connection or does not greet is left soon. One that is slow to take a letter is waited
 * for: leaving it then would send the letter twice (RFC 5321, section 4.5.3.2, allows it ten minutes).
 */
const defaultTimeouts: SmtpTimeouts = {
  connectionMs: 10_000,
  greetingMs: 15_000,
  idleMs: 120_000,
  totalMs: 600_000,
};

/**
 * Sends through the mail server at `smtpUrl` (SMTP_URL), one email after the other by the same connection: over TLS, unless
 * the server is this machine or SMTP_ALLOW_PLAINTEXT says otherwise. A server that is asked for TLS only when it offers
 * it can be made, by whoever stands in between, to offer none.
 */
export function smtpTransport(
  smtpUrl: string,
  timeouts: SmtpTimeouts = defaultTimeouts,
): MailTransport {
  const connect = () => nodemailer.createTransport(withSmtpOptions(smtpUrl, timeouts));
  let server = connect();
  /** A connection that outlived its time is not for the next letter. */
  const withTimeout = async (work: Promise<unknown>) => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        server.close();
        server = connect();
        fail(Object.assign(new Error("the mail server took too long"), { code: "ETIMEDOUT" }));
      }, timeouts.totalMs);
    });
    await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
  };
  return {
    send: (email) => withTimeout(server.sendMail(toNodemailerMessage(email))),
    check: () => withTimeout(server.verify()),
    close: () => server.close(),
  };
}

/** Nodemailer reads its options from the address; one that is written in SMTP_URL itself stays, but for those of TLS. */
function withSmtpOptions(smtpUrl: string, timeouts: SmtpTimeouts): string {
  const url = new URL(smtpUrl);
  const options = {
    pool: true,
    maxConnections: 1,
    // What a closed connection left half done is ours to try again, not the library's.
    maxRequeues: 0,
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.idleMs,
  };
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  if (!config().isPlaintextMailAllowed && !isLoopbackHost(url.hostname)) {
    url.searchParams.set("requireTLS", "true");
    url.searchParams.delete("ignoreTLS");
  }
  return url.href;
}

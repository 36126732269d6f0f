import nodemailer from "nodemailer";
import { config, isLoopbackHost } from "../config.server.ts";
import { toNodemailerMessage } from "./compose.server.ts";
import type { MailTransport } from "./email.ts";

/** In milliseconds. `totalMs` limits one email, even while the server keeps answering. */
export type SmtpTimeouts = {
  connectionMs: number;
  greetingMs: number;
  idleMs: number;
  totalMs: number;
};

/**
 * Short limits for connecting and greeting, long ones while an email is being accepted: giving up then would send the
 * email twice (RFC 5321, section 4.5.3.2, allows the server ten minutes).
 */
const defaultTimeouts: SmtpTimeouts = {
  connectionMs: 10_000,
  greetingMs: 15_000,
  idleMs: 120_000,
  totalMs: 600_000,
};

/**
 * Sends by SMTP (SMTP_URL) over one pooled connection. TLS is required unless the server is this machine or
 * SMTP_ALLOW_PLAINTEXT is set, because opportunistic TLS can be stripped by an attacker on the network.
 */
export function smtpTransport(
  smtpUrl: string,
  timeouts: SmtpTimeouts = defaultTimeouts,
): MailTransport {
  const connect = () => nodemailer.createTransport(withSmtpOptions(smtpUrl, timeouts));
  let server = connect();
  /** After a timeout the connection is replaced, because its state is unknown. */
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

/**
 * Passes our options to nodemailer in the address. Options written in SMTP_URL itself take precedence, except for
 * TLS.
 */
function withSmtpOptions(smtpUrl: string, timeouts: SmtpTimeouts): string {
  const url = new URL(smtpUrl);
  const options = {
    pool: true,
    maxConnections: 1,
    // Retries are ours (outbox), not the library's.
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

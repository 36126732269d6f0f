import nodemailer from "nodemailer";
import { config, isThisMachine } from "../config.server.ts";
import { envelope } from "./compose.server.ts";
import type { Transport } from "./mail.ts";

/** In milliseconds; `total` is for one letter, whatever the server does meanwhile. */
export type Patience = { connection: number; greeting: number; silence: number; total: number };

/**
 * A server that takes no connection or does not greet is left soon. One that is slow to take a letter is waited
 * for: leaving it then would send the letter twice (RFC 5321, section 4.5.3.2, allows it ten minutes).
 */
const usual: Patience = {
  connection: 10_000,
  greeting: 15_000,
  silence: 120_000,
  total: 600_000,
};

/**
 * Sends through the mail server at `smtpUrl` (SMTP_URL), one email after the other by the same connection: over TLS, unless
 * the server is this machine or SMTP_ALLOW_PLAINTEXT says otherwise. A server that is asked for TLS only when it offers
 * it can be made, by whoever stands in between, to offer none.
 */
export function smtpTransport(smtpUrl: string, patience: Patience = usual): Transport {
  const connect = () => nodemailer.createTransport(addressWith(smtpUrl, patience));
  let server = connect();
  /** A connection that outlived its time is not for the next letter. */
  const inTime = async (work: Promise<unknown>) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        server.close();
        server = connect();
        fail(Object.assign(new Error("the mail server took too long"), { code: "ETIMEDOUT" }));
      }, patience.total);
    });
    await Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
  return {
    send: (mail) => inTime(server.sendMail(envelope(mail))),
    check: () => inTime(server.verify()),
    close: () => server.close(),
  };
}

/** Nodemailer reads its options from the address; one that is written in SMTP_URL itself stays, but for those of TLS. */
function addressWith(smtpUrl: string, patience: Patience): string {
  const url = new URL(smtpUrl);
  const options = {
    pool: true,
    maxConnections: 1,
    // What a closed connection left half done is ours to try again, not the library's.
    maxRequeues: 0,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  };
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  if (!config().isPlaintextMailAllowed && !isThisMachine(url.hostname)) {
    url.searchParams.set("requireTLS", "true");
    url.searchParams.delete("ignoreTLS");
  }
  return url.href;
}

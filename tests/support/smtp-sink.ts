import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** How the mail server handles the next email. */
export type SmtpMode =
  | "takes"
  /** 451 at the recipient: try later. */
  | "defers"
  /** 550 at the recipient: unknown. */
  | "bounces"
  /** Closes the connection in the middle of the message. */
  | "dies"
  /** Accepts it after `delayMs`. */
  | "slow";

export type SmtpSink = {
  url: string;
  /** Each message that it answered with 250. */
  received: string[];
  /** How often each Message-ID was accepted. */
  countAccepted(): Map<string, number>;
  getMode: (recipient: string) => SmtpMode;
  /** Delay in mode `slow`, in milliseconds. */
  delayMs: number;
  /** Called right after the 250 for a message was sent. */
  onAccepted: () => void;
  stop(): Promise<void>;
};

/** A real SMTP server on this machine that stores accepted messages and behaves as set. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const sink: SmtpSink = {
    url: "",
    received: [],
    getMode: () => "takes",
    delayMs: 300,
    onAccepted: () => {},
    countAccepted: () => countIds(sink.received),
    stop: () => new Promise((done) => server.close(() => done())),
  };
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const mood = sink.getMode(address);
      if (mood === "defers") return done(smtpError(451, "4.7.1 later, please"));
      if (mood === "bounces") return done(smtpError(550, "5.1.1 nobody of that name"));
      done();
    },
    async onData(stream, session, done) {
      const mood = sink.getMode(session.envelope.rcptTo[0]?.address ?? "");
      if (mood === "dies") return sockets.get(session.id)?.destroy();
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The sender was killed in the middle: the message was not accepted.
        return;
      }
      if (mood === "slow") await sleep(sink.delayMs);
      sink.received.push(Buffer.concat(chunks).toString());
      done();
      sink.onAccepted();
    },
    onClose: ({ id }) => void sockets.delete(id),
  });
  server.on("error", () => {});
  // The library does not expose a session's socket; its connections have both.
  server.on("connect", (session) => {
    for (const one of (server as unknown as { connections: Set<{ id: string; _socket: Socket }> })
      .connections)
      if (one.id === session.id) sockets.set(session.id, one._socket);
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return sink;
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

function countIds(emails: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const email of emails) {
    const id = /^Message-ID: (<.*>)/im.exec(email)?.[1] ?? "";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

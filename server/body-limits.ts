import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getNetwork } from "#app/platform/network.ts";

/** The largest body that is read: a proof of 10 MB and its form. */
export const MAX_BODY_BYTES = 12_000_000;

export type BodyLimits = {
  /** The least that must arrive of a body in each window; slower ones are ended. */
  minBytesPerSecond: number;
  windowMs: number;
  /** How often bodies are looked at, in milliseconds. */
  checkMs: number;
  /** Connections of one address that are still sending a request, and all its connections. */
  maxSendingPerAddress: number;
  maxPerAddress: number;
};

/**
 * A phone on a 2G network sends 1 to 4 kB a second, and at times nothing for half a minute: a minute with less
 * than 30 kB in it is a body that is held open, not one that is sent. An address may be a campus or a carrier:
 * only connections that hold the server, those still sending, are few.
 */
export const bodyLimits: BodyLimits = {
  minBytesPerSecond: 500,
  windowMs: 60_000,
  checkMs: 5_000,
  maxSendingPerAddress: 200,
  maxPerAddress: 2_000,
};

/** For Node's server: a head must come in 15 s, a whole request (12 MB at 7 kB/s) in half an hour. */
export const requestTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 1_800_000,
  connectionsCheckingInterval: 5_000,
};

type Callbacks = {
  /** Whether an address is a proxy of ours, which speaks for many people. */
  isProxy: (address: string) => boolean;
  /** Ends a request whose body is too slow. */
  endSlowBody: (req: IncomingMessage, res: ServerResponse) => void;
  now?: () => number;
};

type Body = { res: ServerResponse; since: number; bytesRead: number };

/**
 * Ends bodies that arrive too slowly, and refuses connections of an address that has too many. Returns the
 * check of the bodies, which runs by itself every `checkMs`.
 */
export function limitBodies(
  server: Server,
  limits: BodyLimits,
  { isProxy, endSlowBody, now = Date.now }: Callbacks,
): () => void {
  limitConnections(server, limits, isProxy);
  const bodies = new Map<IncomingMessage, Body>();
  server.prependListener("request", (req: IncomingMessage, res: ServerResponse) => {
    if (!hasBody(req)) return;
    bodies.set(req, { res, since: now(), bytesRead: req.socket.bytesRead });
    req.once("end", () => bodies.delete(req));
    req.once("close", () => bodies.delete(req));
  });
  const check = () => {
    for (const [req, body] of bodies) {
      const elapsedMs = now() - body.since;
      if (elapsedMs < limits.windowMs) continue;
      const received = req.socket.bytesRead - body.bytesRead;
      const isSlow = (received / elapsedMs) * 1_000 < limits.minBytesPerSecond;
      if (isSlow && !isServerSlow(req)) {
        bodies.delete(req);
        endSlowBody(req, body.res);
        continue;
      }
      body.since = now();
      body.bytesRead = req.socket.bytesRead;
    }
  };
  const timer = setInterval(check, limits.checkMs).unref();
  server.once("close", () => clearInterval(timer));
  return check;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Nothing more is taken from the network while what came is not read yet: the delay is ours. */
const isServerSlow = (req: IncomingMessage) =>
  req.complete || req.socket.isPaused() || req.readableLength >= req.readableHighWaterMark;

type Connections = { total: number; sending: Set<Socket> };

/**
 * Counts the connections of each address (of IPv6, of each /56: one customer has so many): an entry for each that is
 * connected now.
 */
function limitConnections(
  server: Server,
  { maxSendingPerAddress, maxPerAddress }: BodyLimits,
  isProxy: (address: string) => boolean,
): void {
  const byAddress = new Map<string, Connections>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    const network = getNetwork(address);
    const open = byAddress.get(network) ?? { total: 0, sending: new Set() };
    const isFull = open.total >= maxPerAddress || open.sending.size >= maxSendingPerAddress;
    if (isFull && !isProxy(address)) return void socket.destroy();
    open.total += 1;
    open.sending.add(socket);
    byAddress.set(network, open);
    socket.once("close", () => {
      open.total -= 1;
      open.sending.delete(socket);
      if (open.total === 0) byAddress.delete(network);
    });
  });
  server.prependListener("request", (req: IncomingMessage) => {
    const sending = byAddress.get(getNetwork(req.socket.remoteAddress ?? ""))?.sending;
    if (!hasBody(req)) return void sending?.delete(req.socket);
    sending?.add(req.socket);
    req.once("end", () => sending?.delete(req.socket));
  });
}

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getNetwork } from "#app/platform/network.ts";

/** Largest request body accepted: a 10 MB document and the form around it. */
export const MAX_BODY_BYTES = 12_000_000;

export type BodyLimits = {
  /** Minimum speed of a body within one window; a slower request is ended with 408. */
  minBytesPerSecond: number;
  windowMs: number;
  /** Interval between two checks. */
  checkMs: number;
  /** Limits per client address: connections that are still sending a request, and all connections. */
  maxSendingPerAddress: number;
  maxPerAddress: number;
};

/**
 * A phone on 2G sends 1 to 4 kB/s and may pause for 30 s, so less than 30 kB in a minute means a stalled or
 * hostile client. One address may be a campus or a mobile carrier: only connections that are still sending
 * are limited tightly.
 */
export const bodyLimits: BodyLimits = {
  minBytesPerSecond: 500,
  windowMs: 60_000,
  checkMs: 5_000,
  maxSendingPerAddress: 200,
  maxPerAddress: 2_000,
};

/**
 * Timeouts of Node's HTTP server: 15 s for the headers, 30 minutes for a whole request (12 MB at 7 kB/s), 65 s for
 * an idle connection, longer than usual proxies keep theirs.
 */
export const requestTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 1_800_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

type Callbacks = {
  /** Whether an address is one of our proxies, which carries the connections of many clients. */
  isProxy: (address: string) => boolean;
  endSlowBody: (req: IncomingMessage, res: ServerResponse) => void;
  now?: () => number;
};

type Body = { res: ServerResponse; since: number; bytesRead: number };

/**
 * Ends request bodies that arrive too slowly and destroys connections beyond the limits of an address.
 * @returns the check of the bodies, for tests; it also runs every `checkMs`
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

/** True when we have not read what already arrived: the delay is on our side, so the client is not slow. */
const isServerSlow = (req: IncomingMessage) =>
  req.complete || req.socket.isPaused() || req.readableLength >= req.readableHighWaterMark;

type Connections = { total: number; sending: Set<Socket> };

/** Counts open connections per network: an IPv4 address, or an IPv6 /56, the usual size for one customer. */
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

import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import { config } from "#app/platform/config.server.ts";
import { reportUnknownAddress, reportUntrustedProxy } from "#app/platform/proxy-address.server.ts";
import { isInNetworks } from "#app/platform/proxy-networks.ts";

/**
 * Returns the client's IP address. Behind a proxy it is the last entry of the header named in
 * CLIENT_ADDRESS_HEADER, because clients can forge the entries before it and every other header
 * (GHSA-p6v2-xcpg-h6xw). Headers from outside the proxy networks are ignored and reported once.
 */
export function getClientAddress(req: IncomingMessage): string {
  const peer = normalizeAddress(req.socket.remoteAddress ?? "");
  const { addressHeader } = config();
  if (!isOurNetwork(peer)) {
    reportUntrustedProxy(req.headers);
    return peer;
  }
  const headerValue = addressHeader ? String(req.headers[addressHeader] ?? "") : "";
  const forwarded = normalizeAddress(headerValue.split(",").at(-1) ?? "");
  if (isIP(forwarded)) return forwarded;
  reportUnknownAddress(req.headers);
  return peer;
}

/** Writes an IPv4-mapped IPv6 address as IPv4. */
const normalizeAddress = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/** Addresses inside the proxy networks that forwarded requests. */
const seenProxies = new LRUCache<string, true>({ max: 100 });
const addedByProxies = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/** Remembers the sender of a request with proxy headers, for `isProxy`. */
export function recordProxy({ headers, socket }: IncomingMessage): void {
  if (!addedByProxies.some((name) => headers[name] !== undefined)) return;
  const address = normalizeAddress(socket.remoteAddress ?? "");
  if (!seenProxies.has(address) && isOurNetwork(address)) seenProxies.set(address, true);
}

/**
 * Whether an address is one of our proxies, which carries the connections of many clients. Without
 * CLIENT_ADDRESS_HEADER only addresses that have forwarded a request count.
 */
export function isProxy(address: string): boolean {
  const plain = normalizeAddress(address);
  if (config().addressHeader === undefined) return seenProxies.has(plain);
  return isOurNetwork(plain);
}

/** Whether an address may be our proxy: in PROXY_NETWORKS, which defaults to this machine and private networks. */
const isOurNetwork = (address: string) => isInNetworks(config().proxyNetworks, address);

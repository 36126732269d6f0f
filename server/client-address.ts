import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import { config } from "#app/platform/config.server.ts";
import { reportUnknownAddress, reportUntrustedProxy } from "#app/platform/proxy-address.server.ts";
import { isInNetworks } from "#app/platform/proxy-networks.ts";

/**
 * The address of who asks. Behind a proxy it is in the header that the settings name, and only there:
 * any other header is the asker's own word (GHSA-p6v2-xcpg-h6xw). Of several addresses, the last is the
 * one that our proxy saw. Headers of a proxy from elsewhere are not believed, and noted.
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

/** An IPv4 address that came by an IPv6 socket is written as IPv4. */
const normalizeAddress = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/** Addresses of our proxies' networks that passed requests on for others. */
const seenProxies = new LRUCache<string, true>({ max: 100 });
const addedByProxies = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/** Notes the proxy that passed this request on, if one did, for `isProxy`. */
export function recordProxy({ headers, socket }: IncomingMessage): void {
  if (!addedByProxies.some((name) => headers[name] !== undefined)) return;
  const address = normalizeAddress(socket.remoteAddress ?? "");
  if (!seenProxies.has(address) && isOurNetwork(address)) seenProxies.set(address, true);
}

/**
 * Whether connections from an address are those of a proxy of ours, which speaks for many people: the settings
 * say that there is one, or it has passed a request on.
 */
export function isProxy(address: string): boolean {
  const plain = normalizeAddress(address);
  if (config().addressHeader === undefined) return seenProxies.has(plain);
  return isOurNetwork(plain);
}

/** Networks from which a proxy of ours may ask: those of the settings, or this machine and private ones. */
const isOurNetwork = (address: string) => isInNetworks(config().proxyNetworks, address);

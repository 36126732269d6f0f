import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { LRUCache } from "lru-cache";
import { config } from "#app/platform/config.server.ts";
import { noteUnknownAddress } from "#app/platform/proxy-address.server.ts";

/** Networks from which a proxy of ours may ask: this machine, and private ones (RFC 1918, RFC 4193). */
const ours = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  ours.addSubnet(network, prefix, "ipv4");
ours.addAddress("::1", "ipv6");
ours.addSubnet("fc00::", 7, "ipv6");

/**
 * The address of who asks. Behind a proxy it is in the header that the settings name, and only there:
 * any other header is the asker's own word (GHSA-p6v2-xcpg-h6xw). Of several addresses, the last is the
 * one that our proxy saw.
 */
export function clientAddress(req: IncomingMessage): string {
  const asking = plainAddress(req.socket.remoteAddress ?? "");
  const { addressHeader } = config();
  if (!isOurNetwork(asking)) return asking;
  const named = addressHeader ? String(req.headers[addressHeader] ?? "") : "";
  const said = plainAddress(named.split(",").at(-1) ?? "");
  if (isIP(said)) return said;
  noteUnknownAddress(req.headers);
  return asking;
}

/** An IPv4 address that came by an IPv6 socket is written as IPv4. */
const plainAddress = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

/** Addresses of our networks that passed requests on for others. */
const seenProxies = new LRUCache<string, true>({ max: 100 });
const addedByProxies = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/** Notes the proxy that passed this request on, if one did, for `isProxy`. */
export function noteProxy({ headers, socket }: IncomingMessage): void {
  if (!addedByProxies.some((name) => headers[name] !== undefined)) return;
  const address = plainAddress(socket.remoteAddress ?? "");
  if (!seenProxies.has(address) && isOurNetwork(address)) seenProxies.set(address, true);
}

/**
 * Whether connections from an address are those of a proxy of ours, which speaks for many people: the settings
 * say that there is one, or it has passed a request on.
 */
export function isProxy(address: string): boolean {
  const plain = plainAddress(address);
  if (config().addressHeader === undefined) return seenProxies.has(plain);
  return isOurNetwork(plain);
}

const isOurNetwork = (address: string) =>
  ours.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

import { config } from "./config.server.ts";
import { log } from "./log.server.ts";

/** Why the address of requests that came through a proxy is not known, the surest first. */
const proxyFaults = [
  /** CLIENT_ADDRESS_HEADER is not set. */
  "header-unset",
  /** It is set, and the proxy writes no address in the header that it names. */
  "header-empty",
  /** Headers of a proxy come from an address that is none of our proxies': they are not believed. */
  "proxy-not-ours",
] as const;
export type ProxyFault = (typeof proxyFaults)[number];

const reportedFaults = new Set<ProxyFault>();

/** What proxies add to a request; nothing else on our own networks sends these. */
const proxyHeaders = /^(forwarded|x-forwarded-(for|host|proto)|x-real-ip|via)$/;

const faultMessages: Record<ProxyFault, string> = {
  "header-unset":
    "requests arrive through a proxy and their addresses are not known: everybody shares the limits of one address",
  "header-empty":
    "requests arrive through a proxy and their addresses are not known: everybody shares the limits of one address",
  "proxy-not-ours":
    "headers of a proxy arrive from an address that is none of our proxies' and are not believed: name its network, or let nobody reach the site without the proxy",
};

/**
 * Notes a request of which only the proxy's address is known: everybody then shares the limits of one address. It is
 * logged the first time; `/readyz` and the status page say it until the process starts again.
 */
export function reportUnknownAddress(headers: Record<string, unknown>): void {
  if (hasProxyHeaders(headers))
    reportOnce(config().addressHeader ? "header-empty" : "header-unset");
}

/**
 * Notes a request with the headers of a proxy from an address that is not in PROXY_NETWORKS. Only where there must be a
 * proxy, because the settings name its header or visitors come by https: elsewhere anybody could write such a header and
 * have a fault shown. The address may be a visitor's, so that it is not logged.
 */
export function reportUntrustedProxy(headers: Record<string, unknown>): void {
  const { addressHeader, origin } = config();
  if (addressHeader === undefined && !origin.startsWith("https:")) return;
  const isNamed = addressHeader !== undefined && headers[addressHeader] !== undefined;
  if (isNamed || hasProxyHeaders(headers)) reportOnce("proxy-not-ours");
}

const hasProxyHeaders = (headers: Record<string, unknown>) =>
  Object.keys(headers).some((name) => proxyHeaders.test(name));

function reportOnce(fault: ProxyFault): void {
  if (reportedFaults.has(fault)) return;
  reportedFaults.add(fault);
  const { addressHeader: header } = config();
  const setting = fault === "proxy-not-ours" ? "PROXY_NETWORKS" : "CLIENT_ADDRESS_HEADER";
  log().warn({ fault, setting, header }, faultMessages[fault]);
}

/** What was noted since this process started; null when every address is known. */
export function getProxyFault(): ProxyFault | null {
  return proxyFaults.find((fault) => reportedFaults.has(fault)) ?? null;
}

/** Forgets what was noted, for tests. */
export function resetProxyFault(): void {
  reportedFaults.clear();
}

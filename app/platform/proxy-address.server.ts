import { config } from "./config.server.ts";
import { log } from "./log.server.ts";

/** Why the client's address is unknown behind a proxy, the most certain reason first. */
const proxyFaults = [
  "header-unset",
  /** CLIENT_ADDRESS_HEADER is set, but the proxy sends no address in that header. */
  "header-empty",
  /** Proxy headers arrive from an address outside PROXY_NETWORKS, so they are not trusted. */
  "proxy-not-ours",
] as const;
export type ProxyFault = (typeof proxyFaults)[number];

const reportedFaults = new Set<ProxyFault>();

/** Headers added by proxies; nothing else on our own networks sends them. */
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
 * Reports a request whose client address is unknown, so that everybody shares the rate limits of the proxy's address.
 * Logged once; `/readyz` and the status page show it until a restart.
 */
export function reportUnknownAddress(headers: Record<string, unknown>): void {
  if (hasProxyHeaders(headers))
    reportOnce(config().addressHeader ? "header-empty" : "header-unset");
}

/**
 * Reports proxy headers from an address outside PROXY_NETWORKS. Only when a proxy is certain (CLIENT_ADDRESS_HEADER
 * or an https origin): otherwise anybody could cause the report by sending such a header. The address may be a
 * visitor's, so it is not logged.
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

/** Returns the fault reported since this process started; null when every address is known. */
export function getProxyFault(): ProxyFault | null {
  return proxyFaults.find((fault) => reportedFaults.has(fault)) ?? null;
}

/** Clears the reported faults, for tests. */
export function resetProxyFault(): void {
  reportedFaults.clear();
}

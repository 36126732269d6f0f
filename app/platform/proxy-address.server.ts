import { config } from "./config.server.ts";
import { log } from "./log.server.ts";

/** Why the address of a request that came through a proxy is not known. */
export type ProxyFault =
  /** CLIENT_ADDRESS_HEADER is not set. */
  | "header-unset"
  /** It is set, and the proxy writes no address in the header that it names. */
  | "header-empty";

let fault: ProxyFault | null = null;

/** What proxies add to a request; nothing else on our own networks sends these. */
const added = /^(forwarded|x-forwarded-(for|host|proto)|x-real-ip|via)$/;

/**
 * Notes a request of which only the proxy's address is known: everybody then shares the limits of one address. It is
 * logged the first time; `/readyz` and the status page say it until the process starts again.
 */
export function noteUnknownAddress(headers: Record<string, unknown>): void {
  if (fault || !Object.keys(headers).some((name) => added.test(name))) return;
  const { addressHeader } = config();
  fault = addressHeader ? "header-empty" : "header-unset";
  log().warn(
    { fault, setting: "CLIENT_ADDRESS_HEADER", header: addressHeader },
    "requests arrive through a proxy and their addresses are not known: everybody shares the limits of one address",
  );
}

/** What was noted since this process started; null when every address is known. */
export function proxyFault(): ProxyFault | null {
  return fault;
}

/** Forgets what was noted, for tests. */
export function forgetProxyFault(): void {
  fault = null;
}

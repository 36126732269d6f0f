import { BlockList, isIP } from "node:net";

/** Loopback and private networks (RFC 1918, RFC 4193): where a proxy is expected when PROXY_NETWORKS is not set. */
const PRIVATE_NETWORKS =
  "127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, ::1/128, fc00::/7";

/**
 * Parses a comma-separated list of networks (`203.0.113.0/24, 2001:db8::7`); an address alone is a network of one.
 * Returns null when one of them is invalid or has prefix length 0.
 */
export function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList();
  for (const network of text.split(",").map((part) => part.trim())) {
    const [, address = "", bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(network) ?? [];
    const ipVersion = isIP(address);
    const maxBits = ipVersion === 6 ? 128 : 32;
    const prefix = bits === undefined ? maxBits : Number(bits);
    if (ipVersion === 0 || prefix < 1 || prefix > maxBits) return null;
    networks.addSubnet(address, prefix, ipVersion === 6 ? "ipv6" : "ipv4");
  }
  return networks;
}

/** The networks of our proxies when PROXY_NETWORKS is not set. */
export const privateNetworks = parseNetworks(PRIVATE_NETWORKS) ?? new BlockList();

/** Whether an address, as a socket or a header writes it, is in one of these networks. */
export function isInNetworks(networks: BlockList, address: string): boolean {
  return networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

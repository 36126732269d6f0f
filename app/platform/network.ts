/**
 * The IPv6 prefix of one customer of a provider. With a /64 one customer could use 256 rate limits (RIPE-690, section
 * 4.2.1).
 */
export const IPV6_PREFIX_BITS = 56;

/** The network that rate limits count: an IPv4 address, or the /56 of an IPv6 one. */
export function getNetwork(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = "", tail] = address.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [
    ...(before ?? []),
    ...Array<string>(Math.max(0, missing)).fill("0"),
    ...(after ?? []),
  ];
  const numbers = groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
  // The fourth group is bits 49 to 64; only its first half belongs to the /56.
  return numbers.map((group, n) => (n === 3 ? group & 0xff00 : group).toString(16)).join(":");
}

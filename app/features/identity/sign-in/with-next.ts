/** An address that remembers where the person was going; "" when nowhere in particular. */
export function withNext(address: string, next: string): string {
  if (!next) return address;
  return `${address}${address.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}

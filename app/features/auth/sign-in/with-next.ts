/** Adds the page to open after signing in to an address; "" adds nothing. */
export function withNext(address: string, next: string): string {
  if (!next) return address;
  return `${address}${address.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}

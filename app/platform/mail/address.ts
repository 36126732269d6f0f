const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const asciiAddress = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`);
const unicodeAddress = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+$/u;

/**
 * Is this one plain address, and nothing else? No name, no second recipient, no quotes, no control character:
 * what is refused here would be read otherwise by some mail server (MAIL-01).
 */
export function isPlainAddress(text: string): boolean {
  if (text.length > 254 || text.includes("..")) return false;
  return asciiAddress.test(text) || unicodeAddress.test(text);
}

/** The address as marks are kept: in small letters, without what surrounds it. */
export function normalizeAddress(address: string): string {
  return address.normalize("NFC").trim().toLowerCase();
}

/** Enough of an address to recognise it, not to write to it: `a•••@exemple.sn`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "•••" : `${[...address][0]}•••${address.slice(at)}`;
}

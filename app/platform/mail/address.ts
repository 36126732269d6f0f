const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const isAscii = (text: string) => /^[\x20-\x7E]*$/.test(text);
const asciiAddress = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`);
const unicodeAddress = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+$/u;

/**
 * Whether the text is exactly one plain email address: no name, second recipient, double quotes or control
 * characters. Refuses forms that mail servers interpret in different ways (MAIL-01).
 */
export function isPlainAddress(text: string): boolean {
  if (text.length > 254 || text.includes("..")) return false;
  return (isAscii(text) ? asciiAddress : unicodeAddress).test(text);
}

/** Normalises an address (NFC, trimmed, lower case), as the suppression list stores it. */
export function normalizeAddress(address: string): string {
  return address.normalize("NFC").trim().toLowerCase();
}

/** Hides most of an address, so that it can be recognised but not used: `a•••@exemple.sn`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "•••" : `${[...address][0]}•••${address.slice(at)}`;
}

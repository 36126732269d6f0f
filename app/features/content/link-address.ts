/**
 * Whether editors may link to this address: a page or an anchor of this site (`/about`, `#visite`), `https:`, `mailto:`
 * or `tel:`. Refuses other schemes, `javascript:` in particular, and `//host`.
 */
export function isAllowedAddress(address: string): boolean {
  if (address.length > 500 || /[\s\\\p{Cc}]/u.test(address)) return false;
  if (/^[/#]/.test(address)) return !address.startsWith("//");
  if (/^(mailto|tel):\S/.test(address)) return true;
  return address.startsWith("https://") && URL.canParse(address);
}

/**
 * Whether a draft must refuse this address. An unfinished one (`www.ecole.sn`, `about`) is harmless: it may stay in a
 * draft, but not be published.
 */
export function isUnsafeAddress(address: string): boolean {
  const isIncomplete = address.length <= 500 && !/[\s:\\\p{Cc}]/u.test(address);
  return !isAllowedAddress(address) && (!isIncomplete || address.startsWith("//"));
}

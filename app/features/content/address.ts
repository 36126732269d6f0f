/**
 * May this address be written in the words of the site? A page or a section of ours (`/about`, `#visite`),
 * `https:`, `mailto:` or `tel:`; never `javascript:`, another scheme, or `//host`.
 */
export function isAllowedAddress(address: string): boolean {
  if (address.length > 500 || /[\s\\\p{Cc}]/u.test(address)) return false;
  if (/^[/#]/.test(address)) return !address.startsWith("//");
  if (/^(mailto|tel):\S/.test(address)) return true;
  return address.startsWith("https://") && URL.canParse(address);
}

/**
 * Could this address lead astray? One that is only half typed (`www.ecole.sn`, `about`) leads nowhere: it waits in a
 * draft to be finished.
 */
export function isUnsafeAddress(address: string): boolean {
  const isIncomplete = address.length <= 500 && !/[\s:\\\p{Cc}]/u.test(address);
  return !isAllowedAddress(address) && (!isIncomplete || address.startsWith("//"));
}

/** The segments of our addresses that a token or a code follows: the address alone opens what it leads to. */
const beforeToken = new Set([
  "accord",
  "courriels",
  "echange",
  "invitation",
  "recu",
  "suppression",
]);

const MAX_LENGTH = 200;
const IDENTIFIER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.data)?$/i;

/**
 * A path as the log may hold it: what follows a segment of `beforeToken`, and any long segment that is no identifier,
 * is replaced. Search parameters are never part of it.
 */
export function maskedPath(pathname: string): string {
  const segments = pathname.split("/");
  const masked = segments.map((segment, n) => {
    const before = readable(segments[n - 1] ?? "");
    const isToken = beforeToken.has(before) || (segment.length > 30 && !IDENTIFIER.test(segment));
    return segment && isToken ? "***" : segment;
  });
  return masked.join("/").slice(0, MAX_LENGTH);
}

/** A segment as the router compares it: decoded, in small letters. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

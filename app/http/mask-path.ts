/** The segments of our addresses that a token or a code follows: the address alone opens what it leads to. */
const segmentsBeforeToken = new Set([
  "accord",
  "courriels",
  "echange",
  "invitation",
  "recu",
  "suppression",
]);

const MAX_PATH_CHARACTERS = 200;
const IDENTIFIER_PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.data)?$/i;

/**
 * A path as the log may hold it: what follows a segment of `segmentsBeforeToken`, and any long segment that is no identifier,
 * is replaced. Search parameters are never part of it.
 */
export function maskPath(pathname: string): string {
  const segments = pathname.split("/");
  const masked = segments.map((segment, index) => {
    const previousSegment = decodeSegment(segments[index - 1] ?? "");
    const isToken =
      segmentsBeforeToken.has(previousSegment) ||
      (segment.length > 30 && !IDENTIFIER_PATTERN.test(segment));
    return segment && isToken ? "***" : segment;
  });
  return masked.join("/").slice(0, MAX_PATH_CHARACTERS);
}

/** A segment as the router compares it: decoded, in small letters. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

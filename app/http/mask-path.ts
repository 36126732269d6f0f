/** Path segments that are followed by a token or a code, which alone gives access. */
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
 * Masks a path for the log: replaces the segment after one of `segmentsBeforeToken`, and any long segment that is not
 * an id. Expects a path without a query.
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

/** The segment as the router compares it: decoded, in lower case. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

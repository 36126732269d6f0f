import * as fc from "fast-check";

/** Any UTF-16 units, so also lone surrogates and control characters. */
const arbitraryUnits = fc
  .array(fc.nat(0xffff), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units));

/** Any text that a request can contain: plain words, emoji, rare scripts, lone surrogates. */
export const arbitraryText = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  arbitraryUnits,
);

/**
 * Texts made mostly of the given pieces, such as the signs of a syntax, and of other characters between them: they
 * reach the rare branches of a parser much sooner than `arbitraryText`.
 */
export function createTextArbitrary(pieces: readonly string[]): fc.Arbitrary<string> {
  const other = fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 });
  const piece = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, other);
  return fc.array(piece, { maxLength: 16 }).map((texts) => texts.join(""));
}

/** Moments of the years that the forms accept. */
export const arbitraryMoment = fc.date({
  min: new Date("1900-01-01T00:00:00Z"),
  max: new Date("2100-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

/** Days (2027-08-31) of the years that the forms accept. */
export const arbitraryDay = arbitraryMoment.map((moment) => moment.toISOString().slice(0, 10));

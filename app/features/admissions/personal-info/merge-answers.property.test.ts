import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryText, createTextArbitrary } from "#tests/support/arbitraries.ts";
import { type AnswerHashes, mergeAnswers, parseHashes, serializeHashes } from "./merge-answers.ts";

const name = fc.constantFrom("lastName", "firstName", "birthDate", "city", "phone_2", "email");
/** Few values, so that the two devices often write the same one. */
const hash = fc.constantFrom("a", "b", "c", "x-Y_9");

/** The hashes of all fields as the pages loaded them. */
const loaded = fc.uniqueArray(name, { minLength: 1 }).chain((names) => getHashes(names));

function getHashes(names: readonly string[]): fc.Arbitrary<Record<string, string>> {
  return fc.record(Object.fromEntries(names.map((one) => [one, hash])));
}

/** What two devices show and send that have both loaded `base`. */
const twoDevices = loaded.chain((base) =>
  fc.record({
    base: fc.constant(base),
    first: getHashes(Object.keys(base)),
    second: getHashes(Object.keys(base)),
  }),
);

/** The stored answers after a device has sent its own. */
function save(stored: AnswerHashes, base: AnswerHashes, submitted: AnswerHashes): AnswerHashes {
  const { accepted } = mergeAnswers({ stored, base, submitted });
  return { ...stored, ...Object.fromEntries(accepted.map((one) => [one, submitted[one] ?? ""])) };
}

describe("mergeAnswers", () => {
  it("stores each field that one device alone changed, and no other value for it", () => {
    fc.assert(
      fc.property(twoDevices, ({ base, first, second }) => {
        const stored = save(save(base, base, first), base, second);
        for (const field of Object.keys(base)) {
          if (second[field] === base[field]) expect(stored[field]).toBe(first[field]);
          if (first[field] === base[field]) expect(stored[field]).toBe(second[field]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("reports each field that both devices changed differently, and leaves the stored answer", () => {
    fc.assert(
      fc.property(twoDevices, ({ base, first, second }) => {
        const stored = save(base, base, first);
        const { conflicts } = mergeAnswers({ stored, base, submitted: second });
        const values = (field: string) => new Set([base[field], first[field], second[field]]);
        const changedByBoth = Object.keys(base).filter((field) => values(field).size === 3);
        expect(conflicts.toSorted()).toEqual(changedByBoth.toSorted());
        const after = save(stored, base, second);
        for (const field of conflicts) expect(after[field]).toBe(first[field]);
      }),
      { numRuns: 300 },
    );
  });

  it("reports the same conflicts, and stores the same other answers, whichever device sends first", () => {
    fc.assert(
      fc.property(twoDevices, ({ base, first, second }) => {
        const afterFirst = save(base, base, first);
        const afterSecond = save(base, base, second);
        const merged = mergeAnswers({ stored: afterFirst, base, submitted: second });
        const reversed = mergeAnswers({ stored: afterSecond, base, submitted: first });
        expect(merged.conflicts.toSorted()).toEqual(reversed.conflicts.toSorted());
        const [one, other] = [save(afterFirst, base, second), save(afterSecond, base, first)];
        for (const field of Object.keys(base))
          if (!merged.conflicts.includes(field)) expect(one[field]).toBe(other[field]);
      }),
      { numRuns: 300 },
    );
  });

  it("puts each field that differs from the stored answer in one list, and no other field", () => {
    const input = fc.record({ stored: loaded, base: loaded, submitted: loaded });
    fc.assert(
      fc.property(input, (hashes) => {
        const { accepted, conflicts, outdated } = mergeAnswers(hashes);
        const { stored, submitted } = hashes;
        const differing = Object.keys(submitted).filter((one) => submitted[one] !== stored[one]);
        expect([...accepted, ...conflicts, ...outdated].toSorted()).toEqual(differing.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it("has nothing left to do when the same answers come twice", () => {
    fc.assert(
      fc.property(twoDevices, ({ base, first }) => {
        const stored = save(base, base, first);
        expect(mergeAnswers({ stored, base, submitted: first })).toEqual({
          accepted: [],
          conflicts: [],
          outdated: [],
        });
      }),
    );
  });
});

describe("parseHashes", () => {
  it("reads what serializeHashes writes", () => {
    const word = fc.stringMatching(/^\w{1,12}$/);
    const hashes = fc.dictionary(word, fc.stringMatching(/^[\w-]{1,12}$/), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(hashes, (written) => {
        expect(Object.entries(parseHashes(serializeHashes(written)))).toEqual(
          Object.entries(written),
        );
      }),
    );
  });

  it("reads names and hashes without spaces or colons from any text", () => {
    const hashLike = createTextArbitrary(["lastName", ":", " ", "x-Y_9", "__proto__", "é", "\n"]);
    fc.assert(
      fc.property(fc.oneof(hashLike, arbitraryText), (text) => {
        for (const [field, value] of Object.entries(parseHashes(text))) {
          expect(field).toMatch(/^\w+$/);
          expect(value).toMatch(/^[\w-]+$/);
          expect(text).toContain(`${field}:${value}`);
        }
      }),
      { numRuns: 300 },
    );
  });
});

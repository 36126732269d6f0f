import { expect, test } from "vitest";
import { contentFieldsMessages } from "#app/i18n/content-fields.ts";
import { allEntries } from "#db/seeds/content/all-entries.ts";
import { isAllowedAddress } from "../address.ts";
import { fillMissingFields } from "../editing/fill-missing-fields.ts";
import { toFieldValues } from "../editing/form-fields.ts";
import { parseDraft, parseFields } from "../editing/parse-form-fields.ts";
import type { EntryKind } from "../kinds.ts";
import { sectionFields as sectionShapes } from "./section-fields.ts";
import type { Field, Fields } from "./shape-field.ts";
import { shapes } from "./shapes.ts";

const allSeeds = allEntries().flatMap(({ kind, slug, fr, en }) => [
  [`${kind}/${slug} in French`, kind, fr] as const,
  ...(en ? [[`${kind}/${slug} in English`, kind, en] as const] : []),
]);

test.each(allSeeds)("%s loses nothing by being edited", (_name, kind, data) => {
  const read = parseFields(shapes[kind], toFieldValues(shapes[kind], data));
  expect(read).toEqual({ ok: true, data });
  expect(parseDraft(shapes[kind], toFieldValues(shapes[kind], data))).toEqual({ ok: true, data });
  expect(fillMissingFields(shapes[kind], data)).toEqual(data);
});

function* keysOf(fields: Fields): Generator<string> {
  for (const [key, field] of Object.entries(fields)) {
    yield key;
    const inner = field.type === "list" ? field.of : field;
    if (inner.type === "group") yield* keysOf(inner.fields);
    if (inner.type === "either") for (const each of Object.values(inner.of)) yield* keysOf(each);
  }
}

function* answersOf(field: Field): Generator<string> {
  if (field.type === "choice") yield* field.of;
  const inner = field.type === "list" ? field.of : field;
  if (inner !== field) yield* answersOf(inner);
  const groups =
    field.type === "group"
      ? [field.fields]
      : field.type === "either"
        ? Object.values(field.of)
        : [];
  for (const group of groups) for (const one of Object.values(group)) yield* answersOf(one);
}

test("every answer that an editor chooses from a list is called by a word", () => {
  const kinds = Object.values(shapes).flatMap((shape) => Object.values(shape));
  const answers = new Set(kinds.flatMap((field) => [...answersOf(field)]));
  expect(answers.size).toBeGreaterThan(25);
  for (const { options } of Object.values(contentFieldsMessages))
    expect([...answers].filter((answer) => !Object.hasOwn(options, answer))).toEqual([]);
});

test("every field, section and kind has its word on the screen", () => {
  const { labels, kinds, sections } = contentFieldsMessages.fr;
  const keys = new Set(Object.values(shapes).flatMap((fields) => [...keysOf(fields)]));
  expect([...keys].filter((key) => !Object.hasOwn(labels, key))).toEqual([]);
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(shapes).toSorted());
  expect(Object.keys(sections).toSorted()).toEqual(Object.keys(sectionShapes).toSorted());
});

const partner = { name: "École", note: "", icon: "star" };
const parsePartner = (typed: Record<string, string>) =>
  parseFields(shapes.partner, { ...partner, ...typed });

test.each([
  ["name", "", "required"],
  ["name", "x".repeat(121), "too-long:120"],
  ["name", "une\nligne", "one-line"],
  ["icon", "constructor", "not-accepted"],
])("refuses a partner whose %s is %j", (field, text, reason) => {
  expect(parsePartner({ [field]: text })).toEqual({ ok: false, errors: { [field]: reason } });
});

test("the title of the gallery may be left out: the page then says that of the specification", () => {
  const { gallery } = sectionShapes;
  const typed = { heading: "", lead: "Les nouvelles actualités." };
  expect(parseFields(gallery ?? {}, typed)).toEqual({ ok: true, data: { lead: typed.lead } });
});

test("names the place of what is wrong in a list, and reads nothing that the shape does not name", () => {
  const typed = {
    ...toFieldValues(shapes.catalogue, {
      disclaimer: "…",
      apply: { heading: "Postuler", items: [{ title: "Un", text: "…" }] },
    }),
    "apply.items.#": "2",
    "apply.items.1.title": "Deux",
    "apply.items.1.__proto__": "x",
  };
  expect(parseFields(shapes.catalogue, typed)).toEqual({
    ok: false,
    errors: { "apply.items.1.text": "required" },
  });
});

test("refuses a list longer than the shape allows, whatever its count says", () => {
  for (const count of ["13", "1e9", "-1", "NaN"])
    expect(
      parseFields(shapes.catalogue, {
        disclaimer: "…",
        "apply.heading": "x",
        "apply.items.#": count,
      }),
    ).toMatchObject({ errors: { "apply.items": "list-long:12" } });
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "//ailleurs.test",
  "/\\ailleurs.test",
  "http://ailleurs.test",
  "https:",
  "java\nscript:alert(1)",
])("%j is no address of the site", (address) => {
  expect(isAllowedAddress(address)).toBe(false);
  expect(
    parseFields({ body: { type: "rich" } }, { body: `[x](${address.replace(/\s/g, "")})` }).ok,
  ).toBe(false);
  expect(parseDraft({ to: { type: "href" } }, { to: address }).ok).toBe(false);
});

test("a section of a kind that does not exist is refused", () => {
  const typed = { ...toFieldValues(shapes.page), "sections.#": "1", "sections.0.type": "toString" };
  expect(parseFields(shapes.page, typed)).toMatchObject({
    errors: { "sections.0": "not-accepted" },
  });
});

test.each(Object.keys(shapes) as EntryKind[])(
  "a draft of %s is kept with nothing in it",
  (kind) => {
    const read = parseDraft(shapes[kind], {});
    expect(read).toMatchObject({ ok: true });
    const data = read.ok ? read.data : {};
    // It is typed again as it was, and a page finds every part that it counts on.
    expect(parseDraft(shapes[kind], toFieldValues(shapes[kind], data))).toEqual(read);
    expect(Object.keys(fillMissingFields(shapes[kind], data))).toEqual(
      Object.keys(shapes[kind]).filter((key) => shapes[kind][key]?.whenEmpty !== "missing"),
    );
  },
);

test("a day and a number are read in the digits of any keyboard", () => {
  const fields = {
    until: { type: "date" },
    count: { type: "number", min: 0, max: 99 },
  } as const;
  expect(parseFields(fields, { until: "٢٠٢٧-٠٢-٠٣", count: "１２" })).toMatchObject({
    data: { until: "2027-02-03", count: 12 },
  });
});

test("a draft keeps what is half typed as it is typed", () => {
  const fields = { until: { type: "date" }, to: { type: "href" }, body: { type: "rich" } } as const;
  const typed = { until: "2027-02-3", to: "www.ecole.sn", body: "Lire [ici](about)" };
  const read = parseDraft(fields, typed);
  expect(read).toMatchObject({ ok: true, data: { until: "2027-02-3", to: "www.ecole.sn" } });
  expect(toFieldValues(fields, read.ok ? read.data : {})).toEqual(typed);
  expect(parseFields(fields, typed)).toMatchObject({
    errors: { until: "day-unknown", to: "address-refused", body: "address-refused" },
  });
});

test.each([
  [{ type: "line", max: 5 }, "x".repeat(6), "too-long:5"],
  [{ type: "line", max: 5 }, "un\ndeux", "too-long:5"],
  [{ type: "number", min: 1, max: 9 }, "9".repeat(500), "count:1,9"],
  [{ type: "rich" }, "[x](javascript:alert(1))", "address-refused"],
  [{ type: "href" }, `www.${"x".repeat(500)}`, "address-refused"],
] as [Field, string, string][])(
  "a draft refuses, of %j, what could do harm",
  (field, text, why) => {
    expect(parseDraft({ field }, { field: text })).toEqual({ ok: false, errors: { field: why } });
  },
);

import { expect, test } from "vitest";
import { contentFieldsMessages } from "#app/i18n/content-fields.ts";
import { allEntries } from "#db/seeds/content/all-entries.ts";
import { isAllowedAddress } from "../address.ts";
import { writeFields } from "../editing/form-fields.ts";
import { readDraft, readFields } from "../editing/form-reading.ts";
import { withoutGaps } from "../editing/gaps.ts";
import type { Kind } from "../kinds.ts";
import type { Field, Fields } from "./shape-field.ts";
import { sections as sectionShapes } from "./shape-sections.ts";
import { shapes } from "./shapes.ts";

const everything = allEntries().flatMap(({ kind, slug, fr, en }) => [
  [`${kind}/${slug} in French`, kind, fr] as const,
  ...(en ? [[`${kind}/${slug} in English`, kind, en] as const] : []),
]);

test.each(everything)("%s loses nothing by being edited", (_name, kind, data) => {
  const read = readFields(shapes[kind], writeFields(shapes[kind], data));
  expect(read).toEqual({ ok: true, data });
  expect(readDraft(shapes[kind], writeFields(shapes[kind], data))).toEqual({ ok: true, data });
  expect(withoutGaps(shapes[kind], data)).toEqual(data);
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
const readPartner = (typed: Record<string, string>) =>
  readFields(shapes.partner, { ...partner, ...typed });

test.each([
  ["name", "", "required"],
  ["name", "x".repeat(121), "too-long:120"],
  ["name", "une\nligne", "one-line"],
  ["icon", "constructor", "not-accepted"],
])("refuses a partner whose %s is %j", (field, text, reason) => {
  expect(readPartner({ [field]: text })).toEqual({ ok: false, errors: { [field]: reason } });
});

test("the title of the gallery may be left out: the page then says that of the specification", () => {
  const { gallery } = sectionShapes;
  const typed = { heading: "", lead: "Les nouvelles actualités." };
  expect(readFields(gallery ?? {}, typed)).toEqual({ ok: true, data: { lead: typed.lead } });
});

test("names the place of what is wrong in a list, and reads nothing that the shape does not name", () => {
  const typed = {
    ...writeFields(shapes.catalogue, {
      disclaimer: "…",
      apply: { heading: "Postuler", items: [{ title: "Un", text: "…" }] },
    }),
    "apply.items.#": "2",
    "apply.items.1.title": "Deux",
    "apply.items.1.__proto__": "x",
  };
  expect(readFields(shapes.catalogue, typed)).toEqual({
    ok: false,
    errors: { "apply.items.1.text": "required" },
  });
});

test("refuses a list longer than the shape allows, whatever its count says", () => {
  for (const count of ["13", "1e9", "-1", "NaN"])
    expect(
      readFields(shapes.catalogue, {
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
    readFields({ body: { type: "rich" } }, { body: `[x](${address.replace(/\s/g, "")})` }).ok,
  ).toBe(false);
  expect(readDraft({ to: { type: "href" } }, { to: address }).ok).toBe(false);
});

test("a section of a kind that does not exist is refused", () => {
  const typed = { ...writeFields(shapes.page), "sections.#": "1", "sections.0.type": "toString" };
  expect(readFields(shapes.page, typed)).toMatchObject({
    errors: { "sections.0": "not-accepted" },
  });
});

test.each(Object.keys(shapes) as Kind[])("a draft of %s is kept with nothing in it", (kind) => {
  const read = readDraft(shapes[kind], {});
  expect(read).toMatchObject({ ok: true });
  const data = read.ok ? read.data : {};
  // It is typed again as it was, and a page finds every part that it counts on.
  expect(readDraft(shapes[kind], writeFields(shapes[kind], data))).toEqual(read);
  expect(Object.keys(withoutGaps(shapes[kind], data))).toEqual(
    Object.keys(shapes[kind]).filter((key) => shapes[kind][key]?.absent !== "missing"),
  );
});

test("a day and a number are read in the digits of any keyboard", () => {
  const fields = {
    until: { type: "date" },
    count: { type: "number", least: 0, most: 99 },
  } as const;
  expect(readFields(fields, { until: "٢٠٢٧-٠٢-٠٣", count: "１２" })).toMatchObject({
    data: { until: "2027-02-03", count: 12 },
  });
});

test("a draft keeps what is half typed as it is typed", () => {
  const fields = { until: { type: "date" }, to: { type: "href" }, body: { type: "rich" } } as const;
  const typed = { until: "2027-02-3", to: "www.ecole.sn", body: "Lire [ici](about)" };
  const read = readDraft(fields, typed);
  expect(read).toMatchObject({ ok: true, data: { until: "2027-02-3", to: "www.ecole.sn" } });
  expect(writeFields(fields, read.ok ? read.data : {})).toEqual(typed);
  expect(readFields(fields, typed)).toMatchObject({
    errors: { until: "day-unknown", to: "address-refused", body: "address-refused" },
  });
});

test.each([
  [{ type: "line", most: 5 }, "x".repeat(6), "too-long:5"],
  [{ type: "line", most: 5 }, "un\ndeux", "too-long:5"],
  [{ type: "number", least: 1, most: 9 }, "9".repeat(500), "count:1,9"],
  [{ type: "rich" }, "[x](javascript:alert(1))", "address-refused"],
  [{ type: "href" }, `www.${"x".repeat(500)}`, "address-refused"],
] as [Field, string, string][])(
  "a draft refuses, of %j, what could do harm",
  (field, text, why) => {
    expect(readDraft({ field }, { field: text })).toEqual({ ok: false, errors: { field: why } });
  },
);

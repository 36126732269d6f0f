import { expect, test } from "vitest";
import { allEntries } from "#db/seeds/content/all-entries.ts";
import { fillMissingFields } from "../editing/fill-missing-fields.ts";
import { toFieldValues } from "../editing/form-fields.ts";
import { parseDraft, parseFields } from "../editing/parse-form-fields.ts";
import type { EntryKind } from "../kinds.ts";
import { isAllowedAddress } from "../link-address.ts";
import { contentFieldsMessages } from "../messages/content-fields.ts";
import type { Field, Fields } from "./shape-field.ts";
import { sectionFields as sectionShapes, shapes } from "./shapes.ts";

const allSeeds = allEntries().flatMap(({ kind, slug, fr, en }) => [
  [`${kind}/${slug} in French`, kind, fr] as const,
  ...(en ? [[`${kind}/${slug} in English`, kind, en] as const] : []),
]);

test.each(allSeeds)("toFieldValues, parseFields: round-trip %s", (_name, kind, data) => {
  const parsed = parseFields(shapes[kind], toFieldValues(shapes[kind], data));
  expect(parsed).toEqual({ ok: true, data });
  expect(parseDraft(shapes[kind], toFieldValues(shapes[kind], data))).toEqual({ ok: true, data });
  expect(fillMissingFields(shapes[kind], data)).toEqual(data);
});

function* getKeys(fields: Fields): Generator<string> {
  for (const [key, field] of Object.entries(fields)) {
    yield key;
    const inner = field.type === "list" ? field.item : field;
    if (inner.type === "group") yield* getKeys(inner.fields);
    if (inner.type === "either")
      for (const each of Object.values(inner.variants)) yield* getKeys(each);
  }
}

function* getAnswers(field: Field): Generator<string> {
  if (field.type === "choice") yield* field.options;
  const inner = field.type === "list" ? field.item : field;
  if (inner !== field) yield* getAnswers(inner);
  const groups =
    field.type === "group"
      ? [field.fields]
      : field.type === "either"
        ? Object.values(field.variants)
        : [];
  for (const group of groups) for (const one of Object.values(group)) yield* getAnswers(one);
}

test("shapes: every choice has a label", () => {
  const kinds = Object.values(shapes).flatMap((shape) => Object.values(shape));
  const answers = new Set(kinds.flatMap((field) => [...getAnswers(field)]));
  expect(answers.size).toBeGreaterThan(25);
  for (const { options } of Object.values(contentFieldsMessages))
    expect([...answers].filter((answer) => !Object.hasOwn(options, answer))).toEqual([]);
});

test("shapes: every field, section and kind has a label", () => {
  const { labels, kinds, sections } = contentFieldsMessages.fr;
  const keys = new Set(Object.values(shapes).flatMap((fields) => [...getKeys(fields)]));
  expect([...keys].filter((key) => !Object.hasOwn(labels, key))).toEqual([]);
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(shapes).toSorted());
  expect(Object.keys(sections).toSorted()).toEqual(Object.keys(sectionShapes).toSorted());
});

const partner = { name: "École", note: "", icon: "star" };
const parsePartner = (values: Record<string, string>) =>
  parseFields(shapes.partner, { ...partner, ...values });

test.each([
  ["name", "", "required"],
  ["name", "x".repeat(121), "too-long:120"],
  ["name", "une\nligne", "one-line"],
  ["icon", "constructor", "not-accepted"],
])("parseFields: refuses a partner whose %s is %j", (field, text, reason) => {
  expect(parsePartner({ [field]: text })).toEqual({ ok: false, errors: { [field]: reason } });
});

test("parseFields: the gallery heading is optional", () => {
  const { gallery } = sectionShapes;
  const values = { heading: "", lead: "Les nouvelles actualités." };
  expect(parseFields(gallery ?? {}, values)).toEqual({ ok: true, data: { lead: values.lead } });
});

test("parseFields: returns the path of an error in a list and ignores unknown fields", () => {
  const values = {
    ...toFieldValues(shapes.catalogue, {
      disclaimer: "…",
      apply: { heading: "Postuler", items: [{ title: "Un", text: "…" }] },
    }),
    "apply.items.#": "2",
    "apply.items.1.title": "Deux",
    "apply.items.1.__proto__": "x",
  };
  expect(parseFields(shapes.catalogue, values)).toEqual({
    ok: false,
    errors: { "apply.items.1.text": "required" },
  });
});

test("parseFields: returns list-too-long for an excessive or invalid length", () => {
  for (const count of ["13", "1e9", "-1", "NaN"])
    expect(
      parseFields(shapes.catalogue, {
        disclaimer: "…",
        "apply.heading": "x",
        "apply.items.#": count,
      }),
    ).toMatchObject({ errors: { "apply.items": "list-too-long:12" } });
});

test("parseFields: returns list-too-long for a fourth picture, because both looks show three", () => {
  const { pictures } = sectionShapes;
  const picture = { scene: { name: "courtyard", alt: "" }, label: "Cour", caption: "" };
  const parsePictures = (count: number) => {
    const items = Array.from({ length: count }, () => picture);
    const section = { look: "mosaic", heading: "Le campus", items };
    return parseFields(pictures ?? {}, toFieldValues(pictures ?? {}, section));
  };
  expect(parsePictures(3).ok).toBe(true);
  expect(parsePictures(4)).toEqual({ ok: false, errors: { items: "list-too-long:3" } });
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
])("isAllowedAddress: refuses %j", (address) => {
  expect(isAllowedAddress(address)).toBe(false);
  expect(
    parseFields({ body: { type: "rich" } }, { body: `[x](${address.replace(/\s/g, "")})` }).ok,
  ).toBe(false);
  expect(parseDraft({ to: { type: "href" } }, { to: address }).ok).toBe(false);
});

test("parseFields: returns not-accepted for an unknown section type", () => {
  const values = {
    ...toFieldValues(shapes.page),
    "sections.#": "1",
    "sections.0.type": "toString",
  };
  expect(parseFields(shapes.page, values)).toMatchObject({
    errors: { "sections.0": "not-accepted" },
  });
});

test.each(Object.keys(shapes) as EntryKind[])("parseDraft: accepts an empty %s", (kind) => {
  const parsed = parseDraft(shapes[kind], {});
  expect(parsed).toMatchObject({ ok: true });
  const data = parsed.ok ? parsed.data : {};
  // It round-trips, and a page finds every required part.
  expect(parseDraft(shapes[kind], toFieldValues(shapes[kind], data))).toEqual(parsed);
  expect(Object.keys(fillMissingFields(shapes[kind], data))).toEqual(
    Object.keys(shapes[kind]).filter((key) => shapes[kind][key]?.whenEmpty !== "missing"),
  );
});

test("parseFields: reads a date and a number in any digits", () => {
  const fields = {
    until: { type: "date" },
    count: { type: "number", min: 0, max: 99 },
  } as const;
  expect(parseFields(fields, { until: "٢٠٢٧-٠٢-٠٣", count: "１２" })).toMatchObject({
    data: { until: "2027-02-03", count: 12 },
  });
});

test("parseDraft: keeps unfinished values as typed", () => {
  const fields = { until: { type: "date" }, to: { type: "href" }, body: { type: "rich" } } as const;
  const values = { until: "2027-02-3", to: "www.ecole.sn", body: "Lire [ici](about)" };
  const parsed = parseDraft(fields, values);
  expect(parsed).toMatchObject({ ok: true, data: { until: "2027-02-3", to: "www.ecole.sn" } });
  expect(toFieldValues(fields, parsed.ok ? parsed.data : {})).toEqual(values);
  expect(parseFields(fields, values)).toMatchObject({
    errors: { until: "date-invalid", to: "address-refused", body: "address-refused" },
  });
});

test.each([
  [{ type: "line", max: 5 }, "x".repeat(6), "too-long:5"],
  [{ type: "line", max: 5 }, "un\ndeux", "too-long:5"],
  [{ type: "number", min: 1, max: 9 }, "9".repeat(500), "count:1,9"],
  [{ type: "rich" }, "[x](javascript:alert(1))", "address-refused"],
  [{ type: "href" }, `www.${"x".repeat(500)}`, "address-refused"],
] as [Field, string, string][])(
  "parseDraft: refuses an unsafe or too long %j",
  (field, text, expected) => {
    expect(parseDraft({ field }, { field: text })).toEqual({
      ok: false,
      errors: { field: expected },
    });
  },
);

import {
  choiceField,
  type Field,
  type Fields,
  groupField,
  hrefField,
  lineField,
  listField,
  richTextField,
  textField,
} from "./shape-field.ts";
import {
  actionFields,
  factFields,
  iconField,
  sceneField,
  titledTextFields,
} from "./shared-fields.ts";

const headerFields: Fields = {
  id: lineField(40, "missing"),
  heading: lineField(),
  short: lineField(60, "missing"),
  lead: textField(400, "missing"),
};
const itemFields = (fields: Fields, max = 30): Fields => ({
  items: listField(groupField(fields), max),
});
const cardFields: Fields = {
  ...titledTextFields,
  href: hrefField("missing"),
  action: lineField(80, "missing"),
  scene: sceneField("missing"),
};
const countField = groupField({ count: { type: "number", min: 0, max: 99 }, label: lineField() });

/** The fields of each section type of `kinds.ts`. */
export const sectionFields: Record<string, Fields> = {
  text: {
    ...headerFields,
    body: richTextField,
    facts: listField(groupField(factFields), 20, "missing"),
    scene: sceneField("missing"),
  },
  statement: { statement: textField(400), body: richTextField },
  facts: { heading: lineField(120, "missing"), ...itemFields(factFields) },
  details: {
    ...headerFields,
    ...itemFields(factFields),
    note: textField(600, "missing"),
    asks: listField(groupField(actionFields), 6, "missing"),
  },
  steps: { ...headerFields, ...itemFields(titledTextFields) },
  table: {
    ...headerFields,
    caption: lineField(200),
    columns: listField(
      groupField({ label: lineField(), lang: choiceField(["fr", "en"], "missing") }),
      8,
    ),
    rows: listField(
      groupField({
        cells: { type: "lines", max: 8, keepsBlankLines: true },
        mark: lineField(60, "missing"),
      }),
      60,
    ),
    note: textField(600, "missing"),
  },
  credits: {
    ...headerFields,
    total: lineField(),
    compulsory: countField,
    optional: countField,
    body: richTextField,
  },
  questions: {
    ...headerFields,
    ...itemFields({ question: lineField(200), answer: richTextField }, 40),
  },
  cards: { ...headerFields, ...itemFields(cardFields) },
  amenities: { ...headerFields, ...itemFields({ ...titledTextFields, icon: iconField }) },
  values: {
    id: lineField(40, "missing"),
    heading: lineField(120, "missing"),
    short: lineField(60, "missing"),
    ...itemFields(titledTextFields),
  },
  pictures: {
    ...headerFields,
    look: choiceField(["mosaic", "moments"]),
    kicker: lineField(80, "missing"),
    ...itemFields(
      { scene: sceneField(), label: lineField(), caption: textField(300, "empty") },
      12,
    ),
  },
  gallery: { heading: lineField(120, "missing"), lead: textField(400) },
  letter: {
    salutation: lineField(),
    body: richTextField,
    signature: lineField(),
    role: lineField(),
  },
  note: { heading: lineField(120, "missing"), body: richTextField },
  links: { heading: lineField(), ...itemFields(actionFields) },
  call: {
    title: lineField(),
    text: textField(400),
    second: groupField(actionFields, "missing"),
    ...actionFields,
  },
};

export const sectionListField: Field = listField({ type: "either", variants: sectionFields }, 40);

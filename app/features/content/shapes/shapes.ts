import { partnerMarkNames } from "#app/ui/partner-mark.tsx";
import type { EntryKind } from "../kinds.ts";
import { nameArticles } from "../school-name.ts";
import {
  actionFields,
  checkboxField,
  choiceField,
  claimField,
  clipField,
  type Field,
  type Fields,
  factFields,
  groupField,
  hrefField,
  iconField,
  lineField,
  linesField,
  listField,
  pageMetadataFields,
  richTextField,
  sceneField,
  textField,
  titledTextFields,
} from "./shape-field.ts";

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
    // Both looks are laid out for three (`event.css`).
    ...itemFields({ scene: sceneField(), label: lineField(), caption: textField(300, "empty") }, 3),
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

const headingFields: Fields = { heading: lineField(), lead: textField(600) };

const homeFields: Fields = {
  ...pageMetadataFields,
  welcomeFr: lineField(200),
  welcomeEn: lineField(200),
  hero: groupField({ watch: lineField(60), apply: groupField(actionFields) }),
  film: groupField({ ...titledTextFields, clip: clipField() }),
  accreditation: groupField({ label: lineField(), sentence: textField(400), claim: claimField }),
  programmes: groupField({
    ...headingFields,
    asks: listField(groupField(actionFields), 6, "missing"),
  }),
  benefits: groupField(headingFields),
  video: groupField({
    kicker: lineField(),
    heading: lineField(),
    text: textField(),
    scene: sceneField(),
    ...actionFields,
  }),
  news: groupField({ heading: lineField(), ...actionFields }),
  testimonials: groupField({
    kicker: lineField(),
    heading: lineField(),
    label: lineField(),
    lead: textField(),
    more: lineField(),
    end: groupField({ ...titledTextFields, ...actionFields }),
  }),
  partners: groupField({ kicker: lineField(), heading: lineField(), label: lineField() }),
  campuses: groupField({
    ...headingFields,
    map: lineField(300),
    there: lineField(),
    online: groupField({ ...titledTextFields, note: textField(400), ...actionFields }),
  }),
};

const campusFields: Fields = {
  ...pageMetadataFields,
  country: lineField(),
  city: lineField(),
  name: lineField(),
  href: hrefField(),
  lead: textField(400),
  scene: sceneField(),
  card: groupField({ scene: sceneField(), ...titledTextFields, action: lineField(80) }),
  lines: linesField(8),
  phone: lineField(40),
  whatsapp: lineField(40),
  email: lineField(120),
  hours: listField(groupField({ days: lineField(), time: lineField() }), 7),
  map: groupField({ name: choiceField(["map-senegal", "map-cameroon"]), alt: lineField(300) }),
  directions: hrefField("null"),
  visit: groupField(actionFields),
  inside: sectionListField,
  sections: sectionListField,
};

const menuFields: Fields = Object.fromEntries(
  ["curriculum", "prep", "hybrid", "admission", "about", "head", "values", "commitments"]
    .concat("services", "senegal", "cameroon", "fees", "life", "visit")
    .map((key) => [key, lineField(200)]),
);

/** For each kind of entry, its fields in form order. */
export const shapes: Record<EntryKind, Fields> = {
  page: {
    ...pageMetadataFields,
    lead: textField(400),
    trail: lineField(80, "empty"),
    look: choiceField(["picture", "split", "night"]),
    scene: sceneField(),
    sections: sectionListField,
  },
  home: homeFields,
  slide: {
    titleFr: lineField(),
    titleEn: lineField(),
    subheading: textField(300),
    scene: sceneField(),
  },
  accreditation: {
    name: lineField(),
    text: textField(),
    icon: choiceField(partnerMarkNames),
    claim: claimField,
  },
  programme: { ...titledTextFields, tag: lineField(80), href: hrefField(), scene: sceneField() },
  benefit: {
    ...titledTextFields,
    icon: iconField,
    highlight: groupField(
      { figure: lineField(40), condition: textField(300), ...actionFields },
      "missing",
    ),
    claim: claimField,
  },
  news: {
    ...pageMetadataFields,
    tile: lineField(120, "missing"),
    text: textField(),
    place: lineField(),
    scene: sceneField(),
    clip: clipField("null"),
    sections: sectionListField,
  },
  testimonial: { title: lineField(), description: textField(), clip: clipField() },
  partner: {
    name: lineField(),
    note: textField(300, "empty"),
    icon: choiceField(partnerMarkNames),
  },
  campus: campusFields,
  gallery: { caption: lineField(200), scene: sceneField(), href: hrefField() },
  notice: {
    active: checkboxField,
    title: lineField(),
    text: textField(400),
    scene: sceneField("null"),
    ...actionFields,
  },
  settings: {
    tagline: lineField(200),
    statement: textField(400),
    proof: groupField(actionFields, "null"),
    claim: claimField,
    marks: linesField(12),
    social: listField(
      groupField({
        network: choiceField(["facebook", "instagram", "x", "linkedin", "other"]),
        href: hrefField("empty"),
      }),
      8,
    ),
    future: hrefField(),
    opensVideo: checkboxField,
    demonstration: textField(400),
  },
  school: {
    name: lineField(60),
    short: lineField(20),
    article: choiceField(nameArticles, "empty"),
    logo: groupField({ name: { type: "picture" }, alt: lineField(200, "empty") }, "null"),
  },
  menu: menuFields,
  catalogue: {
    disclaimer: textField(),
    apply: groupField({ heading: lineField(), items: listField(groupField(titledTextFields), 12) }),
  },
};

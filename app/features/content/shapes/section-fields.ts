import {
  choice,
  type Field,
  type Fields,
  group,
  href,
  line,
  list,
  rich,
  text,
} from "./shape-field.ts";
import { action, fact, icon, point, scene } from "./shape-parts.ts";

const named: Fields = {
  id: line(40, "missing"),
  heading: line(),
  short: line(60, "missing"),
  lead: text(400, "missing"),
};
const items = (fields: Fields, most = 30): Fields => ({ items: list(group(fields), most) });
const card: Fields = {
  ...point,
  href: href("missing"),
  action: line(80, "missing"),
  scene: scene("missing"),
};
const counted = group({ count: { type: "number", least: 0, most: 99 }, label: line() });

/** Each part a page may be made of: the counterparts of the sections of `kinds.ts`. */
export const sections: Record<string, Fields> = {
  text: {
    ...named,
    body: rich,
    facts: list(group(fact), 20, "missing"),
    scene: scene("missing"),
  },
  statement: { statement: text(400), body: rich },
  facts: { heading: line(120, "missing"), ...items(fact) },
  details: {
    ...named,
    ...items(fact),
    note: text(600, "missing"),
    asks: list(group(action), 6, "missing"),
  },
  steps: { ...named, ...items(point) },
  table: {
    ...named,
    caption: line(200),
    columns: list(group({ label: line(), lang: choice(["fr", "en"], "missing") }), 8),
    rows: list(
      group({ cells: { type: "lines", most: 8, blanks: true }, mark: line(60, "missing") }),
      60,
    ),
    note: text(600, "missing"),
  },
  credits: { ...named, total: line(), compulsory: counted, optional: counted, body: rich },
  questions: { ...named, ...items({ question: line(200), answer: rich }, 40) },
  cards: { ...named, ...items(card) },
  amenities: { ...named, ...items({ ...point, icon }) },
  values: {
    id: line(40, "missing"),
    heading: line(120, "missing"),
    short: line(60, "missing"),
    ...items(point),
  },
  pictures: {
    ...named,
    look: choice(["mosaic", "moments"]),
    kicker: line(80, "missing"),
    ...items({ scene: scene(), label: line(), caption: text(300, "empty") }, 12),
  },
  gallery: { heading: line(120, "missing"), lead: text(400) },
  letter: { salutation: line(), body: rich, signature: line(), role: line() },
  note: { heading: line(120, "missing"), body: rich },
  links: { heading: line(), ...items(action) },
  call: { title: line(), text: text(400), second: group(action, "missing"), ...action },
};

export const sectionList: Field = list({ type: "either", of: sections }, 40);

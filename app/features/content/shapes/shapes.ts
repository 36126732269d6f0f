import { markNames } from "#app/ui/partner-mark.tsx";
import type { Kind } from "../kinds.ts";
import { articles } from "../school-name.ts";
import { choice, type Fields, group, href, line, lines, list, text, yes } from "./shape-field.ts";
import { action, claim, clip, described, icon, point, scene } from "./shape-parts.ts";
import { sectionList } from "./shape-sections.ts";

const headed: Fields = { heading: line(), lead: text(600) };

const home: Fields = {
  ...described,
  welcomeFr: line(200),
  welcomeEn: line(200),
  hero: group({ watch: line(60), apply: group(action) }),
  film: group({ ...point, clip: clip() }),
  accreditation: group({ label: line(), sentence: text(400), claim }),
  programmes: group({ ...headed, asks: list(group(action), 6, "missing") }),
  benefits: group(headed),
  video: group({ kicker: line(), heading: line(), text: text(), scene: scene(), ...action }),
  news: group({ heading: line(), ...action }),
  testimonials: group({
    kicker: line(),
    heading: line(),
    label: line(),
    lead: text(),
    more: line(),
    end: group({ ...point, ...action }),
  }),
  partners: group({ kicker: line(), heading: line(), label: line() }),
  campuses: group({
    ...headed,
    map: line(300),
    there: line(),
    online: group({ ...point, note: text(400), ...action }),
  }),
};

const campus: Fields = {
  ...described,
  country: line(),
  city: line(),
  name: line(),
  href: href(),
  lead: text(400),
  scene: scene(),
  card: group({ scene: scene(), ...point, action: line(80) }),
  lines: lines(8),
  phone: line(40),
  whatsapp: line(40),
  email: line(120),
  hours: list(group({ days: line(), time: line() }), 7),
  map: group({ name: choice(["map-senegal", "map-cameroon"]), alt: line(300) }),
  directions: href("null"),
  visit: group(action),
  inside: sectionList,
  sections: sectionList,
};

const menu: Fields = Object.fromEntries(
  ["curriculum", "prep", "hybrid", "admission", "about", "head", "values", "commitments"]
    .concat("services", "senegal", "cameroon", "fees", "life", "visit")
    .map((key) => [key, line(200)]),
);

/** THE SHAPES: for each kind of entry, the fields of its words in the order staff fill them. */
export const shapes: Record<Kind, Fields> = {
  page: {
    ...described,
    lead: text(400),
    trail: line(80, "empty"),
    look: choice(["picture", "split", "night"]),
    scene: scene(),
    sections: sectionList,
  },
  home,
  slide: { titleFr: line(), titleEn: line(), subheading: text(300), scene: scene() },
  accreditation: { name: line(), text: text(), icon: choice(markNames), claim },
  programme: { ...point, tag: line(80), href: href(), scene: scene() },
  benefit: {
    ...point,
    icon,
    highlight: group({ figure: line(40), condition: text(300), ...action }, "missing"),
    claim,
  },
  news: {
    ...described,
    tile: line(120, "missing"),
    text: text(),
    place: line(),
    scene: scene(),
    clip: clip("null"),
    sections: sectionList,
  },
  testimonial: { title: line(), description: text(), clip: clip() },
  partner: { name: line(), note: text(300, "empty"), icon: choice(markNames) },
  campus,
  gallery: { caption: line(200), scene: scene(), href: href() },
  notice: { active: yes, title: line(), text: text(400), scene: scene("null"), ...action },
  settings: {
    tagline: line(200),
    statement: text(400),
    proof: group(action, "null"),
    claim,
    marks: lines(12),
    social: list(
      group({
        network: choice(["facebook", "instagram", "x", "linkedin", "other"]),
        href: href("empty"),
      }),
      8,
    ),
    future: href(),
    opensVideo: yes,
    demonstration: text(400),
  },
  school: {
    name: line(60),
    short: line(20),
    article: choice(articles, "empty"),
    logo: group({ name: { type: "picture" }, alt: line(200, "empty") }, "null"),
  },
  menu,
  catalogue: {
    disclaimer: text(),
    apply: group({ heading: line(), items: list(group(point), 12) }),
  },
};

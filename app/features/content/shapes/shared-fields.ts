import { drawnIcons } from "#app/ui/icon-names.ts";
import { type Absent, choice, type Fields, group, href, line, text } from "./shape-field.ts";

/** Fields that several kinds share: the counterparts of the small types of `kinds.ts`. */
export const scene = (absent?: Absent) =>
  group(
    {
      name: { type: "picture" },
      alt: line(200, "empty"),
      focus: { type: "focus", absent: "missing" },
    },
    absent,
  );

export const clip = (absent?: Absent) =>
  group(
    {
      name: { type: "film" },
      // A film of the library says its own.
      seconds: { type: "number", least: 1, most: 3600, absent: "missing" },
      poster: scene(),
    },
    absent,
  );

export const point: Fields = { title: line(), text: text() };
export const action: Fields = { action: line(80), href: href() };
export const fact: Fields = { label: line(), value: text(300), note: text(300, "missing") };

/** A source that is left empty is a claim without proof: staff are told, and it may be published. */
export const claim = group(
  { source: text(300, "empty"), expiresOn: { type: "date", absent: "empty" } },
  "null",
);

/** The drawings in two tones: the others are signs of buttons. */
export const icon = choice(drawnIcons);

/** Words of every page with its own address: a search engine shows 155 letters of a description. */
export const described: Fields = { title: line(), description: text(155) };

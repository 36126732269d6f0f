import { drawnIcons } from "#app/ui/icon-names.ts";
import {
  choiceField,
  type Fields,
  groupField,
  hrefField,
  lineField,
  textField,
  type WhenEmpty,
} from "./shape-field.ts";

/** Fields that several kinds share: the counterparts of the small types of `kinds.ts`. */
export const sceneField = (whenEmpty?: WhenEmpty) =>
  groupField(
    {
      name: { type: "picture" },
      alt: lineField(200, "empty"),
      focus: { type: "focus", whenEmpty: "missing" },
    },
    whenEmpty,
  );

export const clipField = (whenEmpty?: WhenEmpty) =>
  groupField(
    {
      name: { type: "film" },
      // A film of the library says its own.
      seconds: { type: "number", min: 1, max: 3600, whenEmpty: "missing" },
      poster: sceneField(),
    },
    whenEmpty,
  );

export const titledTextFields: Fields = { title: lineField(), text: textField() };
export const actionFields: Fields = { action: lineField(80), href: hrefField() };
export const factFields: Fields = {
  label: lineField(),
  value: textField(300),
  note: textField(300, "missing"),
};

/** A source that is left empty is a claim without proof: staff are told, and it may be published. */
export const claimField = groupField(
  { source: textField(300, "empty"), expiresOn: { type: "date", whenEmpty: "empty" } },
  "null",
);

/** The drawings in two tones: the others are signs of buttons. */
export const iconField = choiceField(drawnIcons);

/** Words of every page with its own address: a search engine shows 155 letters of a description. */
export const pageMetadataFields: Fields = { title: lineField(), description: textField(155) };

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

/** Fields of the shared types of `kinds.ts`. */
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
      // The length of a library film is known.
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

/** An empty source is a claim without proof: it is reported to editors, and may be published. */
export const claimField = groupField(
  { source: textField(300, "empty"), expiresOn: { type: "date", whenEmpty: "empty" } },
  "null",
);

/** Two-tone drawings only; the other icons are for buttons. */
export const iconField = choiceField(drawnIcons);

/** Search engines show 155 characters of a description. */
export const pageMetadataFields: Fields = { title: lineField(), description: textField(155) };

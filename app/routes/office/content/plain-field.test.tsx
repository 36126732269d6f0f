import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { shapes } from "#app/features/content/shapes/shapes.ts";
import type { ContentFormState } from "./content-form-state.ts";
import { FormFields } from "./fields.tsx";

const formState: ContentFormState = {
  values: {},
  errors: {},
  missingFields: {},
  lang: "fr",
  picking: "",
  library: [],
};
const page = (name: string) => {
  const fields = Object.entries(shapes.campus).filter(([key]) => key === name);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FormFields path="fr." fields={Object.fromEntries(fields)} formState={formState} />
    </MemoryRouter>,
  );
  return html.replaceAll("\u00A0", " ");
};

test("PlainField: offers the description of the library for a medium, not for a map", () => {
  const libraryHint = "Laissez vide pour reprendre la description de la médiathèque";
  expect(page("scene")).toContain(libraryHint);
  expect(page("map")).toContain("Texte alternatif (lu à voix haute)");
  expect(page("map")).not.toContain(libraryHint);
});

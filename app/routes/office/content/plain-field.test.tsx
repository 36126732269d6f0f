import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { shapes } from "#app/features/content/shapes/shapes.ts";
import type { ContentFormState } from "./content-form-state.ts";
import { FormFields } from "./fields.tsx";

const filled: ContentFormState = {
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
      <FormFields path="fr." fields={Object.fromEntries(fields)} formState={filled} />
    </MemoryRouter>,
  );
  return html.replaceAll("\u00A0", " ");
};

test("what one sees is left to the library for a medium, never for a map, which is none", () => {
  const left = "Laissez vide pour reprendre la description de la médiathèque";
  expect(page("scene")).toContain(left);
  expect(page("map")).toContain("Texte alternatif (lu à voix haute)");
  expect(page("map")).not.toContain(left);
});

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LangBoundary } from "#app/ui/lang-boundary.tsx";
import { GalleryTitle } from "./gallery-section.tsx";

/** The title of the gallery on a page with this address, whose content may be French. */
function renderTitle(address: string, heading?: string, language?: "fr"): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LangBoundary language={language}>
        <GalleryTitle heading={heading} />
      </LangBoundary>
    </MemoryRouter>,
  );
}

test("GalleryTitle: shows the default in the page's language unless a heading is given", () => {
  expect(renderTitle("/about")).toBe("Notre communauté");
  expect(renderTitle("/en/about")).toBe("Our community");
  expect(renderTitle("/about", "Vus de près")).toBe("Vus de près");
  expect(renderTitle("/en/about", undefined, "fr")).toBe('<span lang="en">Our community</span>');
});

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { RehearsalBanner, RehearsalContext } from "./rehearsal.tsx";

function render(path: string, isRehearsal: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <RehearsalContext.Provider value={isRehearsal}>
        <RehearsalBanner />
      </RehearsalContext.Provider>
    </MemoryRouter>,
  );
}

describe("RehearsalBanner", () => {
  it("says that the site is a rehearsal, in the language of the page", () => {
    expect(render("/about", true)).toContain("Essai d’une sauvegarde");
    expect(render("/en/about", true)).toContain("Backup test");
  });

  it("renders nothing on a site that is no rehearsal", () => {
    expect(render("/about", false)).toBe("");
  });
});

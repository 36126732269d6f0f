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

describe("RehearsalBand", () => {
  it("says in the language of the page that the site is a rehearsal", () => {
    expect(render("/about", true)).toContain("Essai d’une sauvegarde");
    expect(render("/en/about", true)).toContain("Backup test");
  });

  it("costs a usual page nothing", () => {
    expect(render("/about", false)).toBe("");
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { CheckSealsResult } from "#app/features/audit/check-seals.server.ts";
import { SealCheck } from "./seal-check.tsx";

const day = (date: string) => new Date(`${date}T10:00:00Z`);
const whole: CheckSealsResult = {
  ...{ ok: true, lines: 1_200, seals: 12, until: day("2026-12-03"), digest: "0a1b" },
  ...{ notCompared: null, resealedUntil: null },
};
const notCompared = { seals: 3, lines: 40, from: new Date(0), until: day("2026-12-01") };

function renderCheck(checked: CheckSealsResult, prefix = ""): string {
  const pages = createMemoryRouter([{ path: "*", element: <SealCheck check={checked} /> }], {
    initialEntries: [`${prefix}/administration/journal`],
  });
  return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll(/\u00A0|\u202F/g, " ");
}

describe("SealCheck", () => {
  it("says that nothing was changed only when every seal was compared", () => {
    expect(renderCheck(whole)).toContain("Rien n’a été modifié.");
    const partial = renderCheck({ ...whole, notCompared });
    expect(partial).not.toContain("Rien n’a été modifié.");
    expect(partial).toContain("Rien n’a été modifié dans ce qui a pu être vérifié.");
    expect(partial).toMatch(
      /3 scellés ont été faits avec une autre valeur de APP_SECRET \(40 lignes/,
    );
    const english = renderCheck({ ...whole, notCompared: { ...notCompared, seals: 1 } }, "/en");
    expect(english).toMatch(/1 seal was made with another value of APP_SECRET \(40 lines/);
  });

  it("says nothing about unchanged lines when no seal could be compared", () => {
    const none = renderCheck({ ...whole, seals: 0, lines: 0, notCompared });
    expect(none).not.toContain("Rien n’a été modifié");
    expect(none).toContain("APP_SECRET_PREVIOUS");
  });

  it("says since when the log is resealed", () => {
    const resealed = renderCheck({ ...whole, resealedUntil: day("2026-12-02") });
    expect(resealed).toMatch(/scellé à nouveau le (mercredi )?2 décembre 2026/);
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { ConsentRequestView } from "./consent-request-view.ts";
import { GivenConsent } from "./given-consent.tsx";

it("GivenConsent says the day of the agreement on the clocks of the campus", () => {
  // Before midnight in Dakar it is already the next day in Yaoundé.
  const given = { at: new Date("2026-11-26T23:30:00Z"), purposes: [] };
  const textFor = (campus: ConsentRequestView["campus"]) => {
    const asking = { candidate: "Awa", campus, choices: [], purposes: [], given };
    const element = (
      <GivenConsent
        consentRequest={asking as unknown as ConsentRequestView}
        outcome={null}
        isOutdated={false}
      />
    );
    const pages = createMemoryRouter([{ path: "*", element }]);
    return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll("\u00A0", " ");
  };
  expect(textFor("cameroon")).toContain("27 novembre 2026");
  expect(textFor("senegal")).toContain("26 novembre 2026");
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { ConsentRequestView } from "./consent-request-view.ts";
import { GivenConsent } from "./given-consent.tsx";

it("GivenConsent: shows the day of the consent in the time zone of the campus", () => {
  // Before midnight in Dakar it is already the next day in Yaoundé.
  const consent = { at: new Date("2026-11-26T23:30:00Z"), purposes: [] };
  const renderFor = (campus: ConsentRequestView["campus"]) => {
    const consentRequest = { candidate: "Awa", campus, choices: [], purposes: [], given: consent };
    const element = (
      <GivenConsent
        consentRequest={consentRequest as unknown as ConsentRequestView}
        outcome={null}
        isOutdated={false}
      />
    );
    const pages = createMemoryRouter([{ path: "*", element }]);
    return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll("\u00A0", " ");
  };
  expect(renderFor("cameroon")).toContain("27 novembre 2026");
  expect(renderFor("senegal")).toContain("26 novembre 2026");
});

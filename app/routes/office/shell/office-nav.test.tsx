import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { OfficeNav } from "./office-nav.tsx";
import { emptyOfficeShell } from "./office-shell-data.ts";

/** The navigation of an administrator, in this language. */
function renderNav(id: string, path: string): string {
  const shell = { ...emptyOfficeShell, undeliveredEmails: 0 };
  const pages = createMemoryRouter(
    [{ id, path: "*", element: <OfficeNav label="Menu" />, loader: () => null }],
    { initialEntries: [path], hydrationData: { loaderData: { [id]: shell } } },
  );
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

test("OfficeNav: no entry breaks at the hyphen of « e-mails »", () => {
  expect(renderNav("fr/office", "/administration")).toContain(
    'Notifications, <span class="nowrap">e-mails</span>',
  );
  expect(renderNav("en/office", "/en/administration")).toContain("Notifications, emails<");
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PassOn } from "./pass-on.tsx";

test("before scripts run, the message is there to be copied by hand, and no button that would do nothing", () => {
  const pages = createMemoryRouter([{ path: "*", element: <PassOn message="Voici le lien." /> }], {
    initialEntries: ["/espace-etudiant/candidate"],
  });
  const page = renderToStaticMarkup(<RouterProvider router={pages} />);
  expect(page).toMatch(/<textarea[^>]*>Voici le lien\./);
  expect(page).toContain("wa.me");
  expect(page).not.toContain("<button");
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ShareConsentMessage } from "./share-consent-message.tsx";

test("ShareConsentMessage: renders the message without a copy button before scripts run", () => {
  const router = createMemoryRouter(
    [{ path: "*", element: <ShareConsentMessage message="Voici le lien." /> }],
    {
      initialEntries: ["/espace-etudiant/candidate"],
    },
  );
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(page).toMatch(/<textarea[^>]*>Voici le lien\./);
  expect(page).toContain("wa.me");
  expect(page).not.toContain("<button");
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { PendingEmailNotice } from "./email-row.tsx";

function renderPage(email: string, path = "/espace-etudiant/compte"): string {
  const element = (
    <PendingEmailNotice pendingEmail={{ email, expiresAt: new Date("2026-11-26T10:00:00Z") }} />
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("\u00A0", " ");
}

describe("PendingEmailNotice", () => {
  it("suggests a correction of a misspelt address, with a form that requests it", () => {
    const french = renderPage("awa@gmial.com");
    expect(french).toContain("Vouliez-vous dire awa@gmail.com ?");
    expect(french).toContain('action="/espace-etudiant/compte/adresse"');
    expect(french).toContain('name="email" value="awa@gmail.com"');
    const english = renderPage("awa@gmial.com", "/en/espace-etudiant/compte");
    expect(english).toContain("Did you mean awa@gmail.com?");
  });

  it("suggests nothing for a plausible address", () => {
    expect(renderPage("awa@ecole.cm")).not.toContain("Vouliez-vous dire");
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { EmailWaiting } from "./email-row.tsx";

function page(email: string, at = "/espace-etudiant/compte"): string {
  const element = <EmailWaiting waiting={{ email, expiresAt: new Date("2026-11-26T10:00:00Z") }} />;
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries: [at] });
  return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll("\u00A0", " ");
}

describe("EmailWaiting", () => {
  it("asks about an address with a slip, and asks for the one that was meant by a form", () => {
    const french = page("awa@gmial.com");
    expect(french).toContain("Vouliez-vous dire awa@gmail.com ?");
    expect(french).toContain('action="/espace-etudiant/compte/adresse"');
    expect(french).toContain('name="email" value="awa@gmail.com"');
    const english = page("awa@gmial.com", "/en/espace-etudiant/compte");
    expect(english).toContain("Did you mean awa@gmail.com?");
  });

  it("asks nothing about an address that looks right", () => {
    expect(page("awa@ecole.cm")).not.toContain("Vouliez-vous dire");
  });
});

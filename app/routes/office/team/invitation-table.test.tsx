import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { InvitationTable } from "./invitation-table.tsx";

function page(email: string, at = "/administration/equipe"): string {
  const invitation = { id: "one", role: "admissions", campus: "senegal", email } as const;
  const line = { ...invitation, expiresAt: new Date("2026-12-03T10:00:00Z"), isExpired: false };
  const element = <InvitationTable invitations={[line]} />;
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries: [at] });
  return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll("\u00A0", " ");
}

describe("InvitationTable", () => {
  it("suggests the correct address for one with a typing error", () => {
    const french = page("fatou@gmial.com");
    expect(french).toContain("Vouliez-vous dire fatou@gmail.com ?");
    expect(french).toContain('value="correct"');
    expect(page("fatou@gmial.com", "/en/administration/equipe")).toContain(
      "Did you mean fatou@gmail.com?",
    );
  });

  it("suggests nothing for an address without an error", () => {
    expect(page("fatou@ecole.sn")).not.toContain("correct");
  });
});

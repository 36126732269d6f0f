import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { EnquiryReceiptView } from "./enquiry-receipt.tsx";

const sent = {
  receipt: "a-link",
  reference: "D-7K2QPA",
  campus: "cameroon" as const,
  subject: "visit" as const,
  phone: null,
  content: "Pouvons-nous venir samedi ?",
  sentAt: new Date("2026-11-26T10:00:00Z"),
};

function page(email: string | null, at = "/contacts"): string {
  const element = (
    <EnquiryReceiptView sent={{ ...sent, email, phone: email ? null : "+237671234567" }} />
  );
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries: [at] });
  return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll("\u00A0", " ");
}

describe("Receipt", () => {
  it("asks about an address with a slip, and takes the one that was meant by a form", () => {
    const french = page("awa@gmial.com");
    expect(french).toContain("Vouliez-vous dire awa@gmail.com ?");
    expect(french).toContain('<form action="/contacts" method="post">');
    expect(french).toContain('name="receipt" value="a-link"');
    const english = page("awa@gmial.com", "/en/contacts");
    expect(english).toContain("Did you mean awa@gmail.com?");
    expect(english).toContain("Send to awa@gmail.com instead");
  });

  it("asks nothing about an address that looks right, nor where there is none", () => {
    for (const email of ["awa@gmail.com", "awa@ecole.cm", null])
      expect(page(email)).not.toContain("Vouliez-vous dire");
  });
});

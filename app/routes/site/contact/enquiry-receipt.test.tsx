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

function renderReceipt(email: string | null, path = "/contacts"): string {
  const element = (
    <EnquiryReceiptView sent={{ ...sent, email, phone: email ? null : "+237671234567" }} />
  );
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll("\u00A0", " ");
}

describe("EnquiryReceiptView", () => {
  it("suggests a corrected address for a mistyped one, with a form to accept it", () => {
    const french = renderReceipt("awa@gmial.com");
    expect(french).toContain("Vouliez-vous dire awa@gmail.com ?");
    expect(french).toContain('<form action="/contacts" method="post">');
    expect(french).toContain('name="receipt" value="a-link"');
    const english = renderReceipt("awa@gmial.com", "/en/contacts");
    expect(english).toContain("Did you mean awa@gmail.com?");
    expect(english).toContain("Send to awa@gmail.com instead");
  });

  it("suggests nothing for a plausible or missing address", () => {
    for (const email of ["awa@gmail.com", "awa@ecole.cm", null])
      expect(renderReceipt(email)).not.toContain("Vouliez-vous dire");
  });
});

import { expect, test } from "vitest";
import { buildMailtoLink, buildWhatsappLink } from "./reply-links.ts";

const enquiry = { locale: "en" as const, name: "Awa & Fils", reference: "D-7K2QPA" };

test("buildMailtoLink: addresses the person in their language, with the reference as the subject", () => {
  const href = buildMailtoLink({ ...enquiry, email: "awa+cc=x&bcc@exemple.sn" });
  expect(href).toMatch(/^mailto:awa%2Bcc%3Dx%26bcc@exemple\.sn\?subject=/);
  const { searchParams } = new URL(href);
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  expect(searchParams.get("subject")).toBe("Your message to Collège Érabao (D-7K2QPA)");
  expect(searchParams.get("body")).toBe("Hello Awa & Fils,\r\n\r\n");
});

test("buildWhatsappLink: opens the person's number, with the reference in the text", () => {
  const href = new URL(buildWhatsappLink({ ...enquiry, phone: "+221771234567" }));
  expect(href.origin + href.pathname).toBe("https://wa.me/221771234567");
  expect(href.searchParams.get("text")).toContain("D-7K2QPA");
});

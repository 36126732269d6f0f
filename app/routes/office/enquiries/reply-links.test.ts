import { expect, test } from "vitest";
import { buildMailtoLink, buildWhatsappLink } from "./reply-links.ts";

const asked = { locale: "en" as const, name: "Awa & Fils", reference: "D-7K2QPA" };

test("an answer begins a letter to the person, in their language, about their reference", () => {
  const href = buildMailtoLink({ ...asked, email: "awa+cc=x&bcc@exemple.sn" });
  expect(href).toMatch(/^mailto:awa%2Bcc%3Dx%26bcc@exemple\.sn\?subject=/);
  const { searchParams } = new URL(href);
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  expect(searchParams.get("subject")).toBe("Your message to Collège Érabao (D-7K2QPA)");
  expect(searchParams.get("body")).toBe("Hello Awa & Fils,\r\n\r\n");
});

test("WhatsApp opens on the person's number, with the reference", () => {
  const href = new URL(buildWhatsappLink({ ...asked, phone: "+221771234567" }));
  expect(href.origin + href.pathname).toBe("https://wa.me/221771234567");
  expect(href.searchParams.get("text")).toContain("D-7K2QPA");
});

import { expect, test } from "vitest";
import { getMailboxKey, isSameMailbox, parseEmailAddress, suggestEmail } from "./email-address.ts";

test("parseEmailAddress: drops invisible characters and spaces around the address and its @", () => {
  for (const input of [
    "\u200Bawa@exemple.sn",
    "awa@exemple.sn\u200F",
    "\u00A0awa @ exemple.sn\t",
    "\uFEFFawa@exemple.sn",
  ])
    expect(parseEmailAddress(input), JSON.stringify(input)).toEqual({
      ok: true,
      value: "awa@exemple.sn",
    });
  expect(parseEmailAddress(" ")).toEqual({ ok: true, value: null });
  expect(parseEmailAddress(undefined)).toEqual({ ok: true, value: null });
});

test("parseEmailAddress: returns email-accent for an accent and email-invalid for any other mistake", () => {
  for (const input of ["awa@école.sn", "aïssatou@gmail.com"])
    expect(parseEmailAddress(input), input).toEqual({ ok: false, reason: "email-accent" });
  for (const input of [
    "awa",
    "awa@exemple",
    "a b@exemple.sn",
    "awa@exemple.sn, b@exemple.sn",
    "Awa <awa@exemple.sn>",
    "é",
  ])
    expect(parseEmailAddress(input), input).toEqual({ ok: false, reason: "email-invalid" });
});

test("suggestEmail: suggests the known domain for one typing error", () => {
  const getSuggestedDomain = (domain: string) =>
    suggestEmail(`aminata@${domain}`)?.split("@")[1] ?? null;
  expect(
    [
      "gmial.com",
      "gmail.co",
      "gmail.con",
      "gamil.com",
      "gmal.com",
      "gmaill.com",
      "gmail.fr",
      "GMIAL.COM",
    ].map(getSuggestedDomain),
  ).toEqual(Array.from({ length: 8 }, () => "gmail.com"));
  expect(["yaho.fr", "yahoo.f", "yahooo.fr"].map(getSuggestedDomain)).toEqual([
    "yahoo.fr",
    "yahoo.fr",
    "yahoo.fr",
  ]);
  expect(["hotmial.com", "hotmal.fr", "outlok.com", "iclod.com"].map(getSuggestedDomain)).toEqual([
    "hotmail.com",
    "hotmail.fr",
    "outlook.com",
    "icloud.com",
  ]);
});

test("suggestEmail: returns null for a known domain, another real service and a school's own domain", () => {
  for (const domain of [
    "gmail.com",
    "yahoo.fr",
    "ymail.com",
    "mail.com",
    "email.com",
    "yahoo.ca",
    "exemple.sn",
    "ucad.edu.sn",
    "orange.sn",
    "live.fr",
  ])
    expect(suggestEmail(`aminata@${domain}`), domain).toBeNull();
  for (const input of [null, undefined, "", "aminata", "@gmial.com"])
    expect(suggestEmail(input)).toBeNull();
});

test.for([
  ["M.Ngono@Exemple.CM", "m.ngono@exemple.cm"],
  ["m.ngono+ecole@exemple.cm", "m.ngono@exemple.cm"],
  ["m.n.g.o.n.o+a+b@GoogleMail.com", "mngono@gmail.com"],
  ["+@exemple.cm", "+@exemple.cm"],
])("getMailboxKey: %s reaches the mailbox %s", ([email = "", mailbox]) => {
  expect(getMailboxKey(email)).toBe(mailbox);
});

test("isSameMailbox: matches two spellings of one mailbox and never a missing address", () => {
  expect(isSameMailbox("awa.fall+maman@gmail.com", "AwaFall@gmail.com")).toBe(true);
  expect(isSameMailbox("awa@exemple.sn", "maman@exemple.sn")).toBe(false);
  expect(isSameMailbox(null, null)).toBe(false);
  expect(isSameMailbox("", "")).toBe(false);
});

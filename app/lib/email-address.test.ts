import { expect, test } from "vitest";
import { getMailboxKey, isSameMailbox, parseEmailAddress, suggestEmail } from "./email-address.ts";

test("parseEmailAddress: invisible signs and spaces around an address are dropped", () => {
  for (const typed of [
    "\u200Bawa@exemple.sn",
    "awa@exemple.sn\u200F",
    "\u00A0awa @ exemple.sn\t",
    "\uFEFFawa@exemple.sn",
  ])
    expect(parseEmailAddress(typed), JSON.stringify(typed)).toEqual({
      ok: true,
      value: "awa@exemple.sn",
    });
  expect(parseEmailAddress(" ")).toEqual({ ok: true, value: null });
  expect(parseEmailAddress(undefined)).toEqual({ ok: true, value: null });
});

test("parseEmailAddress: an accent is named, anything else that is no address is refused", () => {
  for (const typed of ["awa@école.sn", "aïssatou@gmail.com"])
    expect(parseEmailAddress(typed), typed).toEqual({ ok: false, reason: "email-accent" });
  for (const typed of [
    "awa",
    "awa@exemple",
    "a b@exemple.sn",
    "awa@exemple.sn, b@exemple.sn",
    "Awa <awa@exemple.sn>",
    "é",
  ])
    expect(parseEmailAddress(typed), typed).toEqual({ ok: false, reason: "email-invalid" });
});

test("suggestEmail: one slip of the finger is asked about", () => {
  const meant = (domain: string) => suggestEmail(`aminata@${domain}`)?.split("@")[1] ?? null;
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
    ].map(meant),
  ).toEqual(Array.from({ length: 8 }, () => "gmail.com"));
  expect(["yaho.fr", "yahoo.f", "yahooo.fr"].map(meant)).toEqual([
    "yahoo.fr",
    "yahoo.fr",
    "yahoo.fr",
  ]);
  expect(["hotmial.com", "hotmal.fr", "outlok.com", "iclod.com"].map(meant)).toEqual([
    "hotmail.com",
    "hotmail.fr",
    "outlook.com",
    "icloud.com",
  ]);
});

test("suggestEmail: a right address, a real service and a school's own domain are left alone", () => {
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
  for (const none of [null, undefined, "", "aminata", "@gmial.com"])
    expect(suggestEmail(none)).toBeNull();
});

test.for([
  ["M.Ngono@Exemple.CM", "m.ngono@exemple.cm"],
  ["m.ngono+ecole@exemple.cm", "m.ngono@exemple.cm"],
  ["m.n.g.o.n.o+a+b@GoogleMail.com", "mngono@gmail.com"],
  ["+@exemple.cm", "+@exemple.cm"],
])("getMailboxKey: %s reaches the mailbox %s", ([email = "", mailbox]) => {
  expect(getMailboxKey(email)).toBe(mailbox);
});

test("isSameMailbox: another spelling is the same mailbox, and a missing address is none", () => {
  expect(isSameMailbox("awa.fall+maman@gmail.com", "AwaFall@gmail.com")).toBe(true);
  expect(isSameMailbox("awa@exemple.sn", "maman@exemple.sn")).toBe(false);
  expect(isSameMailbox(null, null)).toBe(false);
  expect(isSameMailbox("", "")).toBe(false);
});

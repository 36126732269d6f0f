import { expect, test } from "vitest";
import { MAX_MESSAGE_CHARACTERS } from "#app/features/messaging/message.ts";
import { getRetentionStart, parseEnquiry, type SubmittedEnquiry } from "./enquiry.ts";

const nothing = { ok: true as const, number: null };
const submitted: SubmittedEnquiry = {
  campus: "cameroon",
  subject: "visit",
  name: "Mireille Ngono",
  email: "m.ngono@exemple.cm",
  phone: nothing,
  content: "Bonjour, pouvons-nous venir samedi ?",
};
const errorsOf = (change: Partial<SubmittedEnquiry>) => {
  const read = parseEnquiry({ ...submitted, ...change });
  return read.ok ? {} : read.errors;
};

test("reads a good enquiry, tidied", () => {
  const typed = { name: "  Mireille\t Ngono ", content: "Bonjour,\r\n\r\n\r\n\r\nMerci.  " };
  expect(parseEnquiry({ ...submitted, ...typed })).toEqual({
    ok: true,
    enquiry: {
      campus: "cameroon",
      subject: "visit",
      name: "Mireille Ngono",
      email: "m.ngono@exemple.cm",
      phone: null,
      content: "Bonjour,\n\nMerci.",
    },
  });
});

test("asks for every missing answer at once", () => {
  const empty = { campus: "", subject: "", name: " ", email: "", content: "\u200B" };
  expect(errorsOf(empty)).toEqual({
    campus: "required",
    subject: "required",
    name: "required",
    email: "no-way-to-answer",
    content: "required",
  });
});

test("not knowing the campus yet is an answer", () => {
  const read = parseEnquiry({ ...submitted, campus: "unknown" });
  expect(read).toMatchObject({ ok: true, enquiry: { campus: null } });
});

test("a telephone alone is a way to answer; a wrong one is told, not a missing e-mail", () => {
  const phone = { ok: true as const, number: "+237671234567" };
  expect(errorsOf({ email: "", phone })).toEqual({});
  expect(errorsOf({ email: "", phone: { ok: false, reason: "phone-cameroon-8" } })).toEqual({
    phone: "phone-cameroon-8",
  });
});

test.for([
  "m.ngono",
  "m.ngono@exemple",
  "m ngono@exemple.cm",
  "a@exemple.cm, b@exemple.cm",
  "<a@exemple.cm>",
  "Ngono <a@exemple.cm>",
  '"x@evil"@exemple.cm',
  "a@exemple.cm\r\nBcc: b@exemple.cm",
  "a@exemple.cm\nb",
  "a..b@exemple.cm",
  ".a@exemple.cm",
  "a@-exemple.cm",
  `${"a".repeat(250)}@exemple.cm`,
])("refuses %j: not one plain address", (email) => {
  expect(errorsOf({ email })).toEqual({ email: "email-invalid" });
});

test("counts the message in code points", () => {
  expect(errorsOf({ content: "🎓".repeat(MAX_MESSAGE_CHARACTERS) })).toEqual({});
  expect(errorsOf({ content: "🎓".repeat(MAX_MESSAGE_CHARACTERS + 1) })).toEqual({
    content: "message-too-long",
  });
});

test("a word that is not in a list is no answer", () => {
  expect(errorsOf({ campus: "mars", subject: "toString" })).toEqual({
    campus: "required",
    subject: "required",
  });
});

test("an enquiry is kept for twelve months, leap years included", () => {
  expect(getRetentionStart(new Date("2028-02-29T03:20:00Z"))).toEqual(
    new Date("2027-03-01T03:20:00Z"),
  );
  expect(getRetentionStart(new Date("2026-11-21T03:20:00Z"))).toEqual(
    new Date("2025-11-21T03:20:00Z"),
  );
});

import { expect, test } from "vitest";
import { MAX_MESSAGE_CHARACTERS } from "#app/features/messaging/message.ts";
import { getRetentionStart, parseEnquiry, type SubmittedEnquiry } from "./enquiry.ts";

const noPhone = { ok: true as const, number: null };
const submitted: SubmittedEnquiry = {
  campus: "cameroon",
  subject: "visit",
  name: "Mireille Ngono",
  email: "m.ngono@exemple.cm",
  phone: noPhone,
  content: "Bonjour, pouvons-nous venir samedi ?",
};
const getErrors = (change: Partial<SubmittedEnquiry>) => {
  const parsed = parseEnquiry({ ...submitted, ...change });
  return parsed.ok ? {} : parsed.errors;
};

test("parseEnquiry: normalises a valid enquiry", () => {
  const changes = { name: "  Mireille\t Ngono ", content: "Bonjour,\r\n\r\n\r\n\r\nMerci.  " };
  expect(parseEnquiry({ ...submitted, ...changes })).toEqual({
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

test("parseEnquiry: returns an error for every missing field", () => {
  const empty = { campus: "", subject: "", name: " ", email: "", content: "\u200B" };
  expect(getErrors(empty)).toEqual({
    campus: "required",
    subject: "required",
    name: "required",
    email: "contact-missing",
    content: "required",
  });
});

test("parseEnquiry: accepts an unknown campus as null", () => {
  const parsed = parseEnquiry({ ...submitted, campus: "unknown" });
  expect(parsed).toMatchObject({ ok: true, enquiry: { campus: null } });
});

test("parseEnquiry: accepts a phone number alone; reports an invalid one only", () => {
  const phone = { ok: true as const, number: "+237671234567" };
  expect(getErrors({ email: "", phone })).toEqual({});
  expect(getErrors({ email: "", phone: { ok: false, reason: "phone-cameroon-8" } })).toEqual({
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
])("parseEnquiry: returns email-invalid for %j", (email) => {
  expect(getErrors({ email })).toEqual({ email: "email-invalid" });
});

test("parseEnquiry: counts code points in the message", () => {
  expect(getErrors({ content: "🎓".repeat(MAX_MESSAGE_CHARACTERS) })).toEqual({});
  expect(getErrors({ content: "🎓".repeat(MAX_MESSAGE_CHARACTERS + 1) })).toEqual({
    content: "message-too-long",
  });
});

test("parseEnquiry: returns required for values not in the lists", () => {
  expect(getErrors({ campus: "mars", subject: "toString" })).toEqual({
    campus: "required",
    subject: "required",
  });
});

test("getRetentionStart: twelve months back, also from 29 February", () => {
  expect(getRetentionStart(new Date("2028-02-29T03:20:00Z"))).toEqual(
    new Date("2027-03-01T03:20:00Z"),
  );
  expect(getRetentionStart(new Date("2026-11-21T03:20:00Z"))).toEqual(
    new Date("2025-11-21T03:20:00Z"),
  );
});

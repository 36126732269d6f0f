import { expect, test } from "vitest";
import { readPendingForm } from "./pending-form.server.ts";

const readForm = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  return readPendingForm(
    new Request("https://here.test/", { method: "POST", body }),
    "/compte",
    "mark",
  );
};

test("readPendingForm: returns the texts of an account form without generated values and choices", async () => {
  const {
    texts,
    fields,
    hasPasswords: passwords,
  } = await readForm({
    before: '{"firstName":"Awa"}',
    intent: "save",
    firstName: "Awa",
    lastName: " N'Diaye-Sarr ",
    phoneCountry: "SN",
    phone: "77 123 45 67",
    noticeMessage: "never",
    quiet: "on",
    quietFrom: "21",
    locale: "fr",
    theme: "system",
    newPassword: "une phrase de passe",
  });
  expect(texts).toEqual(["Awa", "N'Diaye-Sarr", "77 123 45 67"]);
  expect(fields).toHaveLength(11);
  expect(passwords).toBe(true);
});

test("readPendingForm: returns every text of a message once, also a single word", async () => {
  const { texts } = await readForm({
    thread: "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b",
    subject: "bourse",
    content: "Quand commencent\nles cours ?",
    again: "bourse",
    country: "CM",
    empty: " ",
  });
  expect(texts).toEqual(["bourse", "Quand commencent\nles cours ?"]);
});

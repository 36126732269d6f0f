import { expect, test } from "vitest";
import { isPlainAddress, maskAddress, normalizeAddress } from "./address.ts";

test.each([
  "awa@exemple.sn",
  "awa.diop+ecole@mail.exemple.co",
  "o'brien@exemple.sn",
  "awa@xn--cole-9oa.example",
  "aïcha@école.example",
])("isPlainAddress: accepts %s", (address) => {
  expect(isPlainAddress(address)).toBe(true);
});

test.each([
  "",
  "awa",
  "awa@localhost",
  "a@b@exemple.sn",
  "awa@exemple.sn,b@exemple.sn",
  "<awa@exemple.sn>",
  "Awa <awa@exemple.sn>",
  '"x@evil.example"@exemple.sn',
  "awa@exemple.sn\r\nBcc: b@exemple.sn",
  "awa diop@exemple.sn",
  "awa..diop@exemple.sn",
  ".awa@exemple.sn",
  "awa.@exemple.sn",
  "awa@-exemple-.sn",
  "awa@exemple.-",
  `${"a".repeat(250)}@exemple.sn`,
])("isPlainAddress: refuses %j", (address) => {
  expect(isPlainAddress(address)).toBe(false);
});

test("normalizeAddress lower-cases an address, and maskAddress hides most of its local part", () => {
  expect(normalizeAddress(" Awa@Exemple.SN ")).toBe("awa@exemple.sn");
  expect(maskAddress("awa@exemple.sn")).toBe("a•••@exemple.sn");
  expect(maskAddress("@exemple.sn")).toBe("•••");
});

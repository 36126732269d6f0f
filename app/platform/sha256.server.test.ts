import { expect, test } from "vitest";
import { sha256 } from "./sha256.server.ts";

test("sha256: hashes a text or its bytes in the encoding of the column", () => {
  const hex = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(sha256("abc", "hex")).toBe(hex);
  expect(sha256(new TextEncoder().encode("abc"), "hex")).toBe(hex);
  expect(sha256("abc", "base64url")).toBe(Buffer.from(hex, "hex").toString("base64url"));
});

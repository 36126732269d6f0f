import { afterEach, describe, expect, it, test } from "vitest";
import { readConfig, setConfig } from "./config.server.ts";
import {
  deriveKey,
  getKnownSecrets,
  isSameSignature,
  keyedHash,
  listKeyedHashes,
  listSignatures,
  requireSecret,
  sign,
  verifySignature,
} from "./secret-key.server.ts";

const [CURRENT, FORMER] = ["c".repeat(32), "f".repeat(32)];
const withoutSecret = readConfig({});
const setSecrets = (secret?: string, previousSecret?: string) =>
  setConfig({ ...withoutSecret, secret, previousSecret });

afterEach(() => setSecrets());

test("requireSecret and every key: throw without APP_SECRET, and with an empty one", () => {
  expect(requireSecret("a")).toBe("a");
  for (const secret of [undefined, ""]) {
    setSecrets(secret, FORMER);
    expect(() => requireSecret(secret)).toThrow("no secret");
    expect(() => deriveKey("log", secret)).toThrow("no secret");
    expect(() => getKnownSecrets()).toThrow("no secret");
    expect(() => sign("purpose", "text", secret)).toThrow("no secret");
    expect(() => verifySignature("purpose", "text", "")).toThrow("no secret");
  }
});

describe("getKnownSecrets", () => {
  it("returns the current secret first, and each once", () => {
    setSecrets(CURRENT, FORMER);
    expect(getKnownSecrets()).toEqual([CURRENT, FORMER]);
    setSecrets(CURRENT, CURRENT);
    expect(getKnownSecrets()).toEqual([CURRENT]);
    setSecrets(CURRENT);
    expect(getKnownSecrets()).toEqual([CURRENT]);
  });
});

describe("verifySignature", () => {
  it("accepts the current and the former secret, and no other secret, purpose or text", () => {
    setSecrets(CURRENT, FORMER);
    expect(sign("purpose", "text")).toBe(sign("purpose", "text", CURRENT));
    expect(listSignatures("purpose", "text")).toEqual([
      sign("purpose", "text", CURRENT),
      sign("purpose", "text", FORMER),
    ]);
    for (const signature of listSignatures("purpose", "text")) {
      expect(verifySignature("purpose", "text", signature)).toBe(true);
      expect(verifySignature("other", "text", signature)).toBe(false);
      expect(verifySignature("purpose", "other", signature)).toBe(false);
      expect(verifySignature("purpose", "text", `${signature}x`)).toBe(false);
    }
    const foreign = sign("purpose", "text", "x".repeat(32));
    expect(verifySignature("purpose", "text", foreign)).toBe(false);
    expect(verifySignature("purpose", "text", "")).toBe(false);
    setSecrets(CURRENT);
    expect(verifySignature("purpose", "text", sign("purpose", "text", FORMER))).toBe(false);
  });
});

describe("listKeyedHashes", () => {
  it("returns the hash of the current secret first", () => {
    setSecrets(FORMER);
    const former = keyedHash("purpose", "text");
    setSecrets(CURRENT, FORMER);
    expect(listKeyedHashes("purpose", "text")).toEqual([keyedHash("purpose", "text"), former]);
    expect(keyedHash("purpose", "text")).not.toBe(former);
  });
});

test("isSameSignature: compares texts of any length", () => {
  expect(isSameSignature("a", "a")).toBe(true);
  expect(isSameSignature("a", "b")).toBe(false);
  expect(isSameSignature("", "b")).toBe(false);
});

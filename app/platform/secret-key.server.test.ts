import { expect, test } from "vitest";
import { config, setConfig } from "./config.server.ts";
import { deriveKey, requireSecret } from "./secret-key.server.ts";

test("requireSecret and deriveKey: throw without APP_SECRET, and with an empty one", () => {
  expect(requireSecret("a")).toBe("a");
  setConfig({ ...config(), secret: undefined });
  for (const secret of [undefined, ""]) {
    expect(() => requireSecret(secret)).toThrow("no secret");
    expect(() => deriveKey("log", secret)).toThrow("no secret");
  }
});

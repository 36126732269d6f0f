import { describe, expect, it } from "vitest";
import { readRoutes } from "#tests/support/route-table.ts";
import { maskPath } from "./mask-path.ts";

const TOKEN = "Zk3_q9-short";

describe("maskPath", async () => {
  const bearing = (await readRoutes())
    .map((one) => one.address)
    .filter((address) => /:(token|code)\b/.test(address));

  it("knows every route whose address holds a token or a code", () => {
    expect(bearing.length).toBeGreaterThan(10);
  });

  it.each(bearing)("masks the token of %s", (address) => {
    const path = address.replaceAll("?", "").replace(/:(token|code)/, TOKEN);
    for (const written of [
      path,
      `${path}.data`,
      path.toUpperCase().replace(TOKEN.toUpperCase(), TOKEN),
    ])
      expect(maskPath(written), written).not.toContain(TOKEN);
  });

  it("masks a token of an address that no route has, however it is written", () => {
    for (const path of [
      `/fichiers/echange/${TOKEN}`,
      `/%65change/${TOKEN}`,
      `/en/ECHANGE/${TOKEN}/more`,
      `/unknown/${"a1".repeat(20)}`,
      `/accord/${TOKEN}/%zz`,
    ])
      expect(maskPath(path), path).toMatch(/\*\*\*/);
    expect(maskPath(`/%65change/${TOKEN}`)).toBe("/%65change/***");
  });

  it("leaves other paths readable, with their identifiers, 200 characters at most", () => {
    const path = "/administration/candidatures/01900000-0000-7000-8000-000000000001";
    expect(maskPath(path)).toBe(path);
    expect(maskPath("/en/about")).toBe("/en/about");
    expect(maskPath("/a".repeat(300))).toHaveLength(200);
  });
});

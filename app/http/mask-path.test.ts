import { describe, expect, it } from "vitest";
import { readRoutes } from "#tests/support/route-table.ts";
import { maskPath } from "./mask-path.ts";

const TOKEN = "Zk3_q9-short";

describe("maskPath", async () => {
  const tokenPaths = (await readRoutes())
    .map((one) => one.address)
    .filter((address) => /:(token|code)\b/.test(address));

  it("is tested with every route that has a token or a code", () => {
    expect(tokenPaths.length).toBeGreaterThan(10);
  });

  it.each(tokenPaths)("masks the token of %s", (address) => {
    const path = address.replaceAll("?", "").replace(/:(token|code)/, TOKEN);
    for (const spelling of [
      path,
      `${path}.data`,
      path.toUpperCase().replace(TOKEN.toUpperCase(), TOKEN),
    ])
      expect(maskPath(spelling), spelling).not.toContain(TOKEN);
  });

  it("masks a token in any path and spelling, also of an unknown route", () => {
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

  it("returns other paths unchanged, with their ids, cut to 200 characters", () => {
    const path = "/administration/candidatures/01900000-0000-7000-8000-000000000001";
    expect(maskPath(path)).toBe(path);
    expect(maskPath("/en/about")).toBe("/en/about");
    expect(maskPath("/a".repeat(300))).toHaveLength(200);
  });
});

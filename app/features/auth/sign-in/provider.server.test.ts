import { afterEach, expect, test, vi } from "vitest";
import { config, readConfig, setConfig } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { listSignInProviders, logMissingProviders } from "./provider.server.ts";

const initialConfig = config();

afterEach(() => {
  setConfig(initialConfig);
  vi.restoreAllMocks();
});

/** The missing providers that are logged with these settings. */
function listLogged(settings: Record<string, string>): unknown[] {
  setConfig(readConfig({ LOG_LEVEL: "silent", ...settings }));
  const warn = vi.spyOn(log(), "warn").mockImplementation(() => {});
  logMissingProviders();
  const logged = warn.mock.calls.map(([fields]) => fields);
  warn.mockRestore();
  return logged;
}

const production = {
  APP_MODE: "production",
  PUBLIC_ORIGIN: "https://www.ecole.example",
  APP_SECRET: "Zk3vQ8s1Xw7Lr5Tn9Pb2Hc6Jd4Mf0GyA",
};
const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "figures" };

test("logMissingProviders: logs each missing provider in production, and none in a demonstration", () => {
  expect(listLogged(production)).toEqual([{ provider: "google" }, { provider: "facebook" }]);
  expect(listSignInProviders()).toEqual([]);
  expect(listLogged({ ...production, ...google })).toEqual([{ provider: "facebook" }]);
  expect(listSignInProviders()).toEqual(["google"]);
  expect(listLogged({})).toEqual([]);
});

import { once } from "node:events";
import { existsSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { launch, newDataDir, removeDataDir } from "#tests/support/server.ts";

vi.setConfig({ testTimeout: 60_000 });

// What production does not start with, by the real start (quality page, AUTH-09). A database with the accounts of the
// demonstration is refused in start-stop.test.ts.
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) removeDataDir(folder);
});

const random = "Zk3vQ8s1Xw7Lr5Tn9Pb2Hc6Jd4Mf0GyA";
const secrets: Record<string, [secret: string | undefined, why: RegExp]> = {
  "no secret": [undefined, /^The setting APP_SECRET is required when APP_MODE is production\.$/],
  "an empty one": ["", /^The setting APP_SECRET is required when APP_MODE is production\.$/],
  "one of 31 characters": [
    random.slice(0, 31),
    /^The setting APP_SECRET must be at least 32 characters long\.$/,
  ],
  "the password of the demonstration": [
    `${DEMO_PASSWORD}-${DEMO_PASSWORD}`,
    /^The setting APP_SECRET is a demonstration secret: make a random one\.$/,
  ],
  "the word of an example": [
    "changeme-changeme-changeme-changeme",
    /^The setting APP_SECRET is a demonstration secret: make a random one\.$/,
  ],
  "one letter again and again": [
    "a".repeat(40),
    /^The setting APP_SECRET is a demonstration secret: make a random one\.$/,
  ],
};

test.each(Object.entries(secrets))(
  "production does not start with %s, says why, and makes nothing (AUTH-09)",
  async (_, [secret, why]) => {
    const dataDir = newDataDir();
    folders.push(dataDir);
    const env = {
      ...{ PORT: "0", APP_MODE: "production", PUBLIC_ORIGIN: "https://www.ecole.example" },
      ...(secret === undefined ? {} : { APP_SECRET: secret }),
    };
    const { child, said } = launch({ dataDir, env });
    const [code] = await once(child, "exit");
    expect(said().trim()).toMatch(why);
    if (secret) expect(said()).not.toContain(secret);
    expect([code, existsSync(dataDir)]).toEqual([1, false]);
  },
);

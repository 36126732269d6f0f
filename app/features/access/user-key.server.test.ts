import { beforeAll, expect, test } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { visitor } from "./actor.ts";
import { getUserKey, hashUserId } from "./user-key.server.ts";

beforeAll(() =>
  setConfig(readConfig({ APP_SECRET: "a-secret-of-at-least-thirty-two-characters" })),
);

test("getUserKey: is stable, differs between users and does not contain the user id", () => {
  const id = "0197f2b4-5c1e-7d3a-9f10-2b6c8e4a7d51";
  const awa = { kind: "student", id, name: "Awa", email: "a@b.test", locale: "fr" } as const;
  expect(getUserKey(awa)).toBe(getUserKey({ ...awa, name: "Awa Diop" }));
  expect(getUserKey(awa)).toMatch(/^[\w-]{22}$/);
  expect(getUserKey(awa)).not.toBe(hashUserId("2"));
  for (const part of id.split("-")) expect(getUserKey(awa)).not.toContain(part);
  expect(getUserKey(visitor)).toBe("");
});

import { expect, test } from "vitest";
import { buildSent } from "#app/features/admissions/testing.ts";
import { testDatabase } from "#tests/support/database.ts";
import { overviewOf } from "./overview.server.ts";

await testDatabase();

const sentOf = async (overrides: Parameters<typeof buildSent>[0]) => {
  const { actor } = await buildSent(overrides);
  return (await overviewOf(actor, "fr", new Date())).application;
};

test("several choices that ended are told together, one of them by what happened to it", async () => {
  expect(await sentOf({ choices: 2, state: "withdrawn" })).toMatchObject({ allEnded: true });
  expect(await sentOf({ choices: 1, state: "withdrawn" })).toMatchObject({ allEnded: false });
  expect(await sentOf({ choices: 2, state: "waiting-list" })).toMatchObject({ allEnded: false });
  expect(await sentOf({ choices: 2, state: "enrolled" })).toMatchObject({ allEnded: false });
});

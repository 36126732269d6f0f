import { expect, test } from "vitest";
import { buildSent } from "#app/features/admissions/testing.ts";
import { withdrawApplication } from "#app/features/decisions/departure.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { followOne } from "#app/features/review/doubles/doubles.server.ts";
import { buildPair } from "#app/features/review/testing.ts";
import { testDatabase } from "#tests/support/database.ts";
import { overviewOf } from "./overview.server.ts";

await testDatabase();

const sentOf = async (overrides: Parameters<typeof buildSent>[0]) => {
  const { actor } = await buildSent(overrides);
  return (await overviewOf(actor, "fr", new Date())).application;
};

test("several choices that ended are told together, one of them by what happened to it", async () => {
  expect(await sentOf({ choices: 2, state: "refused" })).toMatchObject({
    together: "allEnded",
  });
  expect(await sentOf({ choices: 1, state: "withdrawn" })).toMatchObject({ together: null });
  expect(await sentOf({ choices: 2, state: "waiting-list" })).toMatchObject({ together: null });
  expect(await sentOf({ choices: 2, state: "enrolled" })).toMatchObject({ together: null });
});

test("who withdrew an application is told so, an offer being declined with the rest", async () => {
  const { actor, id, choices } = await buildSent({ choices: 2 });
  await makeOffer(await buildStaff(), choices[0], "submitted", false, {});
  await withdrawApplication(actor, id, {});
  const { application } = await overviewOf(actor, "fr", new Date());
  expect(application).toMatchObject({ together: "allLeft", standing: "withdrawn" });
});

test("an application that the school closed is not said to be withdrawn by the candidate", async () => {
  const { kept, closed } = await buildPair({ choices: 2 });
  await followOne(await buildStaff(), kept.id, closed.id, { add: false });
  const { application } = await overviewOf(closed.actor, "fr", new Date());
  expect(application).toMatchObject({ together: "allEnded", standing: "closed" });
});

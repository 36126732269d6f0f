import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { State } from "#app/features/admissions/application.ts";
import { buildSent, choicesOf } from "#app/features/admissions/testing.ts";
import { ENROLLED_ELSEWHERE } from "#app/features/decisions/departure.ts";
import { db } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { departures } from "#app/platform/db/schema/decisions.ts";
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

test("who left every choice is told so, an offer being declined with the rest; not who was refused one", async () => {
  const endedAs = async (...ends: State[]) => {
    const { actor, id } = await buildSent({ choices: ends.length });
    const rows = await choicesOf(id);
    await db().delete(choices).where(eq(choices.applicationId, id));
    await db()
      .insert(choices)
      .values(rows.map((row, place) => ({ ...row, state: ends[place] })));
    return { actor, last: rows.at(-1)?.id ?? "" };
  };
  const homeOf = async ({ actor }: Awaited<ReturnType<typeof endedAs>>) =>
    (await overviewOf(actor, "fr", new Date())).application;
  const left = { together: "allLeft", state: "withdrawn" };
  expect(await homeOf(await endedAs("declined", "withdrawn"))).toMatchObject(left);
  expect(await homeOf(await endedAs("declined", "declined"))).toMatchObject(left);
  const refused = { together: "allEnded", state: "refused" };
  expect(await homeOf(await endedAs("refused", "withdrawn"))).toMatchObject(refused);
  // What the school closed, nobody left.
  const closed = await endedAs("declined", "withdrawn");
  await db().insert(departures).values({ choiceId: closed.last, reason: ENROLLED_ELSEWHERE });
  expect(await homeOf(closed)).toMatchObject({ together: "allEnded", state: "declined" });
});

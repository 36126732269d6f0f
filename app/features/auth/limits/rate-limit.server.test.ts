import { expect, test } from "vitest";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { rateLimits } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  codeAttemptLimit,
  countAttempt,
  deleteEndedWindows,
  getWaitSeconds,
} from "./rate-limit.server.ts";

await createTestDatabase();

test("deleteEndedWindows: removes the counts of windows that ended, and no other", async () => {
  for (let time = 0; time < codeAttemptLimit.maxAttempts; time++)
    await countAttempt(codeAttemptLimit, "still counted");
  const ended = Array.from({ length: 50 }, (_, n) => ({
    ...{ id: newId(), key: `place-address:${n}`, count: 60 },
    lastRequest: now().getTime() - n * 1000,
  }));
  await db().insert(rateLimits).values(ended);
  await deleteEndedWindows();
  expect(await db().$count(rateLimits)).toBe(1);
  expect(await getWaitSeconds(codeAttemptLimit, "still counted")).toBeGreaterThan(0);
});

import { expect, test } from "vitest";
import { closeDatabase, openDatabase } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildCaller, TEST_PASSWORD } from "../testing.ts";
import { signUp } from "./sign-up.server.ts";

const database = await createTestDatabase();
const SIGN_UPS = 4;

test("signUp: as many at once as the pool has connections all succeed, with their emails queued", async () => {
  await closeDatabase();
  openDatabase({ ...database.settings, max: SIGN_UPS });
  const emails = Array.from({ length: SIGN_UPS }, (_, one) => `awa${one}@exemple.test`);
  const results = await Promise.all(
    emails.map((email) =>
      signUp(buildCaller(), {
        ...{ firstName: "Awa", lastName: "Sow", locale: "fr", next: null },
        ...{ email, password: TEST_PASSWORD },
      }),
    ),
  );
  expect(results.map(({ ok }) => ok)).toEqual(emails.map(() => true));
  expect((await database.listEmails()).map(({ to }) => to).toSorted()).toEqual(emails);
});

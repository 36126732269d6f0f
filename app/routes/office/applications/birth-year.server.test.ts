import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { APPLICATIONS_PATH } from "./application-list-url.ts";
import { action } from "./export-applications.ts";

await createTestDatabase();

test("file action: writes a year of birth alone as a year, a whole date as a date", async () => {
  await buildSentApplication({ info: { lastName: "Fall", birthOn: "2003" } });
  await buildSentApplication({ info: { lastName: "Sarr", birthOn: "2003-04-05" } });
  const context = new RouterContextProvider();
  context.set(actorContext, await buildStaff());
  const body = new URLSearchParams({ format: "csv" });
  const request = new Request(`http://localhost:3000${APPLICATIONS_PATH}/fichier`, {
    method: "POST",
    body,
  });
  const runAction = action as unknown as (args: unknown) => Promise<Response>;
  const lines = (await (await runAction({ request, context, params: {} })).text()).split("\r\n");
  expect(lines.find((line) => line.includes("Fall"))).toContain(";Fall;Aïssatou;2003;");
  expect(lines.find((line) => line.includes("Sarr"))).toMatch(/;Sarr;Aïssatou;2003-04-05/);
});

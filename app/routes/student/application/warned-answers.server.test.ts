import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { buildApplication } from "#app/features/admissions/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action } from "./info/route.tsx";
import { getPartPath } from "./shell/application-paths.ts";

await createTestDatabase();

/** Submits the form of a section as a browser without scripts does, and returns the redirect target. */
async function submitPart(
  testApplication: TestApplication,
  part: "passport" | "parents",
  submitted: Record<string, string>,
) {
  const context = new RouterContextProvider();
  context.set(actorContext, testApplication.actor);
  const body = new URLSearchParams(submitted);
  const request = new Request(`http://localhost:3000${getPartPath(part)}`, {
    method: "POST",
    body,
  });
  const save = action as (args: unknown) => Promise<Response>;
  return (await save({ request, context, params: {} })).headers.get("location");
}
type TestApplication = Awaited<ReturnType<typeof buildApplication>>;

test("saveInfo: saves a phone that looks wrong, and returns to its warning once", async () => {
  const built = await buildApplication({ info: { birthOn: "2000-01-01" } });
  const submitted = { "fatherPhone.country": "CM", "fatherPhone.number": "71 23 45 67" };
  expect(await submitPart(built, "parents", submitted)).toBe(
    `${getPartPath("parents")}#fatherPhone`,
  );
  const savedApplication = await loadApplication(built.actor, built.id);
  expect(savedApplication?.info.fatherPhone).toBe("+23771234567");
  expect(savedApplication?.finished).toEqual(["parents"]);
  expect(await submitPart(built, "parents", submitted)).toBe("/espace-etudiant/candidate/cursus");
});

test("saveInfo: saves a passport that expires soon, and returns to its warning once", async () => {
  const built = await buildApplication();
  const buildPassport = (year: string) => ({
    passportNumber: "A02584613",
    "passportExpiresOn.day": `31/12/${year}`,
  });
  const passport = `${getPartPath("passport")}#passportExpiresOn`;
  expect(await submitPart(built, "passport", buildPassport("2027"))).toBe(passport);
  expect(await submitPart(built, "passport", buildPassport("2027"))).toBe(getPartPath("parents"));
  expect(await submitPart(built, "passport", buildPassport("2031"))).toBe(getPartPath("parents"));
});

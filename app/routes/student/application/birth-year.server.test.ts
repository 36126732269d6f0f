import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { buildApplicationRecord } from "#app/features/admissions/record/application-record.server.ts";
import { buildApplication, buildReadyDraft } from "#app/features/admissions/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action, loader } from "./info/route.tsx";
import { getPartPath } from "./shell/application-paths.ts";

await createTestDatabase();

type Part = "identity" | "parents";
type ActionResponse = Response & { data?: { errors: Record<string, string>; submitted: object } };

function buildArgs(actor: Student, part: Part, submitted?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const init = submitted && { method: "POST", body: new URLSearchParams(submitted) };
  const request = new Request(`http://localhost:3000${getPartPath(part)}`, init);
  return { request, context, params: {} };
}

/** Submits the whole identity form, as a browser without scripts does. */
function send(actor: Student, submitted: Record<string, string>) {
  const save = action as (args: unknown) => Promise<ActionResponse>;
  return save(buildArgs(actor, "identity", { lastName: "Fall", firstName: "Awa", ...submitted }));
}

async function loadPage(actor: Student, part: Part) {
  const load = loader as unknown as (args: unknown) => ReturnType<typeof loader>;
  return await load(buildArgs(actor, part));
}

describe("the action of the identity section", () => {
  it("saves a year of birth with its checkbox, and loads both again", async () => {
    const { actor, id } = await buildApplication();
    const submitted = { "birthOn.year": "2003", "birthOn.yearAlone": "on" };
    expect((await send(actor, submitted)).status).toBe(302);
    expect((await loadApplication(actor, id))?.info.birthOn).toBe("2003");
    expect((await loadPage(actor, "identity")).submitted).toMatchObject({
      ...submitted,
      "birthOn.day": "",
      "birthOn.month": "",
    });
  });

  it("returns birth-day-missing without the checkbox, and the submitted values", async () => {
    const { actor, id } = await buildApplication();
    const yearOnlyResult = await send(actor, { "birthOn.year": "2003" });
    expect(yearOnlyResult.data?.errors).toEqual({ birthOn: "birth-day-missing" });
    const wholeDate = { "birthOn.day": "1", "birthOn.month": "1", "birthOn.year": "2003" };
    const refused = await send(actor, { ...wholeDate, "birthOn.yearAlone": "on" });
    expect(refused.data).toMatchObject({
      errors: { birthOn: "birth-year-alone" },
      submitted: { ...wholeDate, "birthOn.yearAlone": "on" },
    });
    expect((await loadApplication(actor, id))?.info.birthOn).toBeNull();
  });
});

it("buildInfoPage: a year of birth that may mean a minor returns isUnderAge true and no age", async () => {
  const year = new Date().getUTCFullYear() - 18;
  const { actor } = await buildApplication({ info: { birthOn: `${year}` } });
  const isOver = new Date().toISOString().slice(5, 10) === "12-31";
  expect(await loadPage(actor, "parents")).toMatchObject({ isUnderAge: !isOver, age: null });
});

it("buildApplicationRecord: writes a year of birth with unknown day and month, and no age", async () => {
  const { actor, id } = await buildReadyDraft({ info: { birthOn: "2003" } });
  const application = await loadApplication(actor, id);
  if (!application) throw new Error("no application");
  const getBirthValue = (locale: "fr" | "en") =>
    buildApplicationRecord(application, locale).blocks[0]?.rows.find(
      ({ field }) => field === "birthOn",
    )?.value;
  expect([getBirthValue("fr"), getBirthValue("en")]).toEqual([
    "2003 (jour et mois inconnus)",
    "2003 (day and month unknown)",
  ]);
});

import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import {
  loadApplication,
  loadLastApplication,
} from "#app/features/admissions/application.server.ts";
import { getReadiness } from "#app/features/admissions/sections.ts";
import { buildApplication, buildReadyDraft } from "#app/features/admissions/testing.ts";
import { buildStudent, TEST_PASSWORD } from "#app/features/auth/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader, action as saveWhole } from "./info/route.tsx";
import { action as saveAnswers } from "./save-answers.ts";
import { getPartPath } from "./shell/application-paths.ts";

await createTestDatabase();

type ActionResponse = Response & { data?: { errors: Record<string, string>; submitted: object } };

function buildArgs(actor: Student, address: string, submitted?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const init = submitted && { method: "POST", body: new URLSearchParams(submitted) };
  return { request: new Request(`http://localhost:3000${address}`, init), context, params: {} };
}

/** Submits the whole identity form, as a browser without scripts does: an unchecked checkbox is not in it. */
function send(actor: Student, submitted: Record<string, string>) {
  const save = saveWhole as (args: unknown) => Promise<ActionResponse>;
  return save(buildArgs(actor, getPartPath("identity"), submitted));
}

/** Saves the answers of the identity section, as the autosave does. */
async function sendAnswers(actor: Student, submitted: Record<string, string>) {
  const save = saveAnswers as (args: unknown) => Promise<Response>;
  const header = { part: "identity", writer: crypto.randomUUID() };
  return (await save(buildArgs(actor, "/x", { ...header, ...submitted }))).json();
}

/** Loads the identity page. */
async function loadPage(actor: Student) {
  const load = loader as unknown as (args: unknown) => ReturnType<typeof loader>;
  return await load(buildArgs(actor, getPartPath("identity")));
}

/** Returns the first name in the draft of a candidate. */
const getFirstName = async (actor: Student) =>
  (await loadLastApplication(actor, "fr"))?.info.firstName;

const birth = { "birthOn.day": "5", "birthOn.month": "3", "birthOn.year": "2005" };
const singleName = { lastName: "Suharto", firstName: "", ...birth };

describe("the action of the identity section", () => {
  it("saves a single name with its checkbox, and loads both again", async () => {
    const { actor } = await buildApplication({ info: { firstName: "Awa" } });
    expect((await send(actor, { ...singleName, "firstName.none": "on" })).status).toBe(302);
    expect(await getFirstName(actor)).toBe("");
    const { submitted, done } = await loadPage(actor);
    expect(submitted).toMatchObject({ lastName: "Suharto", firstName: "", "firstName.none": "on" });
    expect(done).toContain("identity");
  });

  it("returns an error for an empty first name or a dash without the checkbox, and for a first name with it", async () => {
    const { actor } = await buildApplication();
    const getErrors = async (submitted: Record<string, string>) =>
      (await send(actor, submitted)).data?.errors;
    expect(await getErrors(singleName)).toEqual({ firstName: "required" });
    expect(await getErrors({ ...singleName, firstName: "-" })).toEqual({
      firstName: "name-placeholder",
    });
    const both = { ...singleName, firstName: "Awa", "firstName.none": "on" };
    const refused = await send(actor, both);
    expect(refused.data?.errors).toEqual({ firstName: "one-name-typed" });
    expect(refused.data?.submitted).toMatchObject({ firstName: "Awa", "firstName.none": "on" });
    expect(await getFirstName(actor)).toBeNull();
  });

  it("requires the first name again once the checkbox is unchecked", async () => {
    const { actor } = await buildApplication({ info: { lastName: "Suharto", firstName: "" } });
    await send(actor, { ...singleName, finished: "no" });
    expect(await getFirstName(actor)).toBeNull();
    expect((await loadPage(actor)).submitted["firstName.none"]).toBe("");
  });
});

describe("the autosave of the identity section", () => {
  it("saves checkbox and first name as one answer, which an outdated page does not undo", async () => {
    const { actor } = await buildApplication({ info: { lastName: "Fall" } });
    const { seen } = await loadPage(actor);
    await sendAnswers(actor, { lastName: "Fall", firstName: "", "firstName.none": "on", seen });
    expect(await getFirstName(actor)).toBe("");
    // A page opened before the checkbox was checked, where only the place of birth is typed.
    const staleAnswers = {
      lastName: "Fall",
      firstName: "",
      "firstName.none": "",
      birthPlace: "Solo",
      seen,
    };
    const response = await sendAnswers(actor, staleAnswers);
    expect(response).toMatchObject({ other: null, newer: { "firstName.none": "on" } });
    expect(await getFirstName(actor)).toBe("");
    // The first name is typed there too: neither answer overwrites the other.
    const submitted = await sendAnswers(actor, { ...staleAnswers, firstName: "Awa" });
    expect(submitted.other).toMatchObject({
      differing: ["firstName"],
      stored: { firstName: "", "firstName.none": "on" },
    });
    expect(await getFirstName(actor)).toBe("");
  });
});

describe("loadLastApplication", () => {
  const loadInfo = async (actor: Student) => (await loadLastApplication(actor, "fr"))?.info;

  it("starts a draft with the names of the account, and null for a missing one", async () => {
    await buildApplication();
    const both = { lastName: "Fall", firstName: "Awa" };
    expect(await loadInfo(await buildStudent(both))).toMatchObject(both);
    const dashFirstName = await buildStudent({ lastName: "Suharto", firstName: "-" });
    expect(await loadInfo(dashFirstName)).toMatchObject({ lastName: "Suharto", firstName: null });
    const noFirstName = await buildStudent({ lastName: "", firstName: "" });
    expect(await loadInfo(noFirstName)).toMatchObject({ lastName: null, firstName: null });
  });

  it("takes over a single name of the sign-up form, and the section is complete", async () => {
    await buildApplication();
    const actor = await buildStudent({
      lastName: "Suharto",
      firstName: "",
      password: TEST_PASSWORD,
    });
    expect(await loadInfo(actor)).toMatchObject({ lastName: "Suharto", firstName: "" });
    const { submitted } = await loadPage(actor);
    const { lastName = "", firstName = "", "firstName.none": none = "" } = submitted;
    const formValues = { lastName, firstName, "firstName.none": none, campus: "senegal", ...birth };
    expect((await send(actor, { ...formValues, finished: "yes" })).status).toBe(302);
    expect((await loadPage(actor)).done).toContain("identity");
  });
});

it("getReadiness: an application with a single name misses nothing", async () => {
  const { actor, id } = await buildReadyDraft({ info: { lastName: "Suharto", firstName: "" } });
  const application = await loadApplication(actor, id);
  expect(application && getReadiness(application).missing).toEqual([]);
});

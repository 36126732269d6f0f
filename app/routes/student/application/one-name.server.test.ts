import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import {
  loadApplication,
  loadLastApplication,
} from "#app/features/admissions/application.server.ts";
import { getReadiness } from "#app/features/admissions/sections.ts";
import { buildApplication, buildReadyDraft } from "#app/features/admissions/testing.ts";
import type { Student } from "#app/features/identity/actor.ts";
import { buildStudent, TEST_PASSWORD } from "#app/features/identity/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loader, action as saveWhole } from "./personal-info.tsx";
import { action as saveAnswers } from "./save-answers.ts";
import { getPartPath } from "./shell/application-paths.ts";

await createTestDatabase();

type ActionResponse = Response & { data?: { errors: Record<string, string>; typed: object } };

function buildArgs(actor: Student, address: string, typed?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const init = typed && { method: "POST", body: new URLSearchParams(typed) };
  return { request: new Request(`http://localhost:3000${address}`, init), context, params: {} };
}

/** Sends the whole form of Identité, as a browser without scripts does: a box without a tick is not in it. */
function send(actor: Student, typed: Record<string, string>) {
  const save = saveWhole as (args: unknown) => Promise<ActionResponse>;
  return save(buildArgs(actor, getPartPath("identity"), typed));
}

/** Sends the answers of Identité alone, as the page does by itself, and what a device kept offline. */
async function sendAnswers(actor: Student, typed: Record<string, string>) {
  const save = saveAnswers as (args: unknown) => Promise<Response>;
  const header = { part: "identity", writer: crypto.randomUUID() };
  return (await save(buildArgs(actor, "/x", { ...header, ...typed }))).json();
}

/** What the page of Identité shows. */
async function loadPage(actor: Student) {
  const load = loader as unknown as (args: unknown) => ReturnType<typeof loader>;
  return await load(buildArgs(actor, getPartPath("identity")));
}

/** The first name that is stored in the draft of a candidate. */
const getFirstName = async (actor: Student) =>
  (await loadLastApplication(actor, "fr"))?.info.firstName;

const birth = { "birthOn.day": "5", "birthOn.month": "3", "birthOn.year": "2005" };
const singleName = { lastName: "Suharto", firstName: "", ...birth };

describe("the form of Identité, sent whole", () => {
  it("takes one name with its tick, and shows the tick again", async () => {
    const { actor } = await buildApplication({ info: { firstName: "Awa" } });
    expect((await send(actor, { ...singleName, "firstName.none": "on" })).status).toBe(302);
    expect(await getFirstName(actor)).toBe("");
    const { typed, done } = await loadPage(actor);
    expect(typed).toMatchObject({ lastName: "Suharto", firstName: "", "firstName.none": "on" });
    expect(done).toContain("identity");
  });

  it("refuses an empty first name or a dash without the tick, and a first name with it", async () => {
    const { actor } = await buildApplication();
    const getErrors = async (typed: Record<string, string>) =>
      (await send(actor, typed)).data?.errors;
    expect(await getErrors(singleName)).toEqual({ firstName: "required" });
    expect(await getErrors({ ...singleName, firstName: "-" })).toEqual({
      firstName: "name-placeholder",
    });
    const both = { ...singleName, firstName: "Awa", "firstName.none": "on" };
    const refused = await send(actor, both);
    expect(refused.data?.errors).toEqual({ firstName: "one-name-typed" });
    expect(refused.data?.typed).toMatchObject({ firstName: "Awa", "firstName.none": "on" });
    expect(await getFirstName(actor)).toBeNull();
  });

  it("asks for the first name again once the tick is taken away", async () => {
    const { actor } = await buildApplication({ info: { lastName: "Suharto", firstName: "" } });
    await send(actor, { ...singleName, finished: "no" });
    expect(await getFirstName(actor)).toBeNull();
    expect((await loadPage(actor)).typed["firstName.none"]).toBe("");
  });
});

describe("the answers of Identité, sent by themselves", () => {
  it("keep the tick with the first name as one answer, which an older page does not undo", async () => {
    const { actor } = await buildApplication({ info: { lastName: "Fall" } });
    const { seen } = await loadPage(actor);
    await sendAnswers(actor, { lastName: "Fall", firstName: "", "firstName.none": "on", seen });
    expect(await getFirstName(actor)).toBe("");
    // A page opened before the tick, where the place of birth alone is typed.
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
    // The first name is typed there too: neither answer replaces the other.
    const typed = await sendAnswers(actor, { ...staleAnswers, firstName: "Awa" });
    expect(typed.other).toMatchObject({
      differing: ["firstName"],
      stored: { firstName: "", "firstName.none": "on" },
    });
    expect(await getFirstName(actor)).toBe("");
  });
});

describe("loadLast", () => {
  const loadInfo = async (actor: Student) => (await loadLastApplication(actor, "fr"))?.info;

  it("begins a draft with the names of the account, and asks for those that it lacks", async () => {
    await buildApplication();
    const both = { lastName: "Fall", firstName: "Awa" };
    expect(await loadInfo(await buildStudent(both))).toMatchObject(both);
    const dashFirstName = await buildStudent({ lastName: "Suharto", firstName: "-" });
    expect(await loadInfo(dashFirstName)).toMatchObject({ lastName: "Suharto", firstName: null });
    const noFirstName = await buildStudent({ lastName: "", firstName: "" });
    expect(await loadInfo(noFirstName)).toMatchObject({ lastName: null, firstName: null });
  });

  it("carries the tick of one name from the sign-up form, and finds no first name missing", async () => {
    await buildApplication();
    const actor = await buildStudent({
      lastName: "Suharto",
      firstName: "",
      password: TEST_PASSWORD,
    });
    expect(await loadInfo(actor)).toMatchObject({ lastName: "Suharto", firstName: "" });
    const { typed } = await loadPage(actor);
    const { lastName = "", firstName = "", "firstName.none": none = "" } = typed;
    const shown = { lastName, firstName, "firstName.none": none, campus: "senegal", ...birth };
    expect((await send(actor, { ...shown, finished: "yes" })).status).toBe(302);
    expect((await loadPage(actor)).done).toContain("identity");
  });
});

it("readinessOf: an application with one name can be sent", async () => {
  const { actor, id } = await buildReadyDraft({ info: { lastName: "Suharto", firstName: "" } });
  const application = await loadApplication(actor, id);
  expect(application && getReadiness(application).missing).toEqual([]);
});

import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import {
  buildNextDraft,
  buildSentApplication,
  endReopenings,
} from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action as saveEntry, loader as seeCursus } from "./cursus/route.tsx";
import { action as saveInfo, loader as seeInfo } from "./info/route.tsx";
import { action as saveByItself } from "./save-answers.ts";
import {
  CURSUS_PATH,
  getPartPath,
  STATUS_PATH,
  withApplicationNumber,
} from "./shell/application-paths.ts";
import { action as answer, loader as follow } from "./status/route.tsx";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });

async function buildReopened(...sections: string[]) {
  const built = await buildSentApplication({
    state: "under-review",
    info: { passportNumber: "A01234567" },
  });
  const submitted = { kind: "sections", message: "Le numéro." };
  await requestInformation(officer, built.choices[0], "under-review", submitted, sections);
  const [request] = (await getChoiceTimeline(built.id)).requests;
  return { ...built, request: request?.id ?? "" };
}

type Page = (args: never) => unknown;

/** Calls a loader or an action for this user, and returns its result or the thrown response. */
async function visit(page: Page, actor: Actor, path: string, submitted?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const body = submitted && new FormData();
  for (const [name, text] of Object.entries(submitted ?? {})) body?.set(name, text);
  const method = body ? "POST" : "GET";
  const request = new Request(`http://localhost:3000${path}`, { method, body });
  const callPage = page as unknown as (args: unknown) => Promise<unknown>;
  return callPage({ request, context, params: {} }).catch((thrown: unknown) => thrown);
}
const PASSPORT = getPartPath("passport");
const getLocation = (response: unknown) =>
  response instanceof Response ? response.headers.get("location") : null;
const passportValues = { hasPassport: "yes", passportNumber: "B76543210" };

test("requireEditableSection: loads a reopened section, and redirects any other to the status page", async () => {
  const { actor, number } = await buildReopened("passport");
  const address = withApplicationNumber(PASSPORT, number);
  expect(await visit(seeInfo, actor, address)).toMatchObject({
    reopened: { number, until: expect.any(Date) },
  });
  expect(await visit(seeInfo, actor, PASSPORT)).toMatchObject({ reopened: { number } });
  for (const [page, path] of [
    [seeInfo, withApplicationNumber(getPartPath("identity"), number)],
    [seeCursus, withApplicationNumber(CURSUS_PATH, number)],
    [seeCursus, CURSUS_PATH],
  ] as const)
    expect(getLocation(await visit(page, actor, path))).toBe(
      withApplicationNumber(STATUS_PATH, number),
    );
  const other = await buildReopened("passport");
  expect(await visit(seeInfo, other.actor, address)).toMatchObject({ init: { status: 404 } });
  const saved = await visit(saveInfo, actor, address, passportValues);
  expect(getLocation(saved)).toBe(withApplicationNumber(STATUS_PATH, number));
});

test("requireEditableSection: the number in the address selects the application beside a newer draft", async () => {
  const { actor, number, id } = await buildReopened("passport");
  await buildNextDraft(actor);
  expect(await visit(seeInfo, actor, PASSPORT)).toMatchObject({ reopened: null });
  expect(await visit(seeInfo, actor, withApplicationNumber(PASSPORT, number))).toMatchObject({
    reopened: { number },
    submitted: { passportNumber: "A01234567" },
  });
  const form = { ...passportValues, part: "passport", writer: "page-one-here", seen: "" };
  const response = await visit(saveByItself, actor, `/reponses?candidature=${number}`, form);
  expect((response as Response).status).toBe(200);
  const { requests } = await getChoiceTimeline(id);
  expect(requests).toHaveLength(1);
});

test("saving a section after its deadline returns 409 with the submitted values", async () => {
  const { actor, id, number } = await buildReopened("passport", "cursus");
  await endReopenings(id);
  const address = withApplicationNumber(PASSPORT, number);
  expect(await visit(saveInfo, actor, address, passportValues)).toMatchObject({
    init: { status: 409 },
    data: { isSectionClosed: true, submitted: passportValues },
  });
  expect(await visit(seeInfo, actor, address)).toMatchObject({ reopened: { until: null } });
  const form = { ...passportValues, part: "passport", writer: "page-one-here", seen: "" };
  const autosaveResult = await visit(saveByItself, actor, `/reponses?candidature=${number}`, form);
  expect(autosaveResult).toMatchObject({ init: { status: 409 } });
  const entry = { intent: "add", activity: "studies", schoolYear: "2024-2025", country: "SN" };
  expect(
    await visit(saveEntry, actor, withApplicationNumber(CURSUS_PATH, number), entry),
  ).toMatchObject({
    data: { errors: { form: "sections-closed" }, submitted: entry },
  });
});

test("handleStatusForm: returns corrections-none, then corrections-changed, then sends the corrections", async () => {
  const { actor, number, request } = await buildReopened("passport");
  const address = withApplicationNumber(STATUS_PATH, number);
  const getCurrentVersion = async () => {
    const page = (await visit(follow, actor, address)) as {
      requests: { opening: { version: string; changes: unknown[] } }[];
    };
    return page.requests[0]?.opening.version ?? "";
  };
  const correctionsForm = { intent: "send-corrections", subjectId: request, words: "" };
  const noChangesResult = await visit(answer, actor, address, {
    ...correctionsForm,
    version: await getCurrentVersion(),
  });
  expect(noChangesResult).toMatchObject({
    data: { errors: { [`noChanges-${request}`]: "corrections-none" } },
  });
  const oldVersion = await getCurrentVersion();
  await visit(saveInfo, actor, withApplicationNumber(PASSPORT, number), passportValues);
  expect(
    await visit(answer, actor, address, { ...correctionsForm, version: oldVersion }),
  ).toMatchObject({
    init: { status: 409 },
    data: { reason: "corrections-changed" },
  });
  const sent = await visit(answer, actor, address, {
    ...correctionsForm,
    version: await getCurrentVersion(),
  });
  expect(getLocation(sent)).toBe(`${STATUS_PATH}?candidature=${number}&done=corrected`);
});

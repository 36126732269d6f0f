import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import {
  buildNextDraft,
  buildSentApplication,
  endReopenings,
} from "#app/features/admissions/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action as saveEntry, loader as seeCursus } from "./cursus.tsx";
import { CURSUS, numbered, partAddress, STATUS } from "./frame/addresses.ts";
import { action as saveInfo, loader as seeInfo } from "./personal-info.tsx";
import { action as saveByItself } from "./save-answers.ts";
import { action as answer, loader as follow } from "./status.tsx";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });

async function buildOpened(...sections: string[]) {
  const built = await buildSentApplication({
    state: "under-review",
    info: { passportNumber: "A01234567" },
  });
  const typed = { what: "sections", words: "Le numéro." };
  await requestInformation(officer, built.choices[0], "under-review", typed, sections);
  const [request] = (await getChoiceTimeline(built.id)).requests;
  return { ...built, request: request?.id ?? "" };
}

type Page = (args: never) => unknown;

/** What a page answers to this person; what it throws, a redirection, too. */
async function visit(page: Page, actor: Actor, path: string, typed?: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const body = typed && new FormData();
  for (const [name, text] of Object.entries(typed ?? {})) body?.set(name, text);
  const method = body ? "POST" : "GET";
  const request = new Request(`http://localhost:3000${path}`, { method, body });
  const asked = page as unknown as (args: unknown) => Promise<unknown>;
  return asked({ request, context, params: {} }).catch((thrown: unknown) => thrown);
}
const PASSPORT = partAddress("passport");
const whereTo = (given: unknown) =>
  given instanceof Response ? given.headers.get("location") : null;
const writing = { hasPassport: "yes", passportNumber: "B76543210" };

test("the section that is open is a page; any other leads to the page that follows the application", async () => {
  const { actor, number } = await buildOpened("passport");
  const address = numbered(PASSPORT, number);
  expect(await visit(seeInfo, actor, address)).toMatchObject({
    reopened: { number, until: expect.any(Date) },
  });
  expect(await visit(seeInfo, actor, PASSPORT)).toMatchObject({ reopened: { number } });
  for (const [page, path] of [
    [seeInfo, numbered(partAddress("identity"), number)],
    [seeCursus, numbered(CURSUS, number)],
    [seeCursus, CURSUS],
  ] as const)
    expect(whereTo(await visit(page, actor, path))).toBe(numbered(STATUS, number));
  const other = await buildOpened("passport");
  expect(await visit(seeInfo, other.actor, address)).toMatchObject({ init: { status: 404 } });
  const saved = await visit(saveInfo, actor, address, writing);
  expect(whereTo(saved)).toBe(numbered(STATUS, number));
});

test("with a draft for the next intake too, the address says which one is changed", async () => {
  const { actor, number, id } = await buildOpened("passport");
  await buildNextDraft(actor);
  expect(await visit(seeInfo, actor, PASSPORT)).toMatchObject({ reopened: null });
  expect(await visit(seeInfo, actor, numbered(PASSPORT, number))).toMatchObject({
    reopened: { number },
    typed: { passportNumber: "A01234567" },
  });
  const form = { ...writing, part: "passport", writer: "page-one-here", seen: "" };
  const told = await visit(saveByItself, actor, `/reponses?candidature=${number}`, form);
  expect((told as Response).status).toBe(200);
  const { requests } = await getChoiceTimeline(id);
  expect(requests).toHaveLength(1);
});

test("the day ends while they type: nothing is kept, all that was typed comes back, in words", async () => {
  const { actor, id, number } = await buildOpened("passport", "cursus");
  await endReopenings(id);
  const address = numbered(PASSPORT, number);
  expect(await visit(saveInfo, actor, address, writing)).toMatchObject({
    init: { status: 409 },
    data: { shut: true, typed: writing },
  });
  expect(await visit(seeInfo, actor, address)).toMatchObject({ reopened: { until: null } });
  const form = { ...writing, part: "passport", writer: "page-one-here", seen: "" };
  const alone = await visit(saveByItself, actor, `/reponses?candidature=${number}`, form);
  expect(alone).toMatchObject({ init: { status: 409 } });
  const entry = { intent: "add", activity: "studies", schoolYear: "2024-2025", country: "SN" };
  expect(await visit(saveEntry, actor, numbered(CURSUS, number), entry)).toMatchObject({
    data: { errors: { form: "sections-shut" }, typed: entry },
  });
});

test("corrections are sent from the page that shows them; nothing changed is asked beside its box", async () => {
  const { actor, number, request } = await buildOpened("passport");
  const address = numbered(STATUS, number);
  const markNow = async () => {
    const page = (await visit(follow, actor, address)) as {
      requests: { opening: { mark: string; changes: unknown[] } }[];
    };
    return page.requests[0]?.opening.mark ?? "";
  };
  const sending = { intent: "send-corrections", about: request, words: "" };
  const none = await visit(answer, actor, address, { ...sending, mark: await markNow() });
  expect(none).toMatchObject({ data: { errors: { [`nothing-${request}`]: "corrections-none" } } });
  const old = await markNow();
  await visit(saveInfo, actor, numbered(PASSPORT, number), writing);
  expect(await visit(answer, actor, address, { ...sending, mark: old })).toMatchObject({
    init: { status: 409 },
    data: { reason: "corrections-changed" },
  });
  const sent = await visit(answer, actor, address, { ...sending, mark: await markNow() });
  expect(whereTo(sent)).toBe(`${STATUS}?candidature=${number}&fait=corrected`);
});

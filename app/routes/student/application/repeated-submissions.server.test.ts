import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { attachPhoto } from "#app/features/admissions/personal-info/photo.server.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import {
  buildApplication,
  buildEntry,
  buildReadyDraft,
  buildSentApplication,
  getVersion,
} from "#app/features/admissions/testing.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { refuseFile } from "#app/features/decisions/request/review-file.server.ts";
import { receiveUpload } from "#app/features/documents/receive-upload.server.ts";
import { buildPdfText, buildPicture } from "#app/features/documents/testing.ts";
import { appendPiece, createUpload } from "#app/features/documents/upload.server.ts";
import { actorContext } from "#app/http/context.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/duration.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action as changeBasket } from "./basket/route.tsx";
import { action as addCourse } from "./catalogue/route.tsx";
import { action as saveEntry } from "./cursus/route.tsx";
import { action as sayShared } from "./device.ts";
import { action as saveInfo } from "./info/route.tsx";
import { PHOTO_INTENT_FIELD } from "./photo/photo-form.ts";
import {
  APPLICATION_PATH,
  BASKET_PATH,
  CATALOGUE_PATH,
  CURSUS_PATH,
  getPartPath,
  STATUS_PATH,
  SUMMARY_PATH,
  withApplicationNumber,
} from "./shell/application-paths.ts";
import { action as answerOffer } from "./status/offer.tsx";
import { action as answer } from "./status/route.tsx";
import { action as withdraw } from "./status/withdraw.tsx";
import { action as submitForm } from "./summary/route.tsx";

await createTestDatabase();
afterEach(() => void vi.useRealTimers());
const officer = await buildStaff({ campus: "senegal" });
const courses = [await buildCourse(), await buildCourse(), await buildCourse()];
const [first = "", second = "", third = ""] = courses.map(({ id }) => id);

type Form = Record<string, string | File>;
type Page = { action: (args: never) => unknown; at: string; params?: Record<string, string> };

/** Submits a form to an action and returns its data, or the redirect target. */
async function send(
  actor: Student,
  { action, at, params = {} }: Page,
  form: Form,
): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const request = new Request(`http://localhost:3000${at}`, { method: "POST", body });
  const callAction = action as unknown as (args: unknown) => Promise<unknown>;
  const response = await callAction({ request, context, params }).catch(
    (thrown: unknown) => thrown,
  );
  return response instanceof Response ? response.headers.get("location") : response;
}

const catalogue = { action: addCourse, at: CATALOGUE_PATH };
const basket = { action: changeBasket, at: BASKET_PATH };
const cursus = { action: saveEntry, at: CURSUS_PATH };

async function getBasket({ actor, id }: { actor: Student; id: string }) {
  const application = await loadApplication(actor, id);
  return application?.basket.map(({ courseId }) => courseId);
}

/** A small PDF that was uploaded in pieces, for a form. */
async function buildUpload(actor: Student): Promise<string> {
  const id = randomUUID();
  const pdf = Buffer.from(buildPdfText(), "latin1");
  await createUpload(actor, { id, name: "bulletin.pdf", sizeBytes: pdf.length });
  await appendPiece(actor, id, 0, pdf);
  expect(await receiveUpload(actor, id)).toMatchObject({ ok: true });
  return id;
}

async function listHistoryLines(id: string, action: string) {
  const lines = await listSubjectHistory(officer, { kind: "application", id });
  return lines.filter((line) => line.action === action);
}

/** Sets the clock this many milliseconds later. */
const passTime = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });

describe("the basket action submitted twice", () => {
  it("adds once per attempt, and returns ok both times", async () => {
    const built = await buildApplication();
    const add = { intent: "add", course: first, attempt: randomUUID() };
    const answers = await Promise.all([1, 2].map(() => send(built.actor, catalogue, add)));
    expect(answers).toEqual([1, 2].map(() => expect.objectContaining({ ok: true, count: 1 })));
    expect(await getBasket(built)).toEqual([first]);
    const other = { ...add, attempt: randomUUID() };
    expect(await send(built.actor, catalogue, other)).toMatchObject({
      reason: "already-in-basket",
    });
  });

  it("removes once, and returns the former position both times", async () => {
    const built = await buildApplication();
    for (const course of [first, second]) await send(built.actor, catalogue, add(course));
    const remove = { intent: "remove", course: first, rank: "1" };
    const removed = { course: first, name: courses[0]?.nameFr, rank: 1 };
    expect(await send(built.actor, basket, remove)).toMatchObject({ ok: true, removed });
    expect(await send(built.actor, basket, remove)).toMatchObject({ ok: true, removed });
    const restore = { ...remove, intent: "restore" };
    for (const _ of [1, 2])
      expect(await send(built.actor, basket, restore)).toMatchObject({
        ok: true,
        restored: { course: first },
      });
    expect(await getBasket(built)).toEqual([first, second]);
  });

  it("moves by one position", async () => {
    const built = await buildApplication();
    for (const course of [first, second, third]) await send(built.actor, catalogue, add(course));
    const up = { intent: "up", course: third, rank: "3" };
    const moved = { ok: true, moved: { course: third, direction: "up" } };
    const answers = await Promise.all([1, 2].map(() => send(built.actor, basket, up)));
    expect(answers).toEqual([moved, moved]);
    expect(await getBasket(built)).toEqual([first, third, second]);
  });

  const add = (course: string): Form => ({ intent: "add", course, attempt: randomUUID() });
});

describe("the proof of a year submitted twice", () => {
  it("is attached once for two submits at once and another a day later", async () => {
    const { actor, id } = await buildApplication();
    const entry = await buildEntry(id);
    const attach = { intent: "attach", entry, proofUpload: await buildUpload(actor) };
    const [one, two] = await Promise.all([1, 2].map(() => send(actor, cursus, attach)));
    expect(one).toMatch(/done=attach/);
    expect(two).toBe(one);
    passTime(DAY_MS);
    expect(await send(actor, cursus, attach)).toBe(one);
    vi.useRealTimers();
    expect((await loadApplication(actor, id))?.entries[0]?.proof?.name).toBe("bulletin.pdf");
    expect(await listHistoryLines(id, "proof.attached")).toHaveLength(1);
  });

  it("is attached once when a changed entry is submitted twice", async () => {
    const { actor, id } = await buildApplication();
    const entry = await buildEntry(id);
    const studies = { activity: "studies", schoolYear: "2025-2026", country: "SN" };
    const proofUpload = await buildUpload(actor);
    const change = { intent: "change", entry, ...studies, proofUpload };
    const one = await send(actor, cursus, change);
    expect(one).toMatch(/done=change/);
    expect(await send(actor, cursus, change)).toBe(one);
    expect((await loadApplication(actor, id))?.entries[0]?.proof?.name).toBe("bulletin.pdf");
  });
});

describe("a photo submitted twice", () => {
  it("is stored once, with one history entry", async () => {
    const { actor, id } = await buildApplication();
    const page = { action: saveInfo, at: getPartPath("identity") };
    const form = { photo: await buildPicture(), [PHOTO_INTENT_FIELD]: "keep" };
    const one = await send(actor, page, form);
    expect(one).toMatchObject({ ok: true, photo: { id: expect.any(String) } });
    expect(await send(actor, page, form)).toEqual(one);
    expect(await listHistoryLines(id, "photo.attached")).toHaveLength(1);
  });
});

describe("an answer to the school submitted twice", () => {
  it("replaces a refused file once, and redirects to the same page both times", async () => {
    const built = await buildSentApplication({ state: "under-review" });
    const page = { action: answer, at: withApplicationNumber(STATUS_PATH, built.number) };
    await requestInformation(officer, built.choices[0], "under-review", {
      kind: "document",
      message: "Merci.",
    });
    const [request] = (await getChoiceTimeline(built.id)).requests;
    const answerForm = { intent: "answer", subjectId: request?.id ?? "" };
    const upload = { ...answerForm, fileUpload: await buildUpload(built.actor) };
    const answered = await send(built.actor, page, upload);
    expect(answered).toMatch(/done=answered/);
    passTime(HOUR_MS);
    expect(await send(built.actor, page, upload)).toBe(answered);
    vi.useRealTimers();

    const fileId = (await getChoiceTimeline(built.id)).requests[0]?.file?.id ?? "";
    await refuseFile(officer, fileId, "On ne lit rien.");
    const replace = {
      intent: "replace",
      subjectId: fileId,
      fileUpload: await buildUpload(built.actor),
    };
    const [one, two] = await Promise.all([1, 2].map(() => send(built.actor, page, replace)));
    expect(one).toMatch(/done=replaced/);
    expect(two).toBe(one);
    expect(await listHistoryLines(built.id, "file.replaced")).toHaveLength(1);
    const other = { ...replace, fileUpload: await buildUpload(built.actor) };
    expect(await send(built.actor, page, other)).toMatchObject({
      data: { reason: "request-closed" },
    });
  });

  it("replaces a refused photo once, which is uploaded with its form", async () => {
    const built = await buildReadyDraft();
    await attachPhoto(built.actor, built.id, await buildPicture());
    const sent = await submitApplication(built.actor, built.id, {
      version: await getVersion(built.id),
      locale: "fr",
    });
    expect(sent).toMatchObject({ ok: true });
    const application = await loadApplication(built.actor, built.id);
    const fileId = application?.photo?.id ?? "";
    await refuseFile(officer, fileId, "Trop sombre.");
    const page = {
      action: answer,
      at: withApplicationNumber(STATUS_PATH, application?.number ?? ""),
    };
    const file = await buildPicture({ name: "autre.jpg" });
    const replace = { intent: "replace", subjectId: fileId, file };
    const one = await send(built.actor, page, replace);
    expect(one).toMatch(/done=replaced/);
    expect(await send(built.actor, page, replace)).toBe(one);
  });
});

describe("an application submitted twice", () => {
  it("redirects to its receipt both times", async () => {
    const { actor, version } = await buildReadyDraft();
    const page = { action: submitForm, at: SUMMARY_PATH };
    const form = { version: `${version}`, declaration: "on" };
    for (const _ of [1, 2]) expect(await send(actor, page, form)).toBe(`${STATUS_PATH}?submitted`);
  });
});

describe("the actions that end a choice, submitted twice", () => {
  it("accept an offer once, and redirect to accepted both times", async () => {
    const { actor, number, choices, id } = await buildSentApplication({ state: "under-review" });
    await makeOffer(officer, choices[0], "under-review", false, {});
    const params = { choice: choices[0] };
    const page = { action: answerOffer, at: withApplicationNumber(STATUS_PATH, number), params };
    for (const _ of [1, 2])
      expect(await send(actor, page, { answer: "accept", expectedState: "offer" })).toBe(
        `${STATUS_PATH}?candidature=${number}&done=accepted`,
      );
    expect(await listHistoryLines(id, "choice.accept")).toHaveLength(1);
  });

  it("withdraw a choice once, and redirect to withdrawn both times", async () => {
    const { actor, number, choices, id } = await buildSentApplication({ choices: 2 });
    const page = {
      action: withdraw,
      at: withApplicationNumber(STATUS_PATH, number),
      params: { choice: choices[0] },
    };
    for (const _ of [1, 2])
      expect(await send(actor, page, { expectedState: "submitted" })).toBe(
        `${STATUS_PATH}?candidature=${number}&done=withdrawn`,
      );
    expect(await listHistoryLines(id, "choice.withdraw")).toHaveLength(1);
  });
});

describe("the form of a shared device submitted twice", () => {
  it("redirects to the overview both times", async () => {
    const { actor } = await buildApplication();
    const page = { action: sayShared, at: APPLICATION_PATH };
    for (const _ of [1, 2])
      expect(await send(actor, page, { shared: "on" })).toBe(APPLICATION_PATH);
  });
});

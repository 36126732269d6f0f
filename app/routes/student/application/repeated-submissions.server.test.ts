import { randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
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
import { buildCourse } from "#app/features/catalogue/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { makeOffer } from "#app/features/decisions/offer/offer.server.ts";
import { requestInformation } from "#app/features/decisions/request/request.server.ts";
import { refuseFile } from "#app/features/decisions/request/review-file.server.ts";
import { receiveUpload } from "#app/features/documents/receive-upload.server.ts";
import { buildPdfText, buildPicture } from "#app/features/documents/testing.ts";
import { appendPiece, createUpload } from "#app/features/documents/upload.server.ts";
import type { Student } from "#app/features/identity/actor.ts";
import { listSubjectHistory } from "#app/features/identity/subject-history.server.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action as changeBasket } from "./basket.tsx";
import { action as addCourse } from "./catalogue.tsx";
import { action as saveEntry } from "./cursus.tsx";
import { action as sayShared } from "./device.ts";
import { action as leave } from "./leave.tsx";
import { action as answerOffer } from "./offer.tsx";
import { action as saveInfo } from "./personal-info.tsx";
import { PHOTO_INTENT_FIELD } from "./photo/photo-form.ts";
import { action as submitForm } from "./review.tsx";
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
import { action as answer } from "./status.tsx";

await createTestDatabase();
afterEach(() => void vi.useRealTimers());
const officer = await buildStaff({ campus: "senegal" });
const courses = [await buildCourse(), await buildCourse(), await buildCourse()];
const [first = "", second = "", third = ""] = courses.map(({ id }) => id);

type Form = Record<string, string | File>;
type Page = { action: (args: never) => unknown; at: string; params?: Record<string, string> };

/** What a page answers to a form: its data and status, or where it leads to. */
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

/** A small PDF that was sent in pieces and waits for a form. */
async function buildUpload(actor: Student): Promise<string> {
  const id = randomUUID();
  const pdf = Buffer.from(buildPdfText(), "latin1");
  await createUpload(actor, { id, name: "bulletin.pdf", size: pdf.length });
  await appendPiece(actor, id, 0, pdf);
  expect(await receiveUpload(actor, id)).toMatchObject({ ok: true });
  return id;
}

async function listHistoryLines(id: string, action: string) {
  const lines = await listSubjectHistory(officer, { kind: "application", id });
  return lines.filter((line) => line.action === action);
}

/** The same form, so much later (in milliseconds). */
const passTime = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });

describe("basket forms sent twice", () => {
  it("add once by one attempt, and answer both times that it is added", async () => {
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

  it("remove once, and offer both times to undo it at its place", async () => {
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

  it("move by one place", async () => {
    const built = await buildApplication();
    for (const course of [first, second, third]) await send(built.actor, catalogue, add(course));
    const up = { intent: "up", course: third, rank: "3" };
    const moved = { ok: true, moved: { course: third, way: "up" } };
    const answers = await Promise.all([1, 2].map(() => send(built.actor, basket, up)));
    expect(answers).toEqual([moved, moved]);
    expect(await getBasket(built)).toEqual([first, third, second]);
  });

  const add = (course: string): Form => ({ intent: "add", course, attempt: randomUUID() });
});

describe("a file of a year sent twice", () => {
  it("is attached once when its sending is given twice at once, and again a day later", async () => {
    const { actor, id } = await buildApplication();
    const entry = await buildEntry(id);
    const attach = { intent: "attach", entry, proofUpload: await buildUpload(actor) };
    const [one, two] = await Promise.all([1, 2].map(() => send(actor, cursus, attach)));
    expect(one).toMatch(/done=attach/);
    expect(two).toBe(one);
    passTime(86_400_000);
    expect(await send(actor, cursus, attach)).toBe(one);
    vi.useRealTimers();
    expect((await loadApplication(actor, id))?.entries[0]?.proof?.name).toBe("bulletin.pdf");
    expect(await listHistoryLines(id, "proof.attached")).toHaveLength(1);
  });

  it("changes its year once with the sending of a double tap", async () => {
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

describe("a photograph sent twice", () => {
  it("is one photograph and one line of the history", async () => {
    const { actor, id } = await buildApplication();
    const page = { action: saveInfo, at: getPartPath("identity") };
    const form = { photo: await buildPicture(), [PHOTO_INTENT_FIELD]: "keep" };
    const one = await send(actor, page, form);
    expect(one).toMatchObject({ ok: true, photo: { id: expect.any(String) } });
    expect(await send(actor, page, form)).toEqual(one);
    expect(await listHistoryLines(id, "photo.attached")).toHaveLength(1);
  });
});

describe("an answer to the school sent twice", () => {
  it("replaces a refused file once, and leads both times to the same page", async () => {
    const built = await buildSentApplication({ state: "under-review" });
    const page = { action: answer, at: withApplicationNumber(STATUS_PATH, built.number) };
    await requestInformation(officer, built.choices[0], "under-review", {
      what: "document",
      words: "Merci.",
    });
    const [request] = (await getChoiceTimeline(built.id)).requests;
    const given = { intent: "answer", about: request?.id ?? "" };
    const upload = { ...given, fileUpload: await buildUpload(built.actor) };
    const answered = await send(built.actor, page, upload);
    expect(answered).toMatch(/done=answered/);
    passTime(3_600_000);
    expect(await send(built.actor, page, upload)).toBe(answered);
    vi.useRealTimers();

    const fileId = (await getChoiceTimeline(built.id)).requests[0]?.file?.id ?? "";
    await refuseFile(officer, fileId, "On ne lit rien.");
    const replace = {
      intent: "replace",
      about: fileId,
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

  it("replaces a refused photograph once, which comes whole with its form", async () => {
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
    const replace = { intent: "replace", about: fileId, file };
    const one = await send(built.actor, page, replace);
    expect(one).toMatch(/done=replaced/);
    expect(await send(built.actor, page, replace)).toBe(one);
  });
});

describe("an application sent twice", () => {
  it("leads both times to its receipt", async () => {
    const { actor, version } = await buildReadyDraft();
    const page = { action: submitForm, at: SUMMARY_PATH };
    const form = { version: `${version}`, declaration: "on" };
    for (const _ of [1, 2]) expect(await send(actor, page, form)).toBe(`${STATUS_PATH}?submitted`);
  });
});

describe("the forms that end a choice, sent twice", () => {
  it("accept an offer once, and say so both times", async () => {
    const { actor, number, choices, id } = await buildSentApplication({ state: "under-review" });
    await makeOffer(officer, choices[0], "under-review", false, {});
    const params = { choice: choices[0] };
    const page = { action: answerOffer, at: withApplicationNumber(STATUS_PATH, number), params };
    for (const _ of [1, 2])
      expect(await send(actor, page, { answer: "accept", seen: "offer" })).toBe(
        `${STATUS_PATH}?candidature=${number}&done=accepted`,
      );
    expect(await listHistoryLines(id, "choice.accept")).toHaveLength(1);
  });

  it("leave a choice once, and say so both times", async () => {
    const { actor, number, choices, id } = await buildSentApplication({ choices: 2 });
    const page = {
      action: leave,
      at: withApplicationNumber(STATUS_PATH, number),
      params: { choice: choices[0] },
    };
    for (const _ of [1, 2])
      expect(await send(actor, page, { seen: "submitted" })).toBe(
        `${STATUS_PATH}?candidature=${number}&done=withdrawn`,
      );
    expect(await listHistoryLines(id, "choice.withdraw")).toHaveLength(1);
  });
});

describe("the form of a device that others use, sent twice", () => {
  it("leads both times to the overview", async () => {
    const { actor } = await buildApplication();
    const page = { action: sayShared, at: APPLICATION_PATH };
    for (const _ of [1, 2])
      expect(await send(actor, page, { shared: "on" })).toBe(APPLICATION_PATH);
  });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { exportApplications } from "#app/features/admissions/application-export.server.ts";
import { eraseCandidateData } from "#app/features/admissions/erase-candidate-data.server.ts";
import {
  buildSentApplication,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import {
  getChoiceTimeline,
  getProofStatus,
  listRequestFileIds,
} from "../choice-timeline.server.ts";
import { exportChoiceTimeline } from "../choice-timeline-export.server.ts";
import { withdrawChoice } from "../withdraw-application.server.ts";
import { readAnswerFile } from "./read-answer-file.server.ts";
import { answerRequest, requestInformation } from "./request.server.ts";
import { approveFile, refuseFile, replaceFile } from "./review-file.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });
const pdf = (name: string) =>
  new File([new Uint8Array(createSmallPdf(name))], `${name}.pdf`, { type: "application/pdf" });

const subjectsTo = async (email: string) =>
  (await listUserNotifications(email)).map(({ subject }) => subject);

async function buildRequests(...inputs: Record<string, string>[]) {
  const built = await buildSentApplication({ state: "under-review" });
  const [choice] = built.choices;
  let state: "under-review" | "more-information-asked" = "under-review";
  for (const input of inputs) {
    const result = await requestInformation(officer, choice, state, {
      message: "Merci.",
      ...input,
    });
    if (!result?.ok) throw new Error(`not asked: ${JSON.stringify(result)}`);
    state = "more-information-asked";
  }
  const { requests } = await getChoiceTimeline(built.id);
  const ids = requests.map(({ id }) => id);
  return { ...built, choice, first: ids[0] ?? "", second: ids[1] ?? "" };
}
const getState = async (id: string) => (await listChoices(id))[0]?.state;
async function getEntries(actor: Parameters<typeof loadApplication>[0], id: string) {
  return (await loadApplication(actor, id))?.entries ?? [];
}

test("answerRequest: puts the choice under review again once every request is answered", async () => {
  const { actor, id, first, second } = await buildRequests(
    { kind: "answer" },
    { kind: "document" },
  );
  expect(await getState(id)).toBe("more-information-asked");
  expect(await subjectsTo(actor.email)).toEqual([
    "Un complément vous est demandé",
    "Un complément vous est demandé",
  ]);
  const words = "J'étais en stage.";
  expect(await answerRequest(actor, first, { words, file: null })).toEqual({
    ok: true,
    areAllAnswered: false,
  });
  expect(await getState(id)).toBe("more-information-asked");
  expect(await answerRequest(actor, second, { file: pdf("passeport") })).toEqual({
    ok: true,
    areAllAnswered: true,
  });
  expect(await getState(id)).toBe("under-review");
  const { requests } = await getChoiceTimeline(id);
  expect(requests[0]).toMatchObject({ answer: words, file: null, askedBy: officer.name });
  expect(requests[1]?.file?.name).toBe("passeport.pdf");
  expect(await readAnswerFile(officer, requests[1]?.file?.id ?? "")).toMatchObject({
    name: "passeport.pdf",
  });
  expect(await answerRequest(actor, first, { words: "Encore", file: null })).toEqual({
    ok: false,
    reason: "request-closed",
  });
  await replayHistory(id, "under-review");
});

test("answerRequest: takes the same text or file sent twice at once as one answer", async () => {
  const { actor, id, first, second } = await buildRequests(
    { kind: "answer" },
    { kind: "document" },
  );
  const answerWithText = () =>
    answerRequest(actor, first, { words: "J'étais en stage.", file: null });
  expect(await Promise.all([answerWithText(), answerWithText()])).toEqual([
    { ok: true, areAllAnswered: false },
    { ok: true, areAllAnswered: false },
  ]);
  const answerWithFile = () => answerRequest(actor, second, { file: pdf("passeport") });
  const results = await Promise.all([answerWithFile(), answerWithFile()]);
  expect(results.filter((one) => one?.ok)).toHaveLength(2);
  const { requests } = await getChoiceTimeline(id);
  expect(requests.filter(({ file }) => file?.name === "passeport.pdf")).toHaveLength(1);
});

test("answerRequest: refuses an empty answer, and returns null for another candidate's request", async () => {
  const { actor, id, first, second } = await buildRequests(
    { kind: "answer" },
    { kind: "document" },
  );
  expect(await answerRequest(actor, first, { words: " ", file: null })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { words: "required" },
  });
  expect(await answerRequest(actor, second, { file: null })).toEqual({
    ok: false,
    reason: "invalid",
    errors: { file: "required" },
  });
  const text = new File(["bonjour"], "note.txt");
  expect(await answerRequest(actor, second, { file: text })).toMatchObject({
    errors: { file: "file-type" },
  });
  for (const nobody of [await buildStudent(), officer])
    expect(await answerRequest(nobody, first, { words: "Non", file: null })).toBeNull();
  expect(await answerRequest(actor, "nothing", { words: "Non", file: null })).toBeNull();
  expect(await getState(id)).toBe("more-information-asked");
});

test("requestInformation, answerRequest: replace the proof of a year, and refuse another applicant's year", async () => {
  const other = await buildSentApplication();
  const [otherEntry] = await getEntries(other.actor, other.id);
  const built = await buildSentApplication({ state: "under-review" });
  const [entry] = await getEntries(built.actor, built.id);
  const requestProof = (kind: string) =>
    requestInformation(officer, built.choices[0], "under-review", {
      kind,
      message: "Le bulletin, svp.",
    });
  expect(await requestProof(`proof:${otherEntry?.id}`)).toMatchObject({
    errors: { kind: "not-in-list" },
  });
  expect(await requestProof(`proof:${entry?.id}`)).toMatchObject({ ok: true });
  const before = await getChoiceTimeline(built.id);
  expect(entry && getProofStatus(before, entry).state).toBe("requested");
  await answerRequest(built.actor, before.requests[0]?.id ?? "", { file: pdf("bulletin") });
  const [after] = await getEntries(built.actor, built.id);
  expect(after?.proof?.name).toBe("bulletin.pdf");
  expect(after && getProofStatus(await getChoiceTimeline(built.id), after).state).toBe("given");
});

test("replaceFile: replaces only a refused file, without a verdict", async () => {
  const { actor, id, first } = await buildRequests({ kind: "document" });
  await answerRequest(actor, first, { file: pdf("flou") });
  const fileId = (await getChoiceTimeline(id)).requests[0]?.file?.id ?? "";
  expect(await replaceFile(actor, fileId, pdf("net"))).toMatchObject({ reason: "request-closed" });
  expect(await approveFile(actor, fileId)).toBeNull();
  expect(await approveFile(await buildStaff({ campus: "cameroon" }), fileId)).toBeNull();
  expect(await approveFile(officer, fileId)).toEqual({ ok: true });
  expect(await refuseFile(officer, fileId, " ")).toMatchObject({ errors: { reason: "required" } });
  expect(await refuseFile(officer, fileId, "On ne lit pas les notes.")).toEqual({ ok: true });
  expect((await subjectsTo(actor.email)).at(-1)).toBe("Un fichier est à remplacer");
  expect((await getChoiceTimeline(id)).verdicts[fileId]).toEqual({
    fileId,
    verdict: "refused",
    reason: "On ne lit pas les notes.",
  });
  expect(await replaceFile(await buildStudent(), fileId, pdf("net"))).toBeNull();
  expect(await replaceFile(actor, fileId, null)).toMatchObject({ errors: { file: "required" } });
  expect(await replaceFile(actor, fileId, pdf("net"))).toEqual({ ok: true });
  const after = await getChoiceTimeline(id);
  expect(after.requests[0]?.file?.name).toBe("net.pdf");
  expect(after.verdicts).toEqual({});
});

test("replaceFile: refuses once every choice has ended (AZ-10)", async () => {
  const { actor, id, choice, first } = await buildRequests({ kind: "document" });
  await answerRequest(actor, first, { file: pdf("flou") });
  const fileId = (await getChoiceTimeline(id)).requests[0]?.file?.id ?? "";
  await refuseFile(officer, fileId, "Flou.");
  await withdrawChoice(actor, choice, "under-review", {});
  expect(await replaceFile(actor, fileId, pdf("net"))).toMatchObject({ reason: "request-closed" });
});

test("exportChoiceTimeline: contains the requests and answers, and the file stays until the account is deleted", async () => {
  const { actor, id, first } = await buildRequests({
    kind: "document",
    message: "Votre passeport",
  });
  await answerRequest(actor, first, { file: pdf("passeport") });
  const exported = JSON.stringify(await exportApplications(actor, "fr", exportChoiceTimeline));
  expect(exported).toContain("Votre passeport");
  expect(exported).toContain("passeport.pdf");
  await transaction((tx) => eraseCandidateData(tx, actor.id, [listRequestFileIds]));
  expect((await getChoiceTimeline(id)).requests[0]?.file?.name).toBe("passeport.pdf");
  await db().delete(users).where(eq(users.id, actor.id));
  expect((await getChoiceTimeline(id)).requests).toEqual([]);
});

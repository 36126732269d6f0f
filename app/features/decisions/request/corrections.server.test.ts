import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Actor } from "#app/features/access/actor.ts";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { listCorrections } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { addCursusEntry } from "#app/features/admissions/cursus/cursus.server.ts";
import { removeCursusEntry } from "#app/features/admissions/cursus/remove-cursus-entry.server.ts";
import { savePersonalInfo } from "#app/features/admissions/personal-info/personal-info.server.ts";
import {
  buildSentApplication,
  endReopenings,
  listChoices,
  replayHistory,
} from "#app/features/admissions/testing.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { personalInfos } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getChoiceTimeline } from "../choice-timeline.server.ts";
import { withdrawChoice } from "../withdraw-application.server.ts";
import { cancelRequest } from "./cancel-request.server.ts";
import { extendRequestDeadline } from "./extend-deadline.server.ts";
import { requestInformation } from "./request.server.ts";
import { sendCorrections } from "./send-corrections.server.ts";

await createTestDatabase();
const officer = await buildStaff({ campus: "senegal" });
const passport = { passportNumber: "A01234567" };
const adult = { birthOn: "2005-03-05" };

type Built = Awaited<ReturnType<typeof buildSentApplication>>;
const requestCorrections = (
  choice: string,
  sections: string[],
  seen: "under-review" | "more-information-asked",
) =>
  requestInformation(
    officer,
    choice,
    seen,
    { kind: "sections", message: "Le numéro est faux." },
    sections,
  );

async function buildOpened(...sections: string[]) {
  const built = await buildSentApplication({
    state: "under-review",
    info: { ...passport, ...adult },
  });
  const [choice] = built.choices;
  expect(await requestCorrections(choice, sections, "under-review")).toMatchObject({ ok: true });
  const [request] = (await getChoiceTimeline(built.id)).requests;
  return { ...built, choice, request: request?.id ?? "", reopeningId: request?.openingId ?? "" };
}
const passportValues = (text: string) => ({
  hasPassport: "yes",
  passportNumber: text,
  finished: "no",
});
const savePassportNumber = ({ actor, id }: Pick<Built, "actor" | "id">, text: string) =>
  savePersonalInfo(actor, id, "passport", passportValues(text));
const getFirstCorrections = async (actor: Actor, id: string) =>
  (await listCorrections(actor, id, "fr"))[0];
const send = async (built: Built & { request: string }, overrides = {}) =>
  sendCorrections(built.actor, built.request, {
    version: (await getFirstCorrections(built.actor, built.id))?.version ?? "",
    locale: "fr",
    hasNoChanges: false,
    ...overrides,
  });
const getState = async (id: string) => (await listChoices(id))[0]?.state;

test("requestInformation: reopens exactly the named section, and sendCorrections closes it", async () => {
  const built = await buildOpened("passport");
  const { actor, id } = built;
  expect((await listUserNotifications(actor.email)).at(-1)).toMatchObject({
    subject: "Une partie de votre candidature est rouverte",
  });
  expect(await savePassportNumber(built, "B76543210")).toMatchObject({ ok: true });
  const refusal = { ok: false, reason: "application-submitted" };
  expect(await savePersonalInfo(actor, id, "identity", { lastName: "Autre" })).toEqual(refusal);
  expect(await addCursusEntry(actor, id, {})).toEqual(refusal);
  expect(await savePassportNumber({ actor: await buildStudent(), id }, "C")).toBeNull();
  expect(await send(built)).toEqual({ ok: true, areAllAnswered: true });
  expect(await getState(id)).toBe("under-review");
  expect(await savePassportNumber(built, "C76543210")).toEqual({
    ...refusal,
    isSectionClosed: true,
  });
  await replayHistory(id, "under-review");
});

test("sendCorrections: leaves the submitted record as it was and stores the corrected one with its date", async () => {
  const built = await buildOpened("passport");
  const before = await loadApplication(built.actor, built.id);
  await savePassportNumber(built, "B76543210");
  await send(built);
  const after = await loadApplication(built.actor, built.id);
  expect(after?.record).toEqual(before?.record);
  expect(JSON.stringify(after?.record)).toContain("A01234567");
  expect(JSON.stringify(after?.corrected?.record)).toContain("B76543210");
  expect(after?.corrected?.at).toBeInstanceOf(Date);
});

test("listCorrections: shows each answer before and after, with the passport number masked for the school", async () => {
  const built = await buildOpened("passport");
  await savePassportNumber(built, "B76543210");
  const ownView = await getFirstCorrections(built.actor, built.id);
  expect(ownView?.changes).toMatchObject([
    { section: "passport", rows: [{ before: "A01234567", after: "B76543210" }] },
  ]);
  await send(built);
  const staffView = await getFirstCorrections(officer, built.id);
  expect(staffView).toMatchObject({ closed: { because: "sent" }, missing: [] });
  expect(staffView?.changes[0]?.rows).toEqual([
    { field: "passportNumber", label: "Numéro", before: "••••4567", after: "••••3210" },
  ]);
  expect(await listCorrections(await buildStaff({ campus: "cameroon" }), built.id, "fr")).toEqual(
    [],
  );
});

test("sendCorrections: without a change, requires the box or a text", async () => {
  const built = await buildOpened("passport", "cursus");
  expect(await send(built)).toEqual({ ok: false, reason: "corrections-none" });
  expect(await send(built, { words: "Tout est juste." })).toEqual({
    ok: true,
    areAllAnswered: true,
  });
  const [request] = (await getChoiceTimeline(built.id)).requests;
  expect(request?.answer).toBe("Tout est juste.");
  expect((await loadApplication(built.actor, built.id))?.corrected).toBeNull();
  const other = await buildOpened("passport");
  expect(await send(other, { hasNoChanges: true })).toEqual({ ok: true, areAllAnswered: true });
});

test("sendCorrections: requires a year, and an adult for a minor", async () => {
  const built = await buildOpened("cursus", "identity");
  const application = await loadApplication(built.actor, built.id);
  for (const { id } of application?.entries ?? [])
    await removeCursusEntry(built.actor, built.id, id);
  expect(await send(built)).toMatchObject({ ok: false, reason: "cursus-missing" });
  await db()
    .update(personalInfos)
    .set({ birthOn: "2015-03-05" })
    .where(eq(personalInfos.applicationId, built.id));
  expect((await getFirstCorrections(built.actor, built.id))?.missing).toEqual([
    { section: "parents", reason: "adult-missing" },
    { section: "cursus", reason: "cursus-missing" },
  ]);
  expect(await getState(built.id)).toBe("more-information-asked");
});

test("sendCorrections: a section named by two requests stays open until the later one is answered or ends", async () => {
  const built = await buildOpened("passport");
  await requestCorrections(built.choice, ["passport", "parents"], "more-information-asked");
  const second = (await getChoiceTimeline(built.id)).requests[1];
  await savePassportNumber(built, "B76543210");
  expect(await send(built)).toEqual({ ok: true, areAllAnswered: false });
  expect(await savePassportNumber(built, "C76543210")).toMatchObject({ ok: true });
  expect(second?.sections).toEqual(["passport", "parents"]);
  await endReopenings(built.id);
  expect(await savePassportNumber(built, "D76543210")).toMatchObject({
    ok: false,
    isSectionClosed: true,
  });
});

test("extendRequestDeadline: reopens the same sections after their last day, when they cannot be changed nor sent", async () => {
  const built = await buildOpened("passport");
  await savePassportNumber(built, "B76543210");
  await endReopenings(built.id);
  expect(await savePassportNumber(built, "C76543210")).toMatchObject({
    ok: false,
    isSectionClosed: true,
  });
  expect(await send(built)).toEqual({ ok: false, reason: "sections-closed" });
  const past = { "dueOn.day": "1", "dueOn.month": "1", "dueOn.year": "2020" };
  expect(await extendRequestDeadline(officer, built.request, past)).toMatchObject({
    errors: { dueOn: "date-not-in-future" },
  });
  expect(await extendRequestDeadline(built.actor, built.request, {})).toBeNull();
  expect(await extendRequestDeadline(officer, built.request, {})).toEqual({ ok: true });
  expect((await listUserNotifications(built.actor.email)).at(-1)?.subject).toBe(
    "Vous avez plus de temps",
  );
  expect(await savePassportNumber(built, "C76543210")).toMatchObject({ ok: true });
  expect(await send(built)).toEqual({ ok: true, areAllAnswered: true });
  expect(await extendRequestDeadline(officer, built.request, {})).toMatchObject({
    reason: "request-closed",
  });
});

test("closeReopeningsOnTransition: closes the sections of a cancelled request or withdrawn choice", async () => {
  const cancelled = await buildOpened("passport");
  await savePassportNumber(cancelled, "B76543210");
  await cancelRequest(officer, cancelled.request, { reason: "Une erreur." });
  const withdrawn = await buildOpened("passport");
  await withdrawChoice(withdrawn.actor, withdrawn.choice, "more-information-asked", {});
  for (const [built, because] of [
    [cancelled, "cancelled"],
    [withdrawn, "decided"],
  ] as const) {
    expect(await savePassportNumber(built, "C76543210")).toMatchObject({
      ok: false,
      isSectionClosed: true,
    });
    expect(await send(built)).toEqual({ ok: false, reason: "request-closed" });
    expect((await getFirstCorrections(officer, built.id))?.closed?.because).toBe(because);
  }
  expect((await getFirstCorrections(officer, cancelled.id))?.changes).toHaveLength(1);
});

test("sendCorrections: answers once when sent twice at once, and refuses a version changed since", async () => {
  const built = await buildOpened("passport");
  await savePassportNumber(built, "B76543210");
  const version = (await getFirstCorrections(built.actor, built.id))?.version;
  await savePassportNumber(built, "C76543210");
  expect(await send(built, { version })).toEqual({
    ok: false,
    reason: "corrections-changed",
  });
  const both = await Promise.all([send(built), send(built)]);
  expect(both.filter((one) => one && "wasAlreadySent" in one)).toHaveLength(1);
  expect(both.every((one) => one?.ok)).toBe(true);
  await replayHistory(built.id, "under-review");
});

test("cancelRequest: leaves no partial state while the candidate saves", async () => {
  const built = await buildOpened("passport");
  const [saved] = await Promise.all([
    savePassportNumber(built, "B76543210"),
    cancelRequest(officer, built.request, { reason: "Une erreur." }),
  ]);
  const passportNumber = (await loadApplication(built.actor, built.id))?.info.passportNumber;
  expect(passportNumber).toBe(saved?.ok ? "B76543210" : "A01234567");
  expect((await getFirstCorrections(officer, built.id))?.changes).toHaveLength(saved?.ok ? 1 : 0);
});

test("sendCorrections: keeps the campus, and leaves the request about a removed year open", async () => {
  const built = await buildOpened("identity", "cursus");
  const { actor, id } = built;
  const birth = { "birthOn.day": "5", "birthOn.month": "3", "birthOn.year": "2005" };
  const names = { campus: "cameroon", lastName: "Sarr", firstName: "Awa" };
  await savePersonalInfo(actor, id, "identity", { ...names, ...birth });
  expect(await loadApplication(actor, id)).toMatchObject({
    campus: "senegal",
    info: { lastName: "Sarr" },
  });
  const [entry] = (await loadApplication(actor, id))?.entries ?? [];
  const input = { kind: `proof:${entry?.id}`, message: "Le bulletin." };
  await requestInformation(officer, built.choice, "more-information-asked", input);
  await removeCursusEntry(actor, id, entry?.id ?? "");
  await addCursusEntry(actor, id, {
    activity: "studies",
    schoolYear: "2024-2025",
    country: "SN",
    level: "terminale",
    school: "Lycée Kennedy",
    city: "Dakar",
  });
  expect(await send(built)).toEqual({ ok: true, areAllAnswered: false });
  const rows = await db().select().from(requests).where(eq(requests.choiceId, built.choice));
  expect(rows.map(({ kind, entryId }) => [kind, entryId])).toEqual([
    ["sections", null],
    ["proof", null],
  ]);
});

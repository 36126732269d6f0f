import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
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
import type { Actor } from "#app/features/identity/actor.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
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
const ask = (choice: string, sections: string[], seen: "under-review" | "more-information-asked") =>
  requestInformation(
    officer,
    choice,
    seen,
    { what: "sections", words: "Le numéro est faux." },
    sections,
  );

async function buildOpened(...sections: string[]) {
  const built = await buildSentApplication({
    state: "under-review",
    info: { ...passport, ...adult },
  });
  const [choice] = built.choices;
  expect(await ask(choice, sections, "under-review")).toMatchObject({ ok: true });
  const [request] = (await getChoiceTimeline(built.id)).requests;
  return { ...built, choice, request: request?.id ?? "", opening: request?.openingId ?? "" };
}
const number = (text: string) => ({ hasPassport: "yes", passportNumber: text, finished: "no" });
const write = ({ actor, id }: Pick<Built, "actor" | "id">, text: string) =>
  savePersonalInfo(actor, id, "passport", number(text));
const shown = async (actor: Actor, id: string) => (await listCorrections(actor, id, "fr"))[0];
const send = async (built: Built & { request: string }, overrides = {}) =>
  sendCorrections(built.actor, built.request, {
    mark: (await shown(built.actor, built.id))?.mark ?? "",
    locale: "fr",
    nothing: false,
    ...overrides,
  });
const stateOf = async (id: string) => (await listChoices(id))[0]?.state;

test("exactly the section named is open to its candidate; all is shut again once it is sent", async () => {
  const built = await buildOpened("passport");
  const { actor, id } = built;
  expect((await listNotificationsOf(actor.email)).at(-1)).toMatchObject({
    subject: "Une partie de votre candidature est rouverte",
  });
  expect(await write(built, "B76543210")).toMatchObject({ ok: true });
  const shut = { ok: false, reason: "application-submitted" };
  expect(await savePersonalInfo(actor, id, "identity", { lastName: "Autre" })).toEqual(shut);
  expect(await addCursusEntry(actor, id, {})).toEqual(shut);
  expect(await write({ actor: await buildStudent(), id }, "C")).toBeNull();
  expect(await send(built)).toEqual({ ok: true, done: true });
  expect(await stateOf(id)).toBe("under-review");
  expect(await write(built, "C76543210")).toEqual({ ...shut, shut: true });
  await replayHistory(id, "under-review");
});

test("what was sent first stays as it was; what it became is written beside it, with its date", async () => {
  const built = await buildOpened("passport");
  const before = await loadApplication(built.actor, built.id);
  await write(built, "B76543210");
  await send(built);
  const after = await loadApplication(built.actor, built.id);
  expect(after?.record).toEqual(before?.record);
  expect(JSON.stringify(after?.record)).toContain("A01234567");
  expect(JSON.stringify(after?.corrected?.record)).toContain("B76543210");
  expect(after?.corrected?.at).toBeInstanceOf(Date);
});

test("the school reads each answer before and after, without the passport's number", async () => {
  const built = await buildOpened("passport");
  await write(built, "B76543210");
  const mine = await shown(built.actor, built.id);
  expect(mine?.changes).toMatchObject([
    { section: "passport", rows: [{ before: "A01234567", after: "B76543210" }] },
  ]);
  await send(built);
  const theirs = await shown(officer, built.id);
  expect(theirs).toMatchObject({ closed: { because: "sent" }, missing: [] });
  expect(theirs?.changes[0]?.rows).toEqual([
    { label: "Numéro", before: "••••4567", after: "••••3210" },
  ]);
  expect(await listCorrections(await buildStaff({ campus: "cameroon" }), built.id, "fr")).toEqual(
    [],
  );
});

test("nothing changed is sent only when it is said, by the box or in words", async () => {
  const built = await buildOpened("passport", "cursus");
  expect(await send(built)).toEqual({ ok: false, reason: "corrections-none" });
  expect(await send(built, { words: "Tout est juste." })).toEqual({ ok: true, done: true });
  const [request] = (await getChoiceTimeline(built.id)).requests;
  expect(request?.answer).toBe("Tout est juste.");
  expect((await loadApplication(built.actor, built.id))?.corrected).toBeNull();
  const other = await buildOpened("passport");
  expect(await send(other, { nothing: true })).toEqual({ ok: true, done: true });
});

test("what is required is asked before sending: a year, and for whoever is a minor an adult's agreement", async () => {
  const built = await buildOpened("cursus", "identity");
  const application = await loadApplication(built.actor, built.id);
  for (const { id } of application?.entries ?? [])
    await removeCursusEntry(built.actor, built.id, id);
  expect(await send(built)).toMatchObject({ ok: false, reason: "cursus-missing" });
  await db()
    .update(personalInfos)
    .set({ birthOn: "2015-03-05" })
    .where(eq(personalInfos.applicationId, built.id));
  expect((await shown(built.actor, built.id))?.missing).toEqual([
    { section: "parents", reason: "adult-missing" },
    { section: "cursus", reason: "cursus-missing" },
  ]);
  expect(await stateOf(built.id)).toBe("more-information-asked");
});

test("two requests name one section: it stays open until the later is answered or ends", async () => {
  const built = await buildOpened("passport");
  await ask(built.choice, ["passport", "parents"], "more-information-asked");
  const second = (await getChoiceTimeline(built.id)).requests[1];
  await write(built, "B76543210");
  expect(await send(built)).toEqual({ ok: true, done: false });
  expect(await write(built, "C76543210")).toMatchObject({ ok: true });
  expect(second?.sections).toEqual(["passport", "parents"]);
  await endReopenings(built.id);
  expect(await write(built, "D76543210")).toMatchObject({ ok: false, shut: true });
});

test("the day over, nothing is changed nor sent; another day opens the same sections again", async () => {
  const built = await buildOpened("passport");
  await write(built, "B76543210");
  await endReopenings(built.id);
  expect(await write(built, "C76543210")).toMatchObject({ ok: false, shut: true });
  expect(await send(built)).toEqual({ ok: false, reason: "sections-shut" });
  const past = { "dueOn.day": "1", "dueOn.month": "1", "dueOn.year": "2020" };
  expect(await extendRequestDeadline(officer, built.request, past)).toMatchObject({
    errors: { dueOn: "date-not-ahead" },
  });
  expect(await extendRequestDeadline(built.actor, built.request, {})).toBeNull();
  expect(await extendRequestDeadline(officer, built.request, {})).toEqual({ ok: true });
  expect((await listNotificationsOf(built.actor.email)).at(-1)?.subject).toBe(
    "Vous avez plus de temps",
  );
  expect(await write(built, "C76543210")).toMatchObject({ ok: true });
  expect(await send(built)).toEqual({ ok: true, done: true });
  expect(await extendRequestDeadline(officer, built.request, {})).toMatchObject({
    reason: "request-closed",
  });
});

test("cancelled, or its choice left, what was opened is shut; what was changed is told as never sent", async () => {
  const cancelled = await buildOpened("passport");
  await write(cancelled, "B76543210");
  await cancelRequest(officer, cancelled.request, { words: "Une erreur." });
  const left = await buildOpened("passport");
  await withdrawChoice(left.actor, left.choice, "more-information-asked", {});
  for (const [built, because] of [
    [cancelled, "cancelled"],
    [left, "decided"],
  ] as const) {
    expect(await write(built, "C76543210")).toMatchObject({ ok: false, shut: true });
    expect(await send(built)).toEqual({ ok: false, reason: "request-closed" });
    expect((await shown(officer, built.id))?.closed?.because).toBe(because);
  }
  expect((await shown(officer, cancelled.id))?.changes).toHaveLength(1);
});

test("sent twice at once, it is answered once; what another device changed meanwhile is read again", async () => {
  const built = await buildOpened("passport");
  await write(built, "B76543210");
  const read = (await shown(built.actor, built.id))?.mark;
  await write(built, "C76543210");
  expect(await send(built, { mark: read })).toEqual({ ok: false, reason: "corrections-changed" });
  const both = await Promise.all([send(built), send(built)]);
  expect(both.filter((one) => one && "again" in one)).toHaveLength(1);
  expect(both.every((one) => one?.ok)).toBe(true);
  await replayHistory(built.id, "under-review");
});

test("the officer cancels while the candidate saves: whatever comes first, nothing is half done", async () => {
  const built = await buildOpened("passport");
  const [saved] = await Promise.all([
    write(built, "B76543210"),
    cancelRequest(officer, built.request, { words: "Une erreur." }),
  ]);
  const kept = (await loadApplication(built.actor, built.id))?.info.passportNumber;
  expect(kept).toBe(saved?.ok ? "B76543210" : "A01234567");
  expect((await shown(officer, built.id))?.changes).toHaveLength(saved?.ok ? 1 : 0);
});

test("the campus stays; a year taken away leaves what was asked of it to be answered", async () => {
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
  const typed = { what: `proof:${entry?.id}`, words: "Le bulletin." };
  await requestInformation(officer, built.choice, "more-information-asked", typed);
  await removeCursusEntry(actor, id, entry?.id ?? "");
  await addCursusEntry(actor, id, {
    activity: "studies",
    schoolYear: "2024-2025",
    country: "SN",
    level: "terminale",
    school: "Lycée Kennedy",
    city: "Dakar",
  });
  expect(await send(built)).toEqual({ ok: true, done: false });
  const kept = await db().select().from(requests).where(eq(requests.choiceId, built.choice));
  expect(kept.map(({ kind, entryId }) => [kind, entryId])).toEqual([
    ["sections", null],
    ["proof", null],
  ]);
});

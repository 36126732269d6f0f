import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { campusRules, consents, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { findMissing } from "../sections.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildApplication, buildReadyDraft, getVersion } from "../testing.ts";
import {
  answerConsent,
  changePurposes,
  getConsentRequest,
  withdrawConsent,
} from "./answer-consent.server.ts";
import { CONSENT_TEXT_VERSION } from "./consent.ts";
import { requestConsent } from "./request-consent.server.ts";

const database = await createTestDatabase();

const minor = {
  birthOn: "2012-03-05",
  motherName: "Mariama Diop",
  motherEmail: "mariama.diop@exemple.sn",
};
const mother = { adult: "mother", channel: "mail", locale: "fr" } as const;
const yes = {
  givesConsent: true,
  name: "Mariama Diop",
  purposes: ["application", "universities"],
  address: "203.0.113.9",
};

/** The token of the last email to the adult. */
async function getLastToken(): Promise<string> {
  const emails = await database.listEmails();
  const email = emails.findLast((one) => one.to === minor.motherEmail);
  return /\/accord\/([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
}

test("answerConsent: an agreement allows submission, and its link cannot be answered again", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  expect(await requestConsent(actor, id, mother)).toEqual({ ok: true, name: "Mariama Diop" });
  expect((await loadApplication(actor, id))?.consent.state).toBe("waiting");
  const token = await getLastToken();
  expect(await getConsentRequest(token, "fr")).toMatchObject({
    state: "open",
    candidate: "Aïssatou Fall",
    adult: "mother",
  });
  expect(await answerConsent(token, yes)).toEqual({ ok: true, hasGivenConsent: true });
  expect((await loadApplication(actor, id))?.consent).toMatchObject({
    state: "given",
    name: "Mariama Diop",
  });
  expect(await getConsentRequest(token, "fr")).toMatchObject({ state: "given" });
  const sent = await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
  expect(sent).toMatchObject({ ok: true });
});

test("answerConsent: stores the digest of the token and the proof of the answer", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  await answerConsent(token, yes);
  const [row] = await db().select().from(consents).where(eq(consents.applicationId, id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row).toMatchObject({
    textVersion: CONSENT_TEXT_VERSION,
    givenName: "Mariama Diop",
    ipAddress: "203.0.113.9",
  });
});

test("answerConsent: accepts a link for fourteen days", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  const start = now().getTime();
  try {
    setClock(new Date(start + 14 * DAY_MS - MINUTE_MS));
    expect(await getConsentRequest(token, "fr")).toMatchObject({ state: "open" });
    setClock(new Date(start + 14 * DAY_MS + MINUTE_MS));
    expect(await getConsentRequest(token, "fr")).toMatchObject({ state: "expired" });
    expect(await answerConsent(token, yes)).toEqual({ ok: false, reason: "consent-expired" });
    expect((await loadApplication(actor, id))?.consent.state).toBe("expired");
  } finally {
    setClock();
  }
});

test("requestConsent: expires the link before", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const first = await getLastToken();
  await requestConsent(actor, id, mother);
  const second = await getLastToken();
  expect(second).not.toBe(first);
  expect(await answerConsent(first, yes)).toEqual({ ok: false, reason: "consent-expired" });
  expect(await answerConsent(second, yes)).toEqual({ ok: true, hasGivenConsent: true });
});

test("answerConsent: stores a refusal, and the application stays a draft", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  const no = { ...yes, givesConsent: false, name: "", purposes: [] };
  expect(await answerConsent(token, no)).toEqual({ ok: true, hasGivenConsent: false });
  expect((await loadApplication(actor, id))?.consent.state).toBe("refused");
  expect(await getConsentRequest(token, "fr")).toMatchObject({ state: "refused" });
  expect(
    await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" }),
  ).toMatchObject({
    reason: "consent-missing",
  });
});

test("answerConsent: stores one of twenty concurrent answers", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      answerConsent(token, { ...yes, givesConsent: index % 2 === 0 }),
    ),
  );
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.filter(({ action }) => /^consent\.(given|refused)$/.test(action))).toHaveLength(1);
  // Those equal to the stored answer count as repeated; the others came too late.
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(10);
  expect(answers.filter((answer) => !answer?.ok)).toEqual(
    Array(10).fill({ ok: false, reason: "consent-used" }),
  );
});

describe("a repeated request", () => {
  const no = { ...yes, givesConsent: false, purposes: [] };

  async function buildRequested() {
    const { actor, id } = await buildReadyDraft({ info: minor });
    await requestConsent(actor, id, mother);
    const token = await getLastToken();
    const getLines = async () =>
      (await db().select().from(history).where(eq(history.subjectId, id))).map(
        ({ action }) => action,
      );
    return { actor, token, getLines };
  }

  test.each([
    ["given", yes],
    ["refused", no],
  ])("answerConsent: succeeds and is stored once: %s", async (state, answer) => {
    const { actor, token, getLines } = await buildRequested();
    for (const _ of [1, 2])
      expect(await answerConsent(token, answer)).toEqual({
        ok: true,
        hasGivenConsent: answer.givesConsent,
      });
    expect((await getLines()).filter((one) => one === `consent.${state}`)).toHaveLength(1);
    expect(await listUserNotifications(actor.email)).toHaveLength(1);
  });

  test("answerConsent: refuses another answer, other purposes and another name with consent-used", async () => {
    const { token } = await buildRequested();
    await answerConsent(token, yes);
    for (const other of [no, { ...yes, purposes: ["application"] }, { ...yes, name: "M. Diop" }])
      expect(await answerConsent(token, other)).toEqual({ ok: false, reason: "consent-used" });
  });

  test("withdrawConsent: withdraws once and returns true both times", async () => {
    const { token, getLines } = await buildRequested();
    await answerConsent(token, yes);
    for (const _ of [1, 2]) expect(await withdrawConsent(token)).toBe(true);
    expect((await getLines()).filter((one) => one === "consent.withdrawn")).toHaveLength(1);
    expect(await answerConsent(token, yes)).toEqual({ ok: false, reason: "consent-used" });
  });

  test("changePurposes: changes once and returns changed both times", async () => {
    const { token, getLines } = await buildRequested();
    await answerConsent(token, yes);
    for (const _ of [1, 2])
      expect(await changePurposes(token, ["messages"])).toEqual({ ok: true, hasChanged: true });
    expect((await getLines()).filter((one) => one === "consent.changed")).toHaveLength(1);
    try {
      setClock(new Date(now().getTime() + 61_000));
      expect(await changePurposes(token, ["messages"])).toEqual({ ok: true, hasChanged: false });
    } finally {
      setClock();
    }
  });
});

test("answerConsent: requires a name, and returns null for an unknown link", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  expect(await answerConsent(token, { ...yes, name: " " })).toMatchObject({
    errors: { name: "required" },
  });
  expect(await getConsentRequest("no-such-token", "fr")).toBeNull();
  expect(await answerConsent("no-such-token", yes)).toBeNull();
});

test("requestConsent: refuses an adult without an address, and a sixth request in a day", async () => {
  const { actor, id } = await buildApplication({ info: minor });
  expect(await requestConsent(actor, id, { ...mother, adult: "father" })).toEqual({
    ok: false,
    reason: "consent-email-missing",
  });
  for (let n = 0; n < 5; n += 1)
    expect(await requestConsent(actor, id, mother)).toMatchObject({ ok: true });
  expect(await requestConsent(actor, id, mother)).toEqual({
    ok: false,
    reason: "consent-too-often",
  });
});

test("answerConsent: stores each purpose separately, and requires application", async () => {
  const { actor, id } = await buildReadyDraft({ info: { ...minor, motherPhone: "+221770000000" } });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  expect(await answerConsent(token, { ...yes, purposes: ["whatsapp"] })).toMatchObject({
    errors: { purposes: "consent-purpose-missing" },
  });
  await answerConsent(token, { ...yes, purposes: ["whatsapp", "application", "anything"] });
  expect((await loadApplication(actor, id))?.consent).toMatchObject({
    state: "given",
    purposes: ["application", "whatsapp"],
  });
});

test("answerConsent: offers and stores WhatsApp only for an adult with a phone number", async () => {
  const { actor, id } = await buildReadyDraft({ info: { ...minor, fatherPhone: "+221770000000" } });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  expect((await getConsentRequest(token, "fr"))?.purposes).toEqual([
    "application",
    "universities",
    "messages",
  ]);
  await answerConsent(token, { ...yes, purposes: ["application", "whatsapp"] });
  expect((await loadApplication(actor, id))?.consent).toMatchObject({ purposes: ["application"] });
});

test("withdrawConsent: notifies the candidate, who cannot submit any more", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, mother);
  const token = await getLastToken();
  expect(await withdrawConsent(token)).toBe(false);
  await answerConsent(token, yes);
  expect(await withdrawConsent(token)).toBe(true);
  expect((await loadApplication(actor, id))?.consent.state).toBe("withdrawn");
  expect(await getConsentRequest(token, "fr")).toMatchObject({ state: "withdrawn" });
  expect(
    await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" }),
  ).toMatchObject({
    reason: "consent-missing",
  });
  const texts = (await listUserNotifications(actor.email)).map(({ text }) => text);
  expect(texts.some((text) => text.includes("Mariama Diop a donné son accord"))).toBe(true);
  expect(texts.some((text) => text.includes("Mariama Diop a retiré son accord"))).toBe(true);
});

test("requestConsent: returns a link without names for the candidate, and sends no email", async () => {
  const { actor, id } = await buildReadyDraft({ info: { ...minor, motherEmail: null } });
  const before = (await database.listEmails()).length;
  const result = await requestConsent(actor, id, { ...mother, channel: "link", locale: "en" });
  if (!result?.ok || !result.message) throw new Error("no message to pass on");
  expect(result.message).toMatch(/^Collège Érabao needs your consent/);
  for (const name of ["Aïssatou", "Fall", "Mariama", "Diop"])
    expect(result.message).not.toContain(name);
  expect(await database.listEmails()).toHaveLength(before);
  const token = /\/en\/accord\/([\w-]{43})$/.exec(result.message)?.[1] ?? "";
  expect(await answerConsent(token, yes)).toEqual({ ok: true, hasGivenConsent: true });
  expect((await loadApplication(actor, id))?.consent).toMatchObject({ channel: "link" });
});

test("requestConsent, answerConsent: write to the adult in their language, with what they agreed to", async () => {
  const { actor, id } = await buildReadyDraft({ info: minor });
  await requestConsent(actor, id, { ...mother, locale: "en" });
  await answerConsent(await getLastToken(), yes);
  const emails = (await database.listEmails()).filter(({ to }) => to === minor.motherEmail);
  expect(emails.at(-2)?.text).toContain("is under 18");
  expect(emails.at(-1)?.text).toContain("The school may pass it on to the chosen universities");
});

test("findMissing: uses the age of consent of the campus", async () => {
  const { actor, id } = await buildReadyDraft({ info: { ...minor, birthOn: "2007-03-05" } });
  const isSenegal = eq(campusRules.campus, "senegal");
  const missingFor = async () => {
    const application = await loadApplication(actor, id);
    return application ? findMissing(application).map(({ reason }) => reason) : [];
  };
  expect(await missingFor()).toEqual([]);
  try {
    await db().update(campusRules).set({ consentAge: 21 }).where(isSenegal);
    expect(await missingFor()).toEqual(["consent-missing"]);
  } finally {
    await db().update(campusRules).set({ consentAge: 18 }).where(isSenegal);
  }
});

describe("getConsentRequest", () => {
  test("returns the campus and the choices, in the language of the page", async () => {
    const { actor, id } = await buildReadyDraft({ info: minor });
    await requestConsent(actor, id, mother);
    const request = await getConsentRequest(await getLastToken(), "en");
    const application = await loadApplication(actor, id, "en");
    expect(request?.campus).toBe(application?.campus);
    expect(request?.choices.length).toBeGreaterThan(0);
    expect(request?.choices).toEqual(
      application?.basket.map(({ name, universityName }) => ({ name, universityName })),
    );
  });
});

describe("getConsentRequest of an adult with the mailbox of the candidate's account", () => {
  test("returns hasOwnMailbox", async () => {
    const { actor, id } = await buildReadyDraft({ info: minor });
    await requestConsent(actor, id, mother);
    const token = await getLastToken();
    expect(await getConsentRequest(token, "fr")).toMatchObject({ hasOwnMailbox: true });
    await db().update(consents).set({ email: null }).where(eq(consents.applicationId, id));
    const motherEmail = actor.email.replace("@", "+maman@");
    await db()
      .update(personalInfos)
      .set({ motherEmail })
      .where(eq(personalInfos.applicationId, id));
    expect(await getConsentRequest(token, "fr")).toMatchObject({ hasOwnMailbox: false });
  });
});

describe("changePurposes", () => {
  async function buildAgreed(purposes: string[]) {
    const { actor, id } = await buildReadyDraft({ info: minor });
    await requestConsent(actor, id, mother);
    const token = await getLastToken();
    await answerConsent(token, { ...yes, purposes });
    return { actor, id, token };
  }

  test("adds and removes a purpose, and reports both to the history, the adult and the candidate", async () => {
    const { actor, id, token } = await buildAgreed(["application", "messages"]);
    expect(await changePurposes(token, ["universities"])).toEqual({ ok: true, hasChanged: true });
    expect((await loadApplication(actor, id))?.consent).toMatchObject({
      state: "given",
      purposes: ["application", "universities"],
    });
    const lines = await db().select().from(history).where(eq(history.subjectId, id));
    expect(lines.find(({ action }) => action === "consent.changed")?.details).toMatchObject({
      added: ["universities"],
      removed: ["messages"],
    });
    const email = (await database.listEmails()).findLast(({ to }) => to === minor.motherEmail);
    expect(email?.text).toContain("Que l’école la transmette aux universités choisies");
    const notifications = await listUserNotifications(actor.email);
    expect(notifications.at(-1)?.text).toContain("a changé ce que couvre son accord");
  });

  test("does nothing when nothing changes", async () => {
    const { id, token } = await buildAgreed(["application", "universities"]);
    const before = await database.listEmails();
    expect(await changePurposes(token, ["universities"])).toEqual({ ok: true, hasChanged: false });
    expect(await database.listEmails()).toEqual(before);
    const lines = await db().select().from(history).where(eq(history.subjectId, id));
    expect(lines.some(({ action }) => action === "consent.changed")).toBe(false);
  });

  test("works after submission", async () => {
    const { actor, id, token } = await buildAgreed(["application"]);
    await submitApplication(actor, id, { version: await getVersion(id), locale: "fr" });
    expect(await changePurposes(token, ["universities"])).toEqual({ ok: true, hasChanged: true });
  });

  test("refuses an open or withdrawn agreement, and returns null for an unknown link", async () => {
    const { token } = await buildAgreed(["application"]);
    await withdrawConsent(token);
    const refusal = { ok: false, reason: "consent-used" };
    expect(await changePurposes(token, ["universities"])).toEqual(refusal);
    expect(await changePurposes("no-such-token", [])).toBeNull();
  });
});

describe("requestConsent", () => {
  test("refuses the mailbox of the candidate's own account, in any spelling", async () => {
    const { actor, id } = await buildReadyDraft({ info: minor });
    const motherEmail = actor.email.toUpperCase().replace("@", "+MAMAN@");
    await db().update(personalInfos).set({ motherEmail });
    const refusal = { ok: false, reason: "consent-own-email" };
    expect(await requestConsent(actor, id, mother)).toEqual(refusal);
    expect(await requestConsent(actor, id, { ...mother, channel: "link" })).toMatchObject({
      ok: true,
    });
  });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { consents } from "#app/platform/db/schema/admissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { loadApplication } from "./application.server.ts";
import { answerConsent, readConsent, requestConsent } from "./consent.server.ts";
import { submit } from "./submission.server.ts";
import { buildApplication, buildReady, versionOf } from "./testing.ts";

const database = await testDatabase();
const DAY = 86_400_000;

const minor = {
  birthOn: "2012-03-05",
  motherName: "Mariama Diop",
  motherEmail: "mariama.diop@exemple.sn",
};
const yes = { give: true, name: "Mariama Diop", address: "203.0.113.9" };

type Mail = { to: string; text: string; locale: string };
/** The token of the last letter sent, as the adult finds it. */
async function lastToken(): Promise<string> {
  const letters = (await database.jobs("mail.requested")) as Mail[];
  const letter = letters.findLast((one) => one.to === minor.motherEmail);
  return /\/accord\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

test("an adult agrees by a link, once, and the application can then be sent", async () => {
  const { actor, id } = await buildReady({ info: minor });
  expect(await requestConsent(actor, id, "mother")).toEqual({ ok: true, name: "Mariama Diop" });
  expect((await loadApplication(actor, id))?.consent.state).toBe("waiting");
  const token = await lastToken();
  expect(await readConsent(token)).toMatchObject({
    state: "open",
    candidate: "Aïssatou Fall",
    adult: "mother",
  });
  expect(await answerConsent(token, yes)).toEqual({ ok: true, given: true });
  expect((await loadApplication(actor, id))?.consent).toMatchObject({
    state: "given",
    name: "Mariama Diop",
  });
  expect(await answerConsent(token, yes)).toEqual({ ok: false, reason: "consent-used" });
  expect(await readConsent(token)).toMatchObject({ state: "used" });
  const sent = await submit(actor, id, { version: await versionOf(id), locale: "fr" });
  expect(sent).toMatchObject({ ok: true });
});

test("only the digest of the link is kept, with the proof of the answer", async () => {
  const { actor, id } = await buildReady({ info: minor });
  await requestConsent(actor, id, "mother");
  const token = await lastToken();
  await answerConsent(token, yes);
  const [row] = await db().select().from(consents).where(eq(consents.applicationId, id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(row).toMatchObject({
    textVersion: "2026-11",
    givenName: "Mariama Diop",
    ipAddress: "203.0.113.9",
  });
});

test("a link is good for fourteen days", async () => {
  const { actor, id } = await buildReady({ info: minor });
  await requestConsent(actor, id, "mother");
  const token = await lastToken();
  const start = now().getTime();
  try {
    setClock(new Date(start + 14 * DAY - 60_000));
    expect(await readConsent(token)).toMatchObject({ state: "open" });
    setClock(new Date(start + 14 * DAY + 60_000));
    expect(await readConsent(token)).toMatchObject({ state: "expired" });
    expect(await answerConsent(token, yes)).toEqual({ ok: false, reason: "consent-expired" });
    expect((await loadApplication(actor, id))?.consent.state).toBe("expired");
  } finally {
    setClock();
  }
});

test("a new request ends the one before", async () => {
  const { actor, id } = await buildReady({ info: minor });
  await requestConsent(actor, id, "mother");
  const first = await lastToken();
  await requestConsent(actor, id, "mother");
  const second = await lastToken();
  expect(second).not.toBe(first);
  expect(await answerConsent(first, yes)).toEqual({ ok: false, reason: "consent-expired" });
  expect(await answerConsent(second, yes)).toEqual({ ok: true, given: true });
});

test("an adult may refuse, and the application stays", async () => {
  const { actor, id } = await buildReady({ info: minor });
  await requestConsent(actor, id, "mother");
  const token = await lastToken();
  expect(await answerConsent(token, { ...yes, give: false, name: "" })).toEqual({
    ok: true,
    given: false,
  });
  expect((await loadApplication(actor, id))?.consent.state).toBe("refused");
  expect(await submit(actor, id, { version: await versionOf(id), locale: "fr" })).toMatchObject({
    reason: "consent-missing",
  });
});

test("twenty answers at once leave one", async () => {
  const { actor, id } = await buildReady({ info: minor });
  await requestConsent(actor, id, "mother");
  const token = await lastToken();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      answerConsent(token, { ...yes, give: index % 2 === 0 }),
    ),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
});

test("agreeing needs a name; a link that never was leads nowhere", async () => {
  const { actor, id } = await buildReady({ info: minor });
  await requestConsent(actor, id, "mother");
  const token = await lastToken();
  expect(await answerConsent(token, { ...yes, name: " " })).toMatchObject({
    errors: { name: "required" },
  });
  expect(await readConsent("no-such-token")).toBeNull();
  expect(await answerConsent("no-such-token", yes)).toBeNull();
});

test("an adult without an address cannot be asked, nor any adult six times in a day", async () => {
  const { actor, id } = await buildApplication({ info: minor });
  expect(await requestConsent(actor, id, "father")).toEqual({
    ok: false,
    reason: "consent-email-missing",
  });
  for (let n = 0; n < 5; n += 1)
    expect(await requestConsent(actor, id, "mother")).toMatchObject({ ok: true });
  expect(await requestConsent(actor, id, "mother")).toEqual({
    ok: false,
    reason: "consent-too-often",
  });
});

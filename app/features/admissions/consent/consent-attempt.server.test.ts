import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#app/platform/db/client.server.ts";
import { consents } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { rotateSecret } from "#tests/support/rotate-secret.ts";
import { buildReadyDraft } from "../testing.ts";
import { answerConsent, getConsentRequest } from "./answer-consent.server.ts";
import { requestConsent } from "./request-consent.server.ts";

const database = await createTestDatabase();

const info = {
  birthOn: "2012-03-05",
  motherName: "Mariama Diop",
  motherEmail: "mariama.diop@exemple.sn",
};
const mother = { adult: "mother", locale: "fr" } as const;
const getRows = (id: string) => db().select().from(consents).where(eq(consents.applicationId, id));
const emailsToMother = async () =>
  (await database.listEmails()).filter(({ to }) => to === info.motherEmail).length;

describe("requestConsent with an attempt id", () => {
  it("creates one request and one email for two concurrent requests", async () => {
    const { actor, id } = await buildReadyDraft({ info });
    const before = await emailsToMother();
    const input = { ...mother, channel: "mail" as const, attempt: randomUUID() };
    const request = () => requestConsent(actor, id, input);
    const [one, two] = await Promise.all([request(), request()]);
    expect(one).toEqual({ ok: true, name: "Mariama Diop" });
    expect(two).toEqual(one);
    expect(await getRows(id)).toHaveLength(1);
    expect(await emailsToMother()).toBe(before + 1);
  });

  it("returns the same link for a repeated attempt, also after the agreement", async () => {
    const { actor, id } = await buildReadyDraft({ info });
    const input = { ...mother, channel: "link" as const, attempt: randomUUID() };
    const request = () => requestConsent(actor, id, input);
    const first = await request();
    const before = await getRows(id);
    expect(before).toHaveLength(1);
    const message = first?.ok ? first.message : "";
    const token = /\/accord\/([\w-]{43})$/.exec(message ?? "")?.[1] ?? "";
    expect(await request()).toEqual(first);
    expect(await getRows(id)).toEqual(before);
    const yes = {
      givesConsent: true,
      name: "Mariama Diop",
      purposes: ["application"],
      address: "",
    };
    expect(await answerConsent(token, yes)).toEqual({ ok: true, hasGivenConsent: true });
    expect(await request()).toEqual(first);
    expect(await getRows(id)).toHaveLength(1);
  });

  it("returns the same link for a repeated attempt after APP_SECRET was changed", async () => {
    const { actor, id } = await buildReadyDraft({ info });
    const input = { ...mother, channel: "link" as const, attempt: randomUUID() };
    const first = await requestConsent(actor, id, input);
    rotateSecret();
    expect(await requestConsent(actor, id, input)).toEqual(first);
    expect(await getRows(id)).toHaveLength(1);
  });

  it("creates another request when the token of the first was random (earlier version)", async () => {
    const { actor, id } = await buildReadyDraft({ info });
    const input = { ...mother, channel: "link" as const, attempt: randomUUID() };
    await requestConsent(actor, id, input);
    await db()
      .update(consents)
      .set({ tokenDigest: "0".repeat(64) })
      .where(eq(consents.applicationId, id));
    const again = await requestConsent(actor, id, input);
    const token = /\/accord\/([\w-]{43})$/.exec((again?.ok && again.message) || "")?.[1] ?? "";
    expect(await getConsentRequest(token, "fr")).toMatchObject({ state: "open" });
  });

  it("creates another request for another attempt", async () => {
    const { actor, id } = await buildReadyDraft({ info });
    for (const attempt of [randomUUID(), randomUUID()])
      await requestConsent(actor, id, { ...mother, channel: "mail", attempt });
    expect(await getRows(id)).toHaveLength(2);
  });
});

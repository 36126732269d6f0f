import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { buildReadyDraft } from "../testing.ts";
import { requestConsent } from "./request-consent.server.ts";

const database = await createTestDatabase();

test("requestConsent: writes to the chosen parent only", async () => {
  const info = {
    birthOn: "2012-03-05",
    motherName: "Mariama Diop",
    motherEmail: "mariama.diop@exemple.sn",
    fatherName: "Ibrahima Fall",
    fatherEmail: "ibrahima.fall@exemple.sn",
  };
  const { actor, id } = await buildReadyDraft({ info });
  const before = (await database.listEmails()).length;
  await requestConsent(actor, id, { adult: "father", channel: "mail", locale: "fr" });
  const emails = (await database.listEmails()).slice(before);
  expect(emails.map(({ to }) => to)).toEqual([info.fatherEmail]);
});

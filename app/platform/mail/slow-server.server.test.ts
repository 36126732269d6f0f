import { afterAll, expect, test } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, openDatabase, transaction } from "#app/platform/db/client.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { deliverDueEmails } from "./deliver-emails.server.ts";
import { setMailTransport } from "./mailer.server.ts";
import { enqueueEmail } from "./outbox.server.ts";

const database = await createTestDatabase();
const sink = await startSmtpSink();
afterAll(async () => {
  setMailTransport(undefined);
  await sink.stop();
});

test("deliverDueEmails: holds no transaction while a slow mail server takes an email, and sends it once", async () => {
  sink.getMode = () => "slow";
  sink.delayMs = 2_000;
  setConfig(readConfig({ SMTP_URL: sink.url }));
  await closeDatabase();
  openDatabase({ ...database.settings, options: "-c idle_in_transaction_session_timeout=1s" });
  const email = { subject: "Un mot", title: "Un mot", paragraphs: ["Bonjour"] };
  const to = { kind: "account", to: "a@x.sn", locale: "fr" } as const;
  await transaction((tx) => enqueueEmail(tx, { ...to, ...email }));
  await deliverDueEmails(10_000);
  await deliverDueEmails(10_000);
  expect(sink.received).toHaveLength(1);
  expect(await database.listEmails()).toMatchObject([{ to: "a@x.sn", state: "sent" }]);
});

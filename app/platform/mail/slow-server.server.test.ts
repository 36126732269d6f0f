import { afterAll, expect, test } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, openDatabase, transaction } from "#app/platform/db/client.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { smtpSink } from "#tests/support/smtp-sink.ts";
import { deliverDue } from "./delivery.server.ts";
import { setTransport } from "./mailer.server.ts";
import { enqueueLetter } from "./outbox.server.ts";

const database = await testDatabase();
const sink = await smtpSink();
afterAll(async () => {
  setTransport(undefined);
  await sink.stop();
});

test("deliverDue holds no transaction while a slow mail server takes an e-mail: taken once, and marked as sent", async () => {
  sink.mood = () => "slow";
  sink.pause = 2_000;
  setConfig(readConfig({ SMTP_URL: sink.url }));
  await closeDatabase();
  openDatabase({ ...database.settings, options: "-c idle_in_transaction_session_timeout=1s" });
  const letter = { subject: "Un mot", title: "Un mot", paragraphs: ["Bonjour"] };
  const to = { kind: "account", to: "a@x.sn", locale: "fr" } as const;
  await transaction((tx) => enqueueLetter(tx, { ...to, ...letter }));
  await deliverDue(10_000);
  await deliverDue(10_000);
  expect(sink.received).toHaveLength(1);
  expect(await database.letters()).toMatchObject([{ to: "a@x.sn", state: "sent" }]);
});

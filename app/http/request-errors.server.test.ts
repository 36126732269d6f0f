import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { closeDatabase, db, openDatabase, transaction } from "#app/platform/db/client.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { sendEmail, setMailTransport } from "#app/platform/mail/mailer.server.ts";
import { getFile, resetStore } from "#app/platform/storage/storage.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { freePort } from "#tests/support/free-port.ts";
import { requestIdContext } from "./context.ts";
import { getErrorStatus, getIncidentCode, logRequestError } from "./request-errors.server.ts";

const { settings, config } = await createTestDatabase();
const elsewhere = { host: "127.0.0.1", port: await freePort() };
const nowhere = `${elsewhere.host}:${elsewhere.port}`;

afterEach(() => {
  setConfig(config);
  resetStore();
  setMailTransport(undefined);
});

/** What a request that failed so is answered: its status, what its page shows, and when to come back. */
function toldOf(fault: unknown) {
  const context = new RouterContextProvider();
  context.set(requestIdContext, "K7M2P4");
  logRequestError(context, fault);
  const headers = new Headers();
  const status = getErrorStatus(context, new Response(null, { status: 500 }), headers);
  return { status, shown: getIncidentCode(context), after: headers.get("Retry-After") };
}

/** The fault of a work that fails. */
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error("it did not fail")),
    (fault: unknown) => fault,
  );

test.each([
  ["nobody answers there", elsewhere],
  ["its folder is empty", { host: "/nonexistent" }],
])("a database where %s is a moment to wait, however it is asked", async (_, place) => {
  await closeDatabase();
  openDatabase({ ...settings, ...place });
  for (const ask of [() => db().execute("select 1"), () => transaction(async () => 1)]) {
    const told = toldOf(await faultOf(ask()));
    expect(told).toEqual({ status: 503, shown: "away", after: "5" });
  }
  await closeDatabase();
  openDatabase(settings);
});

const s3 = { S3_BUCKET: "school", S3_REGION: "ca-central-1", S3_ENDPOINT: `http://${nowhere}` };
const letter: Email = {
  id: randomUUID(),
  kind: "account",
  to: "awa@exemple.test",
  subject: "Reçu",
  text: "Reçu",
  html: "<p>Reçu</p>",
  locale: "fr",
  replyTo: null,
  unsubscribe: null,
  events: [],
};

const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };

test("a store of files that nobody answers for is a moment to wait", async () => {
  setConfig(readConfig({ ...s3, ...keys }));
  const told = toldOf(await faultOf(getFile("proofs/one")));
  expect(told).toEqual({ status: 503, shown: "away", after: "5" });
});

test.each([
  ["a mail server", () => sendEmail(letter)],
  ["a provider", () => fetch(`http://${nowhere}/token`)],
])("%s that nobody answers for is a fault with a number", async (_, ask) => {
  setConfig(readConfig({ SMTP_URL: `smtp://${nowhere}` }));
  const fault = await faultOf(ask());
  expect(inspect(fault)).toContain(`connect ECONNREFUSED ${nowhere}`);
  const told = toldOf(fault);
  expect(told).toEqual({ status: 500, shown: "K7M2P4", after: null });
});

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
const closedPort = { host: "127.0.0.1", port: await freePort() };
const unreachableHost = `${closedPort.host}:${closedPort.port}`;

afterEach(() => {
  setConfig(config);
  resetStore();
  setMailTransport(undefined);
});

/** Logs this error for a request; returns the status, the incident code and the Retry-After of its response. */
function respondTo(fault: unknown) {
  const context = new RouterContextProvider();
  context.set(requestIdContext, "K7M2P4");
  logRequestError(context, fault);
  const headers = new Headers();
  const status = getErrorStatus(context, new Response(null, { status: 500 }), headers);
  return { status, code: getIncidentCode(context), retryAfter: headers.get("Retry-After") };
}

/** Awaits work that must fail and returns its error. */
const getRejection = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error("it did not fail")),
    (fault: unknown) => fault,
  );

test.each([
  ["nobody answers there", closedPort],
  ["its folder is empty", { host: "/nonexistent" }],
])("logRequestError: gives 503 for a database where %s", async (_, place) => {
  await closeDatabase();
  openDatabase({ ...settings, ...place });
  for (const request of [() => db().execute("select 1"), () => transaction(async () => 1)]) {
    const response = respondTo(await getRejection(request()));
    expect(response).toEqual({ status: 503, code: "unavailable", retryAfter: "5" });
  }
  await closeDatabase();
  openDatabase(settings);
});

const s3 = {
  S3_BUCKET: "school",
  S3_REGION: "ca-central-1",
  S3_ENDPOINT: `http://${unreachableHost}`,
};
const email: Email = {
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

test("logRequestError: gives 503 for an unreachable file store", async () => {
  setConfig(readConfig({ ...s3, ...keys }));
  const response = respondTo(await getRejection(getFile("proofs/one")));
  expect(response).toEqual({ status: 503, code: "unavailable", retryAfter: "5" });
});

test.each([
  ["a mail server", () => sendEmail(email)],
  ["a provider", () => fetch(`http://${unreachableHost}/token`)],
])(
  "logRequestError: gives 500 with the incident number for %s that is unreachable",
  async (_, request) => {
    setConfig(readConfig({ SMTP_URL: `smtp://${unreachableHost}` }));
    const fault = await getRejection(request());
    expect(inspect(fault)).toContain(`connect ECONNREFUSED ${unreachableHost}`);
    const response = respondTo(fault);
    expect(response).toEqual({ status: 500, code: "K7M2P4", retryAfter: null });
  },
);

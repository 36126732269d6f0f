import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildStudent } from "#app/features/auth/testing.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { getSuppression } from "#app/platform/mail/suppression.server.ts";
import { signRequest } from "#app/platform/signed-request.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { handleMailReport } from "./mail-report.server.ts";

const database = await createTestDatabase();
const SECRET = "a webhook secret of forty characters, or so";
beforeEach(async () => {
  await database.truncate();
  setClock();
  setConfig({ ...database.config, mailWebhookSecret: SECRET });
});

const post = (body: string, more: { type?: string; signature?: string | null } = {}) =>
  handleMailReport({
    type: "application/json",
    signature: signRequest(SECRET, body),
    body,
    ...more,
  });
const bounce = JSON.stringify({ kind: "bounce", address: "Awa@Exemple.sn", detail: "550 5.1.1" });

test("handleMailReport: suppresses the address once and records it in the history", async () => {
  const { id } = await buildStudent({ email: "awa@exemple.sn" });
  expect(await post(bounce)).toEqual({ ok: true, suppressed: 1 });
  expect(await post(bounce)).toEqual({ ok: true, suppressed: 0 });
  expect(await getSuppression("awa@exemple.sn")).toMatchObject({
    kind: "bounce",
    detail: "550 5.1.1",
  });
  const entries = await db().select().from(history).where(eq(history.subjectId, id));
  expect(entries.filter(({ action }) => action === "address.marked")).toMatchObject([
    { actorKind: "system", details: { kind: "bounce" } },
  ]);
});

test("handleMailReport: accepts several reports in one call", async () => {
  const reports = [
    { kind: "bounce", address: "a@exemple.sn" },
    { kind: "complaint", address: "b@exemple.sn" },
  ];
  expect(await post(JSON.stringify(reports))).toEqual({ ok: true, suppressed: 2 });
  expect(await getSuppression("b@exemple.sn")).toMatchObject({ kind: "complaint" });
});

test("handleMailReport: returns 401 for a wrong, missing or old signature", async () => {
  for (const signature of [
    null,
    "",
    "t=1,v1=00",
    signRequest("another secret of forty characters, or so", bounce),
    signRequest(SECRET, `${bounce} `),
  ])
    expect(await post(bounce, { signature })).toEqual({ ok: false, status: 401 });
  const signature = signRequest(SECRET, bounce);
  setClock(new Date(Date.now() + 6 * MINUTE_MS));
  expect(await post(bounce, { signature })).toEqual({ ok: false, status: 401 });
  expect(await getSuppression("awa@exemple.sn")).toBeNull();
});

test("handleMailReport: returns 404 without a secret", async () => {
  setConfig(database.config);
  expect(await post(bounce)).toEqual({ ok: false, status: 404 });
});

test("handleMailReport: returns 400 for an unreadable body", async () => {
  for (const body of ["", "{", "[1]", JSON.stringify({ kind: "bounce", address: "a, b@c.sn" })])
    expect(await post(body)).toEqual({ ok: false, status: 400 });
});

const delivery = (status: string, action = "failed") =>
  [
    "From: mailer-daemon@exemple.sn",
    "To: ne-pas-repondre@erabao.example",
    "Subject: Undelivered",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "Sorry.",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.exemple.sn",
    "",
    "Final-Recipient: rfc822; Awa@exemple.sn",
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 5.1.1 nobody",
    "  of that name",
    "",
    "--b--",
    "",
  ].join("\r\n");
const rfc822 = { type: "message/rfc822" };

test("handleMailReport: suppresses the recipient of a permanent bounce (RFC 3464)", async () => {
  expect(await post(delivery("5.1.1"), rfc822)).toEqual({ ok: true, suppressed: 1 });
  expect(await getSuppression("awa@exemple.sn")).toMatchObject({
    kind: "bounce",
    detail: "smtp; 550 5.1.1 nobody of that name",
  });
});

test("handleMailReport: ignores a delay, a full mailbox and a policy refusal", async () => {
  for (const report of [delivery("4.4.7", "delayed"), delivery("5.2.2"), delivery("5.7.1")])
    expect(await post(report, rfc822)).toEqual({ ok: true, suppressed: 0 });
  expect(await post("Subject: Bonjour\r\n\r\nBonjour.", rfc822)).toEqual({
    ok: false,
    status: 400,
  });
});

test("handleMailReport: suppresses the address of a spam complaint (RFC 5965)", async () => {
  const complaint = delivery("5.1.1")
    .replace("message/delivery-status", "message/feedback-report")
    .replace(
      "Reporting-MTA: dns; mx.exemple.sn",
      "Feedback-Type: abuse\r\nOriginal-Rcpt-To: <awa@exemple.sn>",
    );
  expect(await post(complaint, rfc822)).toEqual({ ok: true, suppressed: 1 });
  expect(await getSuppression("awa@exemple.sn")).toMatchObject({
    kind: "complaint",
    detail: "abuse",
  });
});

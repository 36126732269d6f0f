import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { sendEmail, setMailTransport } from "#app/platform/mail/mailer.server.ts";
import { action, loader } from "#app/routes/demo/mails/route.tsx";
import { createTestDatabase } from "#tests/support/database.ts";

await createTestDatabase();
const MAILBOX_URL = "http://localhost/demo/courriels";
const read = (query = "") =>
  loader({ request: new Request(MAILBOX_URL + query) } as Parameters<typeof loader>[0]);

afterEach(() => {
  setClock();
  setMailTransport(undefined);
});

const buildEmail = (id: string) => ({
  id,
  kind: "account" as const,
  replyTo: null,
  unsubscribe: null,
  events: [],
  to: "awa@exemple.test",
  subject: `Lettre ${id}`,
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  locale: "fr" as const,
});

test("demonstration mailbox: lists the stored emails, newest first", async () => {
  setConfig(readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "erabao-mails-")) }));
  const emptyMailbox = { flushResult: null, mails: [], pendingNotifications: [], whatsapp: [] };
  expect(await read()).toEqual({ hasDemoInbox: true, ...emptyMailbox });
  setClock("2026-11-20T09:00:00Z");
  await sendEmail(buildEmail("1"));
  setClock("2026-11-20T10:00:00Z");
  await sendEmail(buildEmail("2"));
  const { mails } = await read();
  expect(mails.map(({ subject }) => subject)).toEqual(["Lettre 2", "Lettre 1"]);
});

test("demonstration mailbox: reports the result of sending due notifications, also when nothing was sent", async () => {
  setConfig(readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "erabao-mails-")) }));
  const body = new URLSearchParams({ intent: "send-now" });
  const request = new Request(MAILBOX_URL, { method: "POST", body });
  const answer = await action({ request } as Parameters<typeof action>[0]);
  expect(answer.headers.get("Location")).toBe("/demo/courriels?sent=0&ended=0");
  expect(await read("?sent=2&ended=1")).toMatchObject({ flushResult: { sentCount: 2, ended: 1 } });
  expect(await read("?sent=-3&ended=many")).toMatchObject({
    flushResult: { sentCount: 0, ended: 0 },
  });
});

test("demonstration mailbox: does not exist in production", async () => {
  const production = {
    APP_MODE: "production",
    PUBLIC_ORIGIN: "https://www.ecole.test",
    APP_SECRET: "k3Jd92mPqL7xVb5NwR8tYc1ZaF6hGs4U",
  };
  setConfig(readConfig(production));
  await expect(read()).rejects.toMatchObject({ init: { status: 404 } });
});

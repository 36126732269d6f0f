import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { startSmtpSink } from "#tests/support/smtp-sink.ts";
import { readConfig, setConfig } from "../config.server.ts";
import { composeEmail } from "./compose.server.ts";
import { classifyError } from "./delivery-fault.ts";
import type { Email } from "./email.ts";
import { listStoredEmails } from "./file-transport.server.ts";
import { getMailFolder, sendEmail, setMailTransport } from "./mailer.server.ts";
import { smtpTransport } from "./smtp-transport.server.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-mail-"));
const email: Email = {
  kind: "receipt",
  replyTo: null,
  unsubscribe: null,
  events: [],
  id: "01900000-0000-7000-8000-000000000001",
  to: "famille@exemple.sn",
  subject: "Candidature reçue : ER-27-DKR-0418",
  text: "Votre candidature est arrivée.",
  html: "<p>Votre candidature est arrivée.</p>",
  locale: "fr",
};

afterEach(() => setMailTransport(undefined));

test("sendEmail: writes to the folder when no mail server is configured", async () => {
  setConfig(readConfig({ DATA_DIR: folder }));
  await sendEmail(email);
  const [stored] = await listStoredEmails(getMailFolder());
  expect(stored).toMatchObject({ to: email.to, subject: email.subject, text: email.text });
});

test("sendEmail: sends by SMTP when a server is configured, with the same Message-ID at each try", async () => {
  const sink = await startSmtpSink();
  const origin = "https://www.ecole.example";
  setConfig(readConfig({ SMTP_URL: sink.url, PUBLIC_ORIGIN: origin }));
  await sendEmail(email);
  await sendEmail(email);
  const emails = await Promise.all(sink.received.map((raw) => PostalMime.parse(raw)));
  expect(emails.map(({ messageId }) => messageId)).toEqual([
    `<${email.id}@www.ecole.example>`,
    `<${email.id}@www.ecole.example>`,
  ]);
  expect(emails[0]).toMatchObject({ subject: email.subject });
  expect(emails[0]?.text?.trim()).toBe(email.text);
  expect(emails[0]?.to?.map(({ address }) => address)).toEqual([email.to]);
  await sink.stop();
});

/** The same server under an address that is not a loopback one. */
const withNetworkAddress = (url: string) => url.replace(/127\.0\.0\.1|localhost/, "0.0.0.0");

test("smtpTransport: sends nothing to a server without TLS, whatever SMTP_URL contains", async () => {
  const sink = await startSmtpSink();
  for (const options of ["", "?ignoreTLS=true", "?requireTLS=false"]) {
    setMailTransport(undefined);
    setConfig(readConfig({ SMTP_URL: `${withNetworkAddress(sink.url)}${options}` }));
    const fault = await sendEmail(email).then(
      () => null,
      (error: unknown) => classifyError(error),
    );
    expect(fault, options).toEqual({ verdict: "server", fault: "server-without-tls" });
  }
  expect(sink.received).toEqual([]);
  await sink.stop();
});

test("smtpTransport: sends unencrypted when SMTP_ALLOW_PLAINTEXT is 1", async () => {
  const sink = await startSmtpSink();
  setConfig(readConfig({ SMTP_URL: withNetworkAddress(sink.url), SMTP_ALLOW_PLAINTEXT: "1" }));
  await sendEmail(email);
  expect(sink.received).toHaveLength(1);
  await sink.stop();
});

const hostile = [
  "awa@exemple.sn\r\nBcc: b@exemple.sn",
  "awa@exemple.sn\nSubject: x",
  "<awa@exemple.sn>, b@exemple.sn",
  '"b@exemple.sn"@exemple.sn',
  "awa@exemple.sn b@exemple.sn",
  "Awa <awa@exemple.sn>",
];

test("sendEmail: refuses a recipient or reply address that is not one plain address (MAIL-01)", async () => {
  const sink = await startSmtpSink();
  setConfig(readConfig({ SMTP_URL: sink.url }));
  for (const address of hostile) {
    await expect(sendEmail({ ...email, to: address }), address).rejects.toThrow();
    await expect(sendEmail({ ...email, replyTo: address }), address).rejects.toThrow();
  }
  expect(sink.received).toEqual([]);
  await sink.stop();
});

test("composeEmail: keeps one recipient and adds no header, whatever the subject and text contain (MAIL-01)", async () => {
  const long = "x".repeat(2_000);
  for (const text of [
    "a\r\nBcc: b@exemple.sn",
    "a\nList-Id: x\n\nhello",
    `${long}\rTo: z`,
    "=?utf-8?q?x=0aBcc?=",
  ]) {
    const raw = await composeEmail({
      ...email,
      subject: text,
      text,
      html: `<p>${text}</p>`,
    });
    const { to, cc, bcc, headers } = await PostalMime.parse(raw);
    expect(to?.map(({ address }) => address)).toEqual([email.to]);
    expect([cc, bcc]).toEqual([undefined, undefined]);
    expect(headers.map(({ key }) => key).toSorted()).toEqual([
      "auto-submitted",
      "content-language",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ]);
  }
});

test("composeEmail: adds one-click unsubscribe headers to notifications only", async () => {
  const unsubscribe = `https://www.ecole.example/courriels/${"a".repeat(180)}`;
  const { headers } = await PostalMime.parse(await composeEmail({ ...email, unsubscribe }));
  const headerValues = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  expect(headerValues["list-unsubscribe"]?.replace(/\s/g, "")).toBe(`<${unsubscribe}>`);
  expect(headerValues["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect((await composeEmail(email)).toString()).not.toContain("List-Unsubscribe");
});

/** nodemailer's own limit for a greeting is 30 s. */
const SOON = 15_000;

test("smtpTransport: fails soon when the server refuses the connection or stays silent", {
  timeout: SOON,
}, async () => {
  setConfig(readConfig({ SMTP_URL: "smtp://127.0.0.1:1" }));
  await expect(sendEmail(email)).rejects.toThrow();
  const hole = createServer(() => {}).listen(0, "127.0.0.1");
  await once(hole, "listening");
  const { port } = hole.address() as AddressInfo;
  const timeouts = { connectionMs: 200, greetingMs: 200, idleMs: 200, totalMs: 5_000 };
  setMailTransport(smtpTransport(`smtp://127.0.0.1:${port}`, timeouts));
  await expect(sendEmail(email)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  hole.close();
});

test("smtpTransport: fails after its total time when the server keeps talking without accepting the email", {
  timeout: SOON,
}, async () => {
  // A line every 20 ms, so that no idle timeout is ever reached.
  const sockets: Socket[] = [];
  const talker = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    const talking = setInterval(() => socket.write("220-still here\r\n"), 20);
    socket.on("close", () => clearInterval(talking));
  }).listen(0, "127.0.0.1");
  await once(talker, "listening");
  const { port } = talker.address() as AddressInfo;
  const patient = { connectionMs: 10_000, greetingMs: 10_000, idleMs: 10_000 };
  setMailTransport(smtpTransport(`smtp://127.0.0.1:${port}`, { ...patient, totalMs: 300 }));
  await expect(sendEmail(email)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  for (const socket of sockets) socket.destroy();
  talker.close();
});

test("composeEmail: attaches an event as text/calendar with its method", async () => {
  const event = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Réunion\r\nEND:VCALENDAR\r\n";
  const raw = await composeEmail({ ...email, events: [event] });
  const { attachments } = await PostalMime.parse(raw);
  expect(attachments).toMatchObject([
    { filename: "invite.ics", mimeType: "text/calendar", method: "CANCEL" },
  ]);
  // Compare bytes: the parser may change line ends.
  const bytes = Buffer.from(event).toString("base64");
  expect(raw.toString("latin1").replace(/\s/g, "")).toContain(bytes);
});

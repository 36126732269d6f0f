import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { smtpSink } from "#tests/support/smtp-sink.ts";
import { readConfig, setConfig } from "../config.server.ts";
import { composeMail } from "./compose.server.ts";
import { judgeThrown } from "./fault.ts";
import { listKeptMail } from "./folder.server.ts";
import type { Mail } from "./mail.ts";
import { mailFolder, sendMail, setTransport } from "./mailer.server.ts";
import { smtpTransport } from "./smtp.server.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-mail-"));
const mail: Mail = {
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

afterEach(() => setTransport(undefined));

test("letters go to a folder when no mail server is configured", async () => {
  setConfig(readConfig({ DATA_DIR: folder }));
  await sendMail(mail);
  const [kept] = await listKeptMail(mailFolder());
  expect(kept).toMatchObject({ to: mail.to, subject: mail.subject, text: mail.text });
});

test("letters go to the mail server when one is configured, with the same Message-ID at each try", async () => {
  const sink = await smtpSink();
  const origin = "https://www.ecole.example";
  setConfig(readConfig({ SMTP_URL: sink.url, PUBLIC_ORIGIN: origin }));
  await sendMail(mail);
  await sendMail(mail);
  const letters = await Promise.all(sink.received.map((raw) => PostalMime.parse(raw)));
  expect(letters.map(({ messageId }) => messageId)).toEqual([
    `<${mail.id}@www.ecole.example>`,
    `<${mail.id}@www.ecole.example>`,
  ]);
  expect(letters[0]).toMatchObject({ subject: mail.subject });
  expect(letters[0]?.text?.trim()).toBe(mail.text);
  expect(letters[0]?.to?.map(({ address }) => address)).toEqual([mail.to]);
  await sink.stop();
});

/** The same server by a name that is not one of this machine. */
const byNetwork = (url: string) => url.replace(/127\.0\.0\.1|localhost/, "0.0.0.0");

test("smtpTransport: sends nothing to a server without TLS, whatever SMTP_URL says", async () => {
  const sink = await smtpSink();
  for (const options of ["", "?ignoreTLS=true", "?requireTLS=false"]) {
    setTransport(undefined);
    setConfig(readConfig({ SMTP_URL: `${byNetwork(sink.url)}${options}` }));
    const fault = await sendMail(mail).then(
      () => null,
      (error: unknown) => judgeThrown(error),
    );
    expect(fault, options).toEqual({ verdict: "server", fault: "server-without-tls" });
  }
  expect(sink.received).toEqual([]);
  await sink.stop();
});

test("smtpTransport: sends in clear when SMTP_ALLOW_PLAINTEXT says so", async () => {
  const sink = await smtpSink();
  setConfig(readConfig({ SMTP_URL: byNetwork(sink.url), SMTP_ALLOW_PLAINTEXT: "1" }));
  await sendMail(mail);
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

test("an address that is more than one plain address gets no letter, and no answer goes to it (MAIL-01)", async () => {
  const sink = await smtpSink();
  setConfig(readConfig({ SMTP_URL: sink.url }));
  for (const address of hostile) {
    await expect(sendMail({ ...mail, to: address }), address).rejects.toThrow();
    await expect(sendMail({ ...mail, replyTo: address }), address).rejects.toThrow();
  }
  expect(sink.received).toEqual([]);
  await sink.stop();
});

test("whatever the subject and the words hold, there is one recipient and no header of theirs (MAIL-01)", async () => {
  const long = "x".repeat(2_000);
  for (const words of [
    "a\r\nBcc: b@exemple.sn",
    "a\nList-Id: x\n\nhello",
    `${long}\rTo: z`,
    "=?utf-8?q?x=0aBcc?=",
  ]) {
    const raw = await composeMail({
      ...mail,
      subject: words,
      text: words,
      html: `<p>${words}</p>`,
    });
    const { to, cc, bcc, headers } = await PostalMime.parse(raw);
    expect(to?.map(({ address }) => address)).toEqual([mail.to]);
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

test("a notice says how to stop it in one press; other letters do not", async () => {
  const unsubscribe = `https://www.ecole.example/courriels/${"a".repeat(180)}`;
  const { headers } = await PostalMime.parse(await composeMail({ ...mail, unsubscribe }));
  const said = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
  expect(said["list-unsubscribe"]?.replace(/\s/g, "")).toBe(`<${unsubscribe}>`);
  expect(said["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  expect((await composeMail(mail)).toString()).not.toContain("List-Unsubscribe");
});

/** The library itself waits thirty seconds for a greeting. */
const SOON = 15_000;

test("a mail server that refuses, or that says nothing, makes the letter fail soon", {
  timeout: SOON,
}, async () => {
  setConfig(readConfig({ SMTP_URL: "smtp://127.0.0.1:1" }));
  await expect(sendMail(mail)).rejects.toThrow();
  const hole = createServer(() => {}).listen(0, "127.0.0.1");
  await once(hole, "listening");
  const { port } = hole.address() as AddressInfo;
  const patience = { connection: 200, greeting: 200, silence: 200, total: 5_000 };
  setTransport(smtpTransport(`smtp://127.0.0.1:${port}`, patience));
  await expect(sendMail(mail)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  hole.close();
});

test("a mail server that goes on speaking without taking the letter is left after its total time", {
  timeout: SOON,
}, async () => {
  // A word now and then: no silence is ever long enough.
  const sockets: Socket[] = [];
  const talker = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    const talking = setInterval(() => socket.write("220-still here\r\n"), 20);
    socket.on("close", () => clearInterval(talking));
  }).listen(0, "127.0.0.1");
  await once(talker, "listening");
  const { port } = talker.address() as AddressInfo;
  const patient = { connection: 10_000, greeting: 10_000, silence: 10_000 };
  setTransport(smtpTransport(`smtp://127.0.0.1:${port}`, { ...patient, total: 300 }));
  await expect(sendMail(mail)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  for (const socket of sockets) socket.destroy();
  talker.close();
});

test("an event goes with the letter as a file that a calendar knows, with its method", async () => {
  const event = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Réunion\r\nEND:VCALENDAR\r\n";
  const raw = await composeMail({ ...mail, events: [event] });
  const { attachments } = await PostalMime.parse(raw);
  expect(attachments).toMatchObject([
    { filename: "invite.ics", mimeType: "text/calendar", method: "CANCEL" },
  ]);
  // The bytes as they are: a reader may show the ends of lines in its own way.
  const bytes = Buffer.from(event).toString("base64");
  expect(raw.toString("latin1").replace(/\s/g, "")).toContain(bytes);
});

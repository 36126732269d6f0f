import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { readConfig, setConfig } from "../config.server.ts";
import { composeMail } from "./compose.server.ts";
import { listKeptMail } from "./folder.server.ts";
import type { Mail } from "./mail.ts";
import { mailFolder, sendMail, setTransport } from "./mailer.server.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-mail-"));
const mail: Mail = {
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
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => done(void received.push(Buffer.concat(chunks).toString()) as never));
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  const origin = "https://www.ecole.example";
  setConfig(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_ORIGIN: origin }));
  await sendMail(mail);
  await sendMail(mail);
  const letters = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  expect(letters.map(({ messageId }) => messageId)).toEqual([
    `<${mail.id}@www.ecole.example>`,
    `<${mail.id}@www.ecole.example>`,
  ]);
  expect(letters[0]).toMatchObject({ subject: mail.subject });
  expect(letters[0]?.text?.trim()).toBe(mail.text);
  expect(letters[0]?.to?.map(({ address }) => address)).toEqual([mail.to]);
  await new Promise<void>((done) => server.close(() => done()));
});

test("an answer goes to the one address that is named, whatever it holds", async () => {
  const headersOf = async (replyTo?: string) => {
    const {
      replyTo: found,
      to,
      subject,
    } = await PostalMime.parse(await composeMail({ ...mail, replyTo }));
    return { found: found?.map(({ address }) => address), to: to?.length, subject };
  };
  const { subject } = mail;
  expect(await headersOf()).toEqual({ found: undefined, to: 1, subject });
  expect(await headersOf("awa@exemple.sn")).toEqual({ found: ["awa@exemple.sn"], to: 1, subject });
  const forged = await headersOf("awa@exemple.sn\r\nBcc: b@exemple.sn\r\nSubject: x");
  expect(forged).toMatchObject({ to: 1, subject });
});

test("a mail server that refuses makes the letter fail, so that its job is tried again", async () => {
  setConfig(readConfig({ SMTP_URL: "smtp://127.0.0.1:1" }));
  await expect(sendMail(mail)).rejects.toThrow();
});

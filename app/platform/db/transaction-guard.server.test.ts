import { describe, expect, it } from "vitest";
import { scanBytes } from "#app/platform/antivirus/clamd.server.ts";
import type { Mail } from "#app/platform/mail/mail.ts";
import { checkMailServer, sendMail } from "#app/platform/mail/mailer.server.ts";
import { copyFile, getFile, putFile, removeFile } from "#app/platform/storage/storage.server.ts";
import { sendWhatsapp } from "#app/platform/whatsapp/whatsapp.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testPermit } from "#tests/support/store-permit.ts";
import { rehearse, transaction } from "./client.server.ts";

await testDatabase();

const bytes = Buffer.from("bulletin");
const letter: Mail = {
  ...{ id: "0199f1f4-0000-7000-8000-000000000000", kind: "account", to: "awa@exemple.test" },
  ...{ subject: "Reçu", text: "Reçu", html: "<p>Reçu</p>", locale: "fr" },
  ...{ replyTo: null, unsubscribe: null, events: [] },
};
const calls: [name: string, call: () => Promise<unknown>][] = [
  ["putFile", () => putFile("proofs/guarded", bytes, "application/pdf")],
  ["copyFile", () => copyFile("proofs/guarded", "proofs/copy")],
  ["getFile", () => getFile("proofs/guarded")],
  ["removeFile", () => removeFile(testPermit, "proofs/guarded")],
  ["sendMail", () => sendMail(letter)],
  ["checkMailServer", () => checkMailServer()],
  ["sendWhatsapp", () => sendWhatsapp({ id: "1", to: "+221770000000", text: "x", locale: "fr" })],
  ["scanBytes", () => scanBytes({ host: "127.0.0.1", port: 1 }, bytes)],
];

describe("refuseInTransaction", () => {
  it.each(calls)("makes %s throw inside a transaction and inside a rehearsal", async (_, call) => {
    const refused = "was called inside a transaction";
    await expect(transaction(call)).rejects.toThrow(refused);
    await expect(rehearse(call)).rejects.toThrow(refused);
  });

  it("makes work throw that a transaction began and did not wait for", async () => {
    const begun = await transaction(async () => ({
      call: putFile("proofs/guarded", bytes, "application/pdf").catch((error: Error) => error),
    }));
    expect(await begun.call).toMatchObject({ message: expect.stringContaining("transaction") });
  });

  it("lets calls through once the transaction has ended", async () => {
    const later = Promise.withResolvers<void>();
    const { put } = await transaction(async () => ({
      put: later.promise.then(() => putFile("proofs/guarded", bytes, "application/pdf")),
    }));
    later.resolve();
    await put;
    expect(Buffer.from(await getFile("proofs/guarded"))).toEqual(bytes);
  });
});

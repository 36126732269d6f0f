import { join } from "node:path";
import { expect } from "@playwright/test";
import { type KeptMail, listKeptMail } from "../../app/platform/mail/folder.server.ts";

/** The letters that the demonstration keeps in its data folder. */
export type Mailbox = {
  /** Waits for a letter to this address (and about this subject), and gives the last one. */
  lastTo(address: string, subject?: RegExp): Promise<KeptMail>;
};

/** The mailbox of a data folder. */
export function mailboxOf(dataDir: string): Mailbox {
  const lettersTo = async (address: string, subject = /./) =>
    (await listKeptMail(join(dataDir, "mail"))).filter(
      (mail) => mail.to === address && subject.test(mail.subject),
    );
  return {
    lastTo: async (address, subject) => {
      const count = async () => (await lettersTo(address, subject)).length;
      await expect.poll(count, { message: `a letter to ${address}` }).toBeGreaterThan(0);
      const [last] = await lettersTo(address, subject);
      if (!last) throw new Error(`no letter to ${address}`);
      return last;
    },
  };
}

/** The first address of our own in the text of a letter, without its origin. */
export function linkIn(mail: KeptMail): string {
  const found = /https?:\/\/[^\s/]+(\/[^\s)>\]]*)/.exec(mail.text)?.[1];
  if (!found) throw new Error(`no address in the letter: ${mail.text}`);
  return found;
}

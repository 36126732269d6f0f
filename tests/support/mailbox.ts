import { join } from "node:path";
import { expect } from "@playwright/test";
import {
  listStoredEmails,
  type StoredEmail,
} from "../../app/platform/mail/file-transport.server.ts";

/** The emails that the demonstration stores in its data folder. */
export type Mailbox = {
  /** Waits for an email to this address (with this subject) and returns the last one. */
  findLastTo(address: string, subject?: RegExp): Promise<StoredEmail>;
};

/** Opens the mailbox of a data folder. */
export function openMailbox(dataDir: string): Mailbox {
  const listEmailsTo = async (address: string, subject = /./) =>
    (await listStoredEmails(join(dataDir, "mail"))).filter(
      (email) => email.to === address && subject.test(email.subject),
    );
  return {
    findLastTo: async (address, subject) => {
      const count = async () => (await listEmailsTo(address, subject)).length;
      await expect.poll(count, { message: `an email to ${address}` }).toBeGreaterThan(0);
      const [last] = await listEmailsTo(address, subject);
      if (!last) throw new Error(`no email to ${address}`);
      return last;
    },
  };
}

/** The path of the first link in an email. */
export function findLink(email: StoredEmail): string {
  const found = /https?:\/\/[^\s/]+(\/[^\s)>\]]*)/.exec(email.text)?.[1];
  if (!found) throw new Error(`no address in the email: ${email.text}`);
  return found;
}

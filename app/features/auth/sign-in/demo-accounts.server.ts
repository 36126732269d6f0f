import { config, DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { listStoredEmails, type StoredEmail } from "#app/platform/mail/file-transport.server.ts";
import { getMailFolder } from "#app/platform/mail/mailer.server.ts";
import type { NewUser } from "../create-user.server.ts";

type DemoUser = NewUser & { key: "candidate" | "admissions" | "editor" | "administrator" };

/** The users that a demonstration creates, and lists in the terminal and on the sign-in page. */
export const demoUsers = [
  {
    key: "candidate",
    email: "candidat@demo.test",
    firstName: "Aïssatou Ndèye",
    lastName: "Fall",
    locale: "fr",
  },
  {
    key: "admissions",
    email: "admissions@demo.test",
    firstName: "Khady",
    lastName: "Ndiaye",
    locale: "fr",
    staff: { role: "admissions", campus: "senegal" },
  },
  {
    key: "editor",
    email: "redaction@demo.test",
    firstName: "Clarisse",
    lastName: "Mballa",
    locale: "fr",
    staff: { role: "editor", campus: null },
  },
  {
    key: "administrator",
    email: "admin@demo.test",
    firstName: "Ibrahima",
    lastName: "Sarr",
    locale: "fr",
    staff: { role: "administrator", campus: null },
  },
] as const satisfies DemoUser[];

/** The accounts listed on the sign-in page of a demonstration; null in production. */
export function getDemoAccounts() {
  if (!config().demo) return null;
  return { password: DEMO_PASSWORD, people: demoUsers.map(({ key, email }) => ({ key, email })) };
}

/** Whether emails are stored in a folder that a page of the demonstration lists. */
export function hasDemoInbox(): boolean {
  return config().demo && !config().smtpUrl;
}

/** The last 50 emails of a demonstration, newest first; null in production. */
export async function listDemoEmails(): Promise<StoredEmail[] | null> {
  if (!config().demo) return null;
  return (await listStoredEmails(getMailFolder())).slice(0, 50);
}

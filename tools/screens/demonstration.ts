import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { listStoredEmails, type StoredEmail } from "#app/platform/mail/file-transport.server.ts";
import { type CookieClient, createCookieClient } from "#tests/support/cookie-client.ts";
import { queryColumn, queryDatabase } from "#tests/support/query-database.ts";
import { getDemonstrationDatabase } from "./demonstration-database.ts";

/** How long an email may take, in milliseconds: the outbox is delivered by a job. */
const MAX_EMAIL_WAIT_MS = 60_000;

/** A running demonstration: its forms, its emails and its database. */
export type Demonstration = ReturnType<typeof openDemonstration>;

export function openDemonstration(origin: string, dataDir: string) {
  const database = getDemonstrationDatabase(dataDir);

  /** Submits a form as a browser does. Throws unless it is accepted: a redirection, or a page with the result. */
  async function submit(client: CookieClient, address: string, form: Record<string, string>) {
    const response = await client.request(address, form);
    if (response.status >= 400) throw new Error(`${address} refused its form: ${response.status}`);
    return response;
  }

  async function signIn(email: string, password = DEMO_PASSWORD): Promise<CookieClient> {
    const client = createCookieClient(origin);
    const { status } = await submit(client, "/connexion", { email, password });
    if (status !== 302) throw new Error(`${email} was not signed in: ${status}`);
    return client;
  }

  /** Waits for an email to this address whose text matches; returns the newest. */
  async function waitForEmail(to: string, text: RegExp): Promise<StoredEmail> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < MAX_EMAIL_WAIT_MS) {
      const all = await listStoredEmails(join(dataDir, "mail"));
      const email = all.find((one) => one.to === to && text.test(one.text));
      if (email) return email;
      await wait(200);
    }
    throw new Error(`There is no email to ${to} with ${text}`);
  }

  return {
    origin,
    submit,
    signIn,
    waitForEmail,
    createVisitor: () => createCookieClient(origin),
    query: (statement: string) => queryDatabase(database, statement),
    /** The first value of the result. Throws when there is none. */
    async queryValue(statement: string): Promise<string> {
      const [value] = await queryColumn(database, statement);
      if (value === undefined || value === null)
        throw new Error(`The demonstration has no row for: ${statement}`);
      return String(value);
    },
    /** The part of an email's text that matches. */
    async findInEmail(to: string, text: RegExp): Promise<string> {
      return text.exec((await waitForEmail(to, text)).text)?.[0] ?? "";
    },
  };
}

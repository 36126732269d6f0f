import { afterAll, beforeEach } from "vitest";
import { googleStub, OUR_ID } from "./google-stub.ts";
import { type JarBrowser, jarBrowser } from "./jar-browser.ts";
import { oneServer } from "./one-server.ts";

export const OUR_SECRET = "figures of ours";

/**
 * The built site with Google and Facebook themselves in its settings; what it asks of their hosts arrives at a stub,
 * for the real ones forge nothing and never fail when asked to (providers-elsewhere.ts). Before each test of the file
 * the stub answers as usual and no try is counted.
 */
export async function realProviders() {
  const stub = await googleStub();
  const preloaded = new URL("./providers-elsewhere.ts", import.meta.url).href;
  const { server, database, dataDir } = await oneServer({
    GOOGLE_CLIENT_ID: OUR_ID,
    GOOGLE_CLIENT_SECRET: OUR_SECRET,
    FACEBOOK_CLIENT_ID: OUR_ID,
    FACEBOOK_CLIENT_SECRET: OUR_SECRET,
    PROVIDER_STUB: stub.origin,
    NODE_OPTIONS: `--import=${preloaded}`,
  });
  afterAll(() => stub.close());
  beforeEach(async () => {
    stub.reset();
    await database.query("delete from rate_limits");
  });
  const browser = () => jarBrowser(server.origin);
  return {
    stub,
    server,
    database,
    dataDir,
    browser,
    /** Somebody goes to a provider, from the English page: who, and the address where they are sent. */
    async sentTo(provider: "google" | "facebook", person: JarBrowser = browser()): Promise<Sent> {
      const { location } = await person.ask(`/en/connexion/${provider}`, {});
      return { person, url: new URL(location, server.origin) };
    },
    /** They bring a code back: the page where it leads, and what was said there. */
    async comesBack({ person, url }: Sent, provider: "google" | "facebook") {
      const { location } = await person.ask(answerOf(url, provider));
      const { body } = await person.ask(location);
      return { location, body, isIn: (await person.ask("/en/espace-etudiant")).status === 200 };
    },
    people: (email: string) =>
      database.query(`select email_verified from users where email = '${email}'`),
    sessionsOf: (email: string) =>
      database.query(
        `select 1 from sessions join users on users.id = user_id where email = '${email}'`,
      ),
  };
}

export type Sent = { person: JarBrowser; url: URL };

/** The address where a provider sends somebody back with a code. */
export function answerOf(url: URL, provider: "google" | "facebook"): string {
  const query = new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" });
  return `/api/auth/callback/${provider}?${query}`;
}

/** What Facebook says of somebody whose token was made for us; without `email`, that it knows none. */
export function facebookAnswers(id: string, email?: string) {
  return {
    "/v24.0/oauth/access_token": { access_token: `token of ${id}`, token_type: "bearer" },
    "/debug_token": { data: { is_valid: true, app_id: OUR_ID, user_id: id } },
    "/me": {
      id,
      name: "Mariam Touré",
      ...(email && { email }),
      picture: { data: { url: "https://platform-lookaside.fbsbx.com/p.jpg" } },
    },
  };
}

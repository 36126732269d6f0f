import { afterAll, beforeEach } from "vitest";
import { type CookieClient, createCookieClient } from "./cookie-client.ts";
import { CLIENT_ID, startProviderStub } from "./provider-stub.ts";
import { withServer } from "./with-server.ts";

export const CLIENT_SECRET = "figures of ours";

/**
 * The built site with Google and Facebook themselves in its settings; what it asks of their hosts arrives at a stub,
 * for the real ones forge nothing and never fail when asked to (providers-elsewhere.ts). Before each test of the file
 * the stub answers as usual and no try is counted.
 */
export async function withProviders() {
  const stub = await startProviderStub();
  const preload = new URL("./redirect-providers.ts", import.meta.url).href;
  const { server, database, dataDir } = await withServer({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    FACEBOOK_CLIENT_ID: CLIENT_ID,
    FACEBOOK_CLIENT_SECRET: CLIENT_SECRET,
    PROVIDER_STUB: stub.origin,
    NODE_OPTIONS: `--import=${preload}`,
  });
  afterAll(() => stub.close());
  beforeEach(async () => {
    stub.reset();
    await database.query("delete from rate_limits");
  });
  const browser = () => createCookieClient(server.origin);
  return {
    stub,
    server,
    database,
    dataDir,
    browser,
    /** Somebody goes to a provider, from the English page: who, and the address where they are sent. */
    async redirectTo(
      provider: "google" | "facebook",
      person: CookieClient = browser(),
    ): Promise<ProviderRedirect> {
      const { location } = await person.request(`/en/connexion/${provider}`, {});
      return { person, url: new URL(location, server.origin) };
    },
    /** They bring a code back: the page where it leads, and what was said there. */
    async returnFrom({ person, url }: ProviderRedirect, provider: "google" | "facebook") {
      const { location } = await person.request(callbackUrl(url, provider));
      const { body } = await person.request(location);
      return { location, body, isIn: (await person.request("/en/espace-etudiant")).status === 200 };
    },
    listUsers: (email: string) =>
      database.query(`select email_verified from users where email = '${email}'`),
    listSessions: (email: string) =>
      database.query(
        `select 1 from sessions join users on users.id = user_id where email = '${email}'`,
      ),
  };
}

export type ProviderRedirect = { person: CookieClient; url: URL };

/** The address where a provider sends somebody back with a code. */
export function callbackUrl(url: URL, provider: "google" | "facebook"): string {
  const query = new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" });
  return `/api/auth/callback/${provider}?${query}`;
}

/** What Facebook says of somebody whose token was made for us; without `email`, that it knows none. */
export function facebookResponses(id: string, email?: string) {
  return {
    "/v24.0/oauth/access_token": { access_token: `token of ${id}`, token_type: "bearer" },
    "/debug_token": { data: { is_valid: true, app_id: CLIENT_ID, user_id: id } },
    "/me": {
      id,
      name: "Mariam Touré",
      ...(email && { email }),
      picture: { data: { url: "https://platform-lookaside.fbsbx.com/p.jpg" } },
    },
  };
}

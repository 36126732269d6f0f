import { afterAll, beforeEach } from "vitest";
import { type CookieClient, createCookieClient } from "./cookie-client.ts";
import { CLIENT_ID, startProviderStub } from "./provider-stub.ts";
import { withServer } from "./with-server.ts";

export const CLIENT_SECRET = "secret of ours";

/**
 * Starts the built site with real Google and Facebook settings and redirects their hosts to a stub, because the real
 * ones cannot be made to fail. Before each test the stub is reset and no attempt is counted.
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
    /** Starts a sign-in from the English page; returns the person and the provider's address. */
    async redirectTo(
      provider: "google" | "facebook",
      person: CookieClient = browser(),
    ): Promise<ProviderRedirect> {
      const { location } = await person.request(`/en/connexion/${provider}`, {});
      return { person, url: new URL(location, server.origin) };
    },
    /** Returns from the provider with a code; returns the page that follows and its message. */
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

/** The callback address with a code. */
export function callbackUrl(url: URL, provider: "google" | "facebook"): string {
  const query = new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" });
  return `/api/auth/callback/${provider}?${query}`;
}

/** Facebook's responses about a person with a token for our application; without `email`, Facebook knows none. */
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

import type { Configuration, Provider } from "oidc-provider";
import { DEMO_IDENTITY_PATH, providerIds } from "#app/features/auth/sign-in/provider.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Config } from "#app/platform/config.server.ts";
import { getDemoKeys } from "./keys.ts";
import { memoryStore } from "./memory-store.ts";
import { errorPage } from "./page.ts";
import { findProfile } from "./profiles.ts";

export type DemoIdentitySettings = Pick<Config, "origin" | "isOriginConfigured" | "dataDir">;

/** Cookie names of the provider, distinct from those of the site. */
export const cookieNames = {
  session: "demo_identity",
  interaction: "demo_identity_choice",
  resume: "demo_identity_resume",
};

/** Language of the page that started the sign-in. */
export const parseLocale = (value: unknown): Locale => (value === "en" ? "en" : "fr");

const minutes = (n: number) => n * 60;

/**
 * One public client per simulated provider, with PKCE. Every option with a quick-start default is set,
 * because oidc-provider warns about each one left out.
 */
export function providerSettings({ origin, dataDir }: DemoIdentitySettings): Configuration {
  const keys = getDemoKeys(dataDir);
  return {
    adapter: memoryStore(),
    jwks: { keys: [keys.signing] },
    cookies: { keys: keys.cookies, names: cookieNames },
    clients: providerIds.map((id) => ({
      client_id: id,
      token_endpoint_auth_method: "none",
      id_token_signed_response_alg: "ES256",
      redirect_uris: [`${origin}/api/auth/callback/${id}`],
    })),
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${DEMO_IDENTITY_PATH}/interaction/${uid}` },
    ttl: {
      AccessToken: minutes(10),
      AuthorizationCode: minutes(1),
      Grant: minutes(30),
      IdToken: minutes(10),
      Interaction: minutes(30),
      Session: minutes(30),
    },
    clientBasedCORS: () => false,
    findAccount(_ctx, sub) {
      const profile = findProfile(sub);
      return profile && { accountId: sub, claims: () => ({ ...profile }) };
    },
    loadExistingGrant: (ctx) => createGrant(ctx.oidc),
    renderError(ctx) {
      ctx.type = "html";
      ctx.body = errorPage(parseLocale(ctx.query.ui_locales));
    },
  };
}

type Exchange = {
  provider: Provider;
  client?: { clientId: string };
  session?: { accountId?: string };
};

/** Grants the scopes without a consent screen: choosing a profile is the consent. */
async function createGrant({ provider, client, session }: Exchange) {
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope("openid profile email");
  await grant.save();
  return grant;
}

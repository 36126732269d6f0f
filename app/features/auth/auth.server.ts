import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { getOAuthState } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { type Config, config } from "#app/platform/config.server.ts";
import { httpOnlyCookiePrefix } from "#app/platform/cookies.ts";
import { db, readWriteDatabase } from "#app/platform/db/client.server.ts";
import * as tables from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { IPV6_PREFIX_BITS } from "#app/platform/network.ts";
import { requireSecret } from "#app/platform/secret-key.server.ts";
import {
  sendExistingAccountEmail,
  sendPasswordResetEmail,
  sendVerificationEmail,
} from "./emails/sign-in-emails.server.ts";
import {
  cancelClosing,
  canOpenSession,
  handlePasswordReset,
  recordEmailVerified,
  recordLinkedAccount,
  recordUserCreated,
} from "./library/auth-hooks.server.ts";
import { addBackgroundTask } from "./library/background-tasks.server.ts";
import { hashPassword, verifyPassword } from "./library/hash-password.server.ts";
import { withHashedTokens } from "./library/hashed-tokens.server.ts";
import { refuseMissingEmail } from "./library/missing-email.server.ts";
import { getFacebookSettings, getOpenIdSettings } from "./library/provider-settings.server.ts";
import { consumeFixedWindow } from "./limits/rate-limit.server.ts";
import { endImpersonations, isOfSessions } from "./sessions/end-impersonations.server.ts";
import {
  noteUnconfirmedUser,
  refuseAbandonedCallback,
} from "./sessions/provider-callback.server.ts";
import { MAX_SESSION_MS } from "./sessions/session-limits.ts";
import { refuseOtherBrowser } from "./sessions/signup-origin-cookie.server.ts";
import type { ProviderId } from "./sign-in/provider.ts";
import { reportSignInEvent } from "./sign-in/token-sync.server.ts";

/** The header with the client address. Only `callAuthHandler` sets it, so a client cannot forge it. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";

/** Without `api`, which skips the rate limits and the origin check (decision 0008). */
export type Auth = Pick<ReturnType<typeof createAuth>, "handler" | "$context">;

type AuthInstances = {
  settings: Config;
  database: ReturnType<typeof db>;
  auths: Map<string, Auth>;
};
let instances: AuthInstances | undefined;

/**
 * The better-auth instance for one origin. No other file may configure the library. It is created at the first call,
 * because settings and database are not ready at import time.
 */
export function getAuth(origin: string): Auth {
  const { auths } = getCurrentInstances();
  return auths.get(origin) ?? cacheAuth(auths, origin, createAuth(origin, { plugins: [] }));
}

/**
 * The better-auth instance for one origin and one provider, so that an unreachable provider does not block another.
 * Its discovery document is fetched at the first use, and a failed fetch is not cached.
 */
export async function getAuthWithProvider(origin: string, provider: ProviderId): Promise<Auth> {
  const { auths } = getCurrentInstances();
  const key = `${origin} with ${provider}`;
  const cached = auths.get(key);
  if (cached) return cached;
  const openId = getOpenIdSettings(provider, origin, oauthState);
  const facebook = provider === "facebook" && !openId && getFacebookSettings(oauthState);
  const auth = createAuth(origin, {
    socialProviders: facebook ? { facebook } : {},
    plugins: [genericOAuth({ config: openId ? [openId] : [] })],
  });
  const { socialProviders } = await auth.$context;
  return socialProviders.length > 0 ? cacheAuth(auths, key, auth) : auth;
}

function getCurrentInstances(): AuthInstances {
  const settings = config();
  const database = readWriteDatabase();
  if (instances?.settings !== settings || instances.database !== database)
    instances = { settings, database, auths: new Map() };
  return instances;
}

/** The demonstration accepts any host name, so the number of cached instances is bounded. */
function cacheAuth(auths: Map<string, Auth>, key: string, auth: Auth): Auth {
  if (auths.size >= 16) auths.clear();
  auths.set(key, auth);
  return auth;
}

type ProviderOptions = {
  socialProviders?: { facebook?: NonNullable<ReturnType<typeof getFacebookSettings>> };
  plugins: [] | [ReturnType<typeof genericOAuth>];
};

function createAuth(origin: string, providerOptions: ProviderOptions) {
  return betterAuth({
    ...providerOptions,
    appName: "erabao",
    baseURL: origin,
    secret: requireSecret(),
    telemetry: { enabled: false },
    logger: { level: "info", log: logAuthError },
    // Errors are thrown unchanged to the caller. By default the library would print them whole on the console.
    onAPIError: { throw: true },
    database: withHashedTokens(
      drizzleAdapter(readWriteDatabase(), { provider: "pg", schema, transaction: true }),
    ),
    advanced: {
      backgroundTasks: { handler: addBackgroundTask },
      // The library would put `__Secure-` before the prefix; ours is the stricter `__Host-`.
      useSecureCookies: false,
      cookiePrefix: httpOnlyCookiePrefix(origin),
      defaultCookieAttributes: { secure: origin.startsWith("https:") },
      database: { generateId: () => newId() },
      // Set explicitly because the library turns both checks off when it detects a test run.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER], ipv6Subnet: IPV6_PREFIX_BITS },
    },
    session: { expiresIn: MAX_SESSION_MS / 1000, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: true,
      ...addressRateLimit,
      customStorage: { consume: consumeFixedWindow },
    },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: {
        trustedProviders: [],
        disableImplicitLinking: true,
        // Applies to explicit linking only: the user has proved to own both (sign-in-methods.server.ts).
        allowDifferentEmails: true,
        requireLocalEmailVerified: true,
      },
    },
    user: {
      additionalFields: {
        firstName: { type: "string", required: false },
        lastName: { type: "string", required: false },
        locale: { type: "string", required: false },
      },
    },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      // The rule in password.ts counts characters. These bounds count UTF-16 units, at most two per character.
      minPasswordLength: 15,
      maxPasswordLength: 256,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(password, hash),
      },
      sendResetPassword: ({ user, token }) => sendPasswordResetEmail(origin, user, token),
      onExistingUserSignUp: ({ user }) => sendExistingAccountEmail(origin, user),
      onPasswordReset: ({ user }) => handlePasswordReset(origin, user),
    },
    emailVerification: {
      expiresIn: 3600,
      sendOnSignUp: true,
      sendOnSignIn: true,
      sendVerificationEmail: ({ user, token, url }) => {
        noteUnconfirmedUser(user);
        return sendVerificationEmail(origin, user, token, url);
      },
      beforeEmailVerification: refuseOtherBrowser,
      afterEmailVerification: recordEmailVerified,
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            refuseAbandonedCallback();
            refuseMissingEmail(user);
            return { data: { ...user, ...(await getStartLocale()) } };
          },
          after: recordUserCreated,
        },
      },
      session: {
        create: {
          before: ({ userId }) => {
            refuseAbandonedCallback();
            return canOpenSession(userId);
          },
          after: async ({ id, userId }) => {
            await cancelClosing(origin, userId);
            await reportSignInEvent({ event: "signed-in", userId, sessionId: id });
          },
        },
        // Sessions that the library itself ends: sign-out and password reset. `endSessions` ends the others.
        delete: {
          after: async ({ id, userId }) => {
            await endImpersonations(db(), isOfSessions([id]), { endReason: "session-over" });
            await reportSignInEvent({ event: "signed-out", userId, sessionId: id });
          },
        },
      },
      // The tokens of a provider are never used, so they are not stored.
      account: {
        create: {
          before: async (account) => {
            refuseAbandonedCallback();
            return { data: { ...account, ...noTokens } };
          },
          after: async (linkedAccount) =>
            recordLinkedAccount(origin, linkedAccount, await oauthState.isLinking()),
        },
      },
    },
  });
}

const schema = {
  user: tables.users,
  session: tables.sessions,
  account: tables.accounts,
  verification: tables.verifications,
  rateLimit: tables.rateLimits,
};

/**
 * Limits per client address (a /56 of IPv6) for everything else, such as starting or ending a sign-in at a provider.
 * Requests that send emails or try passwords have their own limits, which slow a client before they refuse it
 * (network-limits.server.ts). Signing out is never refused.
 */
const addressRateLimit = {
  window: 60,
  max: 600,
  customRules: {
    "/sign-in/email": false as const,
    "/sign-up/email": false as const,
    "/request-password-reset": false as const,
    "/sign-out": false as const,
    "/sign-in/social": { window: 60, max: 600 },
    "/reset-password": { window: 60, max: 600 },
    "/verify-email": { window: 60, max: 600 },
  },
};

const noTokens = { accessToken: null, refreshToken: null, idToken: null, scope: null };

const oauthState = {
  /** Whether the sign-in was started from an account, to link a provider (sign-in-methods.server.ts). */
  isLinking: async () => Boolean((await getOAuthState())?.link),
  provider: async () => (await getOAuthState())?.provider,
};

/** A user who signs up with a provider gets the language of the page where the sign-in started. */
async function getStartLocale() {
  const state = await getOAuthState();
  return state?.locale === "en" ? { locale: "en" } : {};
}

/** Logs errors only, because other lines contain addresses of users. An expired OAuth state is not logged. */
function logAuthError(level: string, _message: string, ...details: unknown[]): void {
  if (level !== "error") return;
  const err = details.find((detail) => detail instanceof Error);
  if (!err || ("code" in err && `${err.code}`.startsWith("state_"))) return;
  log().error({ err }, "auth");
}

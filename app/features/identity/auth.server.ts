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
import {
  afterReset,
  keepOpen,
  mayOpenSession,
  recordCreation,
  recordVerification,
  recordWayIn,
} from "./auth/events.server.ts";
import { hashPassword, isPassword } from "./auth/hash.server.ts";
import { withHashedTokens } from "./auth/hashed-tokens.server.ts";
import { keepFault } from "./auth/hidden-fault.ts";
import {
  letterAlreadyThere,
  letterOfReset,
  letterOfVerification,
} from "./auth/letters/letters.server.ts";
import { consumeFixedWindow } from "./auth/limits/limit.server.ts";
import { refuseNowhere } from "./auth/newcomer.server.ts";
import { facebookItself, openIdProvider } from "./auth/provider-settings.server.ts";
import { refuseElsewhere } from "./auth/sessions/begun.server.ts";
import { endSupportViews, viewsOfSessions } from "./auth/sessions/end-support-views.server.ts";
import { LONGEST_SESSION } from "./auth/sessions/session-limits.ts";
import { noteUnproved, refuseLate } from "./auth/sessions/visit.server.ts";
import type { ProviderId } from "./sign-in/provider.ts";
import { tellOfSigning } from "./sign-in/token-sync.server.ts";

/** Header that carries the address of the asker; only `knock` writes it, so it cannot be forged. */
export const ADDRESS_HEADER = "x-client-address";

export type Auth = ReturnType<typeof build>;

type Built = { settings: Config; database: ReturnType<typeof db>; auths: Map<string, Auth> };
let built: Built | undefined;

/**
 * The library that keeps passwords and sessions, for one origin. This file alone knows it; it is made
 * at the first need, because the settings and the database come after the imports.
 */
export function authAt(origin: string): Auth {
  const { auths } = current();
  return auths.get(origin) ?? keep(auths, origin, build(origin, { plugins: [] }));
}

/**
 * The same, knowing one outside provider: another that is out of reach holds nobody up. It is asked for
 * its addresses and keys the first time somebody goes there, and an answer that did not come is not kept.
 */
export async function authWithProvider(origin: string, provider: ProviderId): Promise<Auth> {
  const { auths } = current();
  const key = `${origin} with ${provider}`;
  const found = auths.get(key);
  if (found) return found;
  const openId = openIdProvider(provider, origin, demand);
  const facebook = provider === "facebook" && !openId && facebookItself(demand);
  const auth = build(origin, {
    socialProviders: facebook ? { facebook } : {},
    plugins: [genericOAuth({ config: openId ? [openId] : [] })],
  });
  const { socialProviders } = await auth.$context;
  return socialProviders.length > 0 ? keep(auths, key, auth) : auth;
}

function current(): Built {
  const settings = config();
  const database = readWriteDatabase();
  if (built?.settings !== settings || built.database !== database)
    built = { settings, database, auths: new Map() };
  return built;
}

/** A demonstration answers at any host it is asked: the number of those that are kept is bounded. */
function keep(auths: Map<string, Auth>, key: string, auth: Auth): Auth {
  if (auths.size >= 16) auths.clear();
  auths.set(key, auth);
  return auth;
}

type Doors = {
  socialProviders?: { facebook?: NonNullable<ReturnType<typeof facebookItself>> };
  plugins: [] | [ReturnType<typeof genericOAuth>];
};

function build(origin: string, doors: Doors) {
  return betterAuth({
    ...doors,
    appName: "erabao",
    baseURL: origin,
    secret: config().secret,
    telemetry: { enabled: false },
    logger: { level: "info", log: logOf },
    // A fault comes to who asked, as it was: the library would print it whole on the console.
    onAPIError: { throw: true },
    database: withHashedTokens(
      drizzleAdapter(readWriteDatabase(), { provider: "pg", schema, transaction: true }),
    ),
    advanced: {
      // The library would put `__Secure-` before the prefix: ours says the stricter `__Host-`.
      useSecureCookies: false,
      cookiePrefix: httpOnlyCookiePrefix(origin),
      defaultCookieAttributes: { secure: origin.startsWith("https:") },
      database: { generateId: () => newId() },
      // Said aloud because the library drops these two checks by itself when it is being tested.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: IPV6_PREFIX_BITS },
    },
    session: { expiresIn: LONGEST_SESSION / 1000, cookieCache: { enabled: false } },
    rateLimit: { enabled: true, ...ofOneAddress, customStorage: { consume: consumeFixedWindow } },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: {
        trustedProviders: [],
        disableImplicitLinking: true,
        // Of an explicit link only: who asks has proved to be the owner of both (ways-in.server.ts).
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
      // The rule in password.ts counts characters; these count UTF-16 units, at most two for each.
      minPasswordLength: 15,
      maxPasswordLength: 256,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(password, hash),
      },
      sendResetPassword: ({ user, token }) => letterOfReset(origin, user, token),
      onExistingUserSignUp: ({ user }) => letterAlreadyThere(origin, user),
      onPasswordReset: ({ user }) => afterReset(origin, user),
    },
    emailVerification: {
      expiresIn: 3600,
      sendOnSignUp: true,
      sendOnSignIn: true,
      sendVerificationEmail: ({ user, token, url }) => {
        noteUnproved(user);
        return letterOfVerification(origin, user, token, url);
      },
      beforeEmailVerification: refuseElsewhere,
      afterEmailVerification: recordVerification,
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            refuseLate();
            refuseNowhere(user);
            return { data: { ...user, ...(await localeOfStart()) } };
          },
          after: recordCreation,
        },
      },
      session: {
        create: {
          before: ({ userId }) => {
            refuseLate();
            return mayOpenSession(userId);
          },
          after: async ({ id, userId }) => {
            await keepOpen(origin, userId);
            await tellOfSigning({ event: "signed-in", userId, sessionId: id });
          },
        },
        // Those that the library ends by itself: signing out, a reset, one that is too old when it is read.
        delete: {
          after: async ({ id, userId }) => {
            await endSupportViews(db(), viewsOfSessions([id]), { how: "session-over" });
            await tellOfSigning({ event: "signed-out", userId, sessionId: id });
          },
        },
      },
      // What a provider lets us do is never used: its tokens are not kept.
      account: {
        create: {
          before: async (account) => {
            refuseLate();
            return { data: { ...account, ...noTokens } };
          },
          after: async (way) => recordWayIn(origin, way, await demand.isLinking()),
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
 * How often one address (a /56 of IPv6) may ask for anything else, such as beginning or ending a sign-in at a provider.
 * What sends emails or tries passwords has limits of our own, which count after the answer and slow before they refuse
 * (place-limits.server.ts); signing out is never refused.
 */
const ofOneAddress = {
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

const demand = {
  /** It was begun from an account (ways-in.server.ts). */
  isLinking: async () => Boolean((await getOAuthState())?.link),
  provider: async () => (await getOAuthState())?.provider,
};

/** Someone who comes by a provider keeps the language of the page they started from. */
async function localeOfStart() {
  const state = await getOAuthState();
  return state?.locale === "en" ? { locale: "en" } : {};
}

/** Only faults are told, a stale state is none: the other lines hold addresses of people. */
function logOf(level: string, _message: string, ...details: unknown[]): void {
  if (level !== "error") return;
  const err = details.find((one) => one instanceof Error);
  if (!err || keepFault(err) || ("code" in err && `${err.code}`.startsWith("state_"))) return;
  log().error({ err }, "auth");
}

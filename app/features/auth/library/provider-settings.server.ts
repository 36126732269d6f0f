import { decodeJwt } from "jose";
import { formatFullName, parsePersonName } from "#app/lib/person-name.ts";
import { config } from "#app/platform/config.server.ts";
import { callbackScope } from "../sessions/provider-callback.server.ts";
import { isSimulatedProvider } from "../sign-in/demo-user.server.ts";
import { DEMO_IDENTITY_PATH, type ProviderId } from "../sign-in/provider.ts";
import { createPlaceholderEmail } from "./missing-email.server.ts";

const GOOGLE_DISCOVERY_URL = "https://accounts.google.com/.well-known/openid-configuration";

/** The OAuth state that came back with the answer. */
export type OAuthState = {
  /** Whether a signed-in user is linking this identity. */
  isLinking(): Promise<boolean>;
  /** The provider to which the user was sent. */
  provider(): Promise<unknown>;
};

/**
 * The settings of Facebook, if its id and secret are configured. It uses OAuth 2 without OpenID and without PKCE;
 * decision 0008 gives the reason.
 */
export function getFacebookSettings(oauthState: OAuthState) {
  const { facebook } = config();
  const mapProfileToUser = createProfileMapper("facebook", oauthState);
  const options = { requireEmailVerification: true, mapProfileToUser };
  return facebook && { ...facebook, ...options };
}

/**
 * The settings of an OpenID Connect provider: Google if its id and secret are configured, or the simulated provider
 * of a demonstration. Undefined for others.
 */
export function getOpenIdSettings(provider: ProviderId, origin: string, oauthState: OAuthState) {
  const { google } = config();
  const mapProfileToUser = createProfileMapper(provider, oauthState);
  const shared = { ...openIdDefaults, mapProfileToUser, providerId: provider };
  if (provider === "google" && google)
    return {
      ...shared,
      ...google,
      discoveryUrl: GOOGLE_DISCOVERY_URL,
      prompt: "select_account" as const,
    };
  if (!isSimulatedProvider(provider)) return;
  return {
    ...shared,
    clientId: provider,
    tokenEndpointAuth: { method: "none" as const },
    discoveryUrl: `${getLocalOrigin(origin)}${DEMO_IDENTITY_PATH}/.well-known/openid-configuration`,
    authorizationUrl: `${origin}${DEMO_IDENTITY_PATH}/auth`,
    prompt: "login" as const,
  };
}

/** The user is identified by an ID token whose signature, issuer, audience, age and nonce were verified. */
const openIdDefaults = {
  requireIdTokenVerification: true,
  requireEmailVerification: true,
  disableProviderLogout: true,
  scopes: ["openid", "profile", "email"],
  accountSubject: ({ profile }: { profile: { sub?: unknown } }) => toStringOrEmpty(profile.sub),
  // Without an ID token the library would call the user-info endpoint, and no nonce would be verified.
  getUserInfo: async ({ idToken }: { idToken?: string }) => {
    if (!idToken) return null;
    const claims: Record<string, unknown> = decodeJwt(idToken);
    return { ...claims, email: toStringOrEmpty(claims.email), emailVerified: false };
  },
};

/**
 * While linking, only the identity counts and its address is not stored: it is passed as verified, because the
 * library requires it and Facebook never says so. An answer of one provider to a request sent to the other is refused
 * (RFC 9700, section 4.4).
 */
function createProfileMapper(provider: ProviderId, oauthState: OAuthState) {
  return async (profile: object) => {
    if ((await oauthState.provider()) !== provider)
      throw new Error(`an answer of ${provider} to a demand of another provider`);
    const user = toUserFields(profile);
    noteProviderEmail(profile, user.emailVerified);
    return { ...user, emailVerified: user.emailVerified || (await oauthState.isLinking()) };
  };
}

/** Stores the provider's address in the callback scope, for the page that says that it already has an account. */
function noteProviderEmail(profile: object, isVerifiedByProvider: boolean): void {
  const callback = callbackScope.getStore();
  const { email } = profile as { email?: unknown };
  if (callback && typeof email === "string")
    callback.providerEmail = { email, isVerifiedByProvider };
}

/** The origin at which this server reaches itself. */
function getLocalOrigin(origin: string): string {
  const { host, port } = config();
  const isAnyHost = host === "0.0.0.0" || host === "::";
  const localPort = port || new URL(origin).port || 80;
  return `http://${isAnyHost ? "127.0.0.1" : host}:${localPort}`;
}

/**
 * Maps a provider profile to user fields. An address is verified only if the provider says exactly `true`. The
 * picture is dropped, because a page would load it from another host.
 */
export function toUserFields(rawProfile: object) {
  const profile = rawProfile as Record<string, unknown>;
  const name = toText(profile.name);
  const firstName =
    toPersonName(profile.given_name) ||
    toPersonName(profile.first_name) ||
    toPersonName(getFirstWord(name));
  const subject = toText(profile.sub) || toText(profile.id);
  const lastName =
    toPersonName(profile.family_name) ||
    toPersonName(profile.last_name) ||
    toPersonName(getRestOfName(name));
  return {
    name: name || formatFullName({ firstName, lastName }),
    firstName,
    lastName,
    emailVerified: profile.email_verified === true,
    image: undefined,
    ...(profile.email || !subject ? {} : { email: createPlaceholderEmail(subject) }),
  };
}

const toStringOrEmpty = (value: unknown) => (typeof value === "string" ? value : "");

function toText(value: unknown): string {
  if (typeof value !== "string" || !value.isWellFormed()) return "";
  return [...value.normalize("NFC").replaceAll("\u0000", "").trim()].slice(0, 100).join("");
}

/** A name that passes `parsePersonName`; "" for a refused one, such as a dash. */
function toPersonName(value: unknown): string {
  const parsed = parsePersonName(toText(value));
  return parsed.ok && parsed.value !== null ? parsed.value : "";
}

const getFirstWord = (name: string) => name.split(" ", 1)[0] ?? "";
const getRestOfName = (name: string) => name.split(" ").slice(1).join(" ");

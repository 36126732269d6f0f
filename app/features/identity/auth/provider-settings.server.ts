import { decodeJwt } from "jose";
import { formatFullName, parsePersonName } from "#app/lib/person-name.ts";
import { config } from "#app/platform/config.server.ts";
import { isSimulatedProvider } from "../sign-in/demo-user.server.ts";
import { DEMO_IDENTITY_PATH, type ProviderId } from "../sign-in/provider.ts";
import { createPlaceholderEmail } from "./missing-email.server.ts";
import { callbackScope } from "./sessions/provider-callback.server.ts";

const GOOGLE_DISCOVERY_URL = "https://accounts.google.com/.well-known/openid-configuration";

/** What the state that came back says of the demand. */
export type OAuthState = {
  /** Is somebody who is signed in linking the identity that comes? */
  isLinking(): Promise<boolean>;
  /** To which provider they were sent. */
  provider(): Promise<unknown>;
};

/**
 * Facebook itself, when its id and secret are in the settings. It speaks OAuth 2 without OpenID, and without
 * a challenge: the exception is told in decision 0008.
 */
export function getFacebookSettings(oauthState: OAuthState) {
  const { facebook } = config();
  const mapProfileToUser = createProfileMapper("facebook", oauthState);
  const options = { requireEmailVerification: true, mapProfileToUser };
  return facebook && { ...facebook, ...options };
}

/**
 * A provider that speaks OpenID Connect: Google itself when its id and secret are in the settings, and in a
 * demonstration the local one that plays those that are not. Undefined for the others.
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

/** Who they are is said by an ID token whose signature, issuer, audience, age and nonce were verified. */
const openIdDefaults = {
  requireIdTokenVerification: true,
  requireEmailVerification: true,
  disableProviderLogout: true,
  scopes: ["openid", "profile", "email"],
  accountSubject: ({ profile }: { profile: { sub?: unknown } }) => toStringOrEmpty(profile.sub),
  // The library would ask another address when there is no ID token, and then no nonce is verified.
  getUserInfo: async ({ idToken }: { idToken?: string }) => {
    if (!idToken) return null;
    const claims: Record<string, unknown> = decodeJwt(idToken);
    return { ...claims, email: toStringOrEmpty(claims.email), emailVerified: false };
  },
};

/**
 * To who links from their own page, an identity is (issuer, subject): what the provider knows of the
 * address plays no part and is not kept. Facebook never says that it verified one. An identity of one provider is
 * worth nothing to a demand that was sent to the other (RFC 9700, section 4.4).
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

/** Keeps in mind the address that the provider gave, for who is refused because it has an account already. */
function noteProviderEmail(profile: object, isVerifiedByProvider: boolean): void {
  const callback = callbackScope.getStore();
  const { email } = profile as { email?: unknown };
  if (callback && typeof email === "string")
    callback.providerEmail = { email, isVerifiedByProvider };
}

/** This very server, as it reaches itself. */
function getLocalOrigin(origin: string): string {
  const { host, port } = config();
  const isAnyHost = host === "0.0.0.0" || host === "::";
  const localPort = port || new URL(origin).port || 80;
  return `http://${isAnyHost ? "127.0.0.1" : host}:${localPort}`;
}

/**
 * What we keep of a provider's profile. An address counts as verified only when the provider says
 * exactly `true`; the picture is not kept (it would be asked from another host).
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

/** A name that a provider gives, by the rule of names; "" for one that is refused, as a dash. */
function toPersonName(value: unknown): string {
  const parsed = parsePersonName(toText(value));
  return parsed.ok && parsed.value !== null ? parsed.value : "";
}

const getFirstWord = (name: string) => name.split(" ", 1)[0] ?? "";
const getRestOfName = (name: string) => name.split(" ").slice(1).join(" ");

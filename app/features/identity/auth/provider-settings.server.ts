import { decodeJwt } from "jose";
import { fullName, readPersonName } from "#app/lib/person-name.ts";
import { config } from "#app/platform/config.server.ts";
import { isPlayed } from "../sign-in/invented.server.ts";
import { DEMO_IDENTITY, type ProviderId } from "../sign-in/provider.ts";
import { placeholderOf } from "./newcomer.server.ts";
import { visiting } from "./sessions/visit.server.ts";

const GOOGLE = "https://accounts.google.com/.well-known/openid-configuration";

/** What the state that came back says of the demand. */
export type Demand = {
  /** Is somebody who is signed in linking the identity that comes? */
  isLinking(): Promise<boolean>;
  /** To which provider they were sent. */
  provider(): Promise<unknown>;
};

/**
 * Facebook itself, when its id and secret are in the settings. It speaks OAuth 2 without OpenID, and without
 * a challenge: the exception is told in decision 0008.
 */
export function facebookItself(demand: Demand) {
  const { facebook } = config();
  const mapProfileToUser = comingWith("facebook", demand);
  const own = { requireEmailVerification: true, mapProfileToUser };
  return facebook && { ...facebook, ...own };
}

/**
 * A provider that speaks OpenID Connect: Google itself when its id and secret are in the settings, and in a
 * demonstration the local one that plays those that are not. Undefined for the others.
 */
export function openIdProvider(provider: ProviderId, origin: string, demand: Demand) {
  const { google } = config();
  const mapProfileToUser = comingWith(provider, demand);
  const shared = { ...openId, mapProfileToUser, providerId: provider };
  if (provider === "google" && google)
    return { ...shared, ...google, discoveryUrl: GOOGLE, prompt: "select_account" as const };
  if (!isPlayed(provider)) return;
  return {
    ...shared,
    clientId: provider,
    tokenEndpointAuth: { method: "none" as const },
    discoveryUrl: `${ourselves(origin)}${DEMO_IDENTITY}/.well-known/openid-configuration`,
    authorizationUrl: `${origin}${DEMO_IDENTITY}/auth`,
    prompt: "login" as const,
  };
}

/** Who they are is said by an ID token whose signature, issuer, audience, age and nonce were verified. */
const openId = {
  requireIdTokenVerification: true,
  requireEmailVerification: true,
  disableProviderLogout: true,
  scopes: ["openid", "profile", "email"],
  accountSubject: ({ profile }: { profile: { sub?: unknown } }) => stringOf(profile.sub),
  // The library would ask another address when there is no ID token, and then no nonce is verified.
  getUserInfo: async ({ idToken }: { idToken?: string }) => {
    if (!idToken) return null;
    const claims: Record<string, unknown> = decodeJwt(idToken);
    return { ...claims, email: stringOf(claims.email), emailVerified: false };
  },
};

/**
 * To who links from their own page, an identity is (issuer, subject): what the provider knows of the
 * address plays no part and is not kept. Facebook never says that it verified one. An identity of one provider is
 * worth nothing to a demand that was sent to the other (RFC 9700, section 4.4).
 */
function comingWith(provider: ProviderId, demand: Demand) {
  return async (profile: object) => {
    if ((await demand.provider()) !== provider)
      throw new Error(`an answer of ${provider} to a demand of another provider`);
    const person = personOf(profile);
    noteMet(profile, person.emailVerified);
    return { ...person, emailVerified: person.emailVerified || (await demand.isLinking()) };
  };
}

/** Keeps in mind the address that the provider gave, for who is refused because it has an account already. */
function noteMet(profile: object, isVouchedFor: boolean): void {
  const visit = visiting.getStore();
  const { email } = profile as { email?: unknown };
  if (visit && typeof email === "string") visit.met = { email, isVouchedFor };
}

/** This very server, as it reaches itself. */
function ourselves(origin: string): string {
  const { host, port } = config();
  const everywhere = host === "0.0.0.0" || host === "::";
  const known = port || new URL(origin).port || 80;
  return `http://${everywhere ? "127.0.0.1" : host}:${known}`;
}

/**
 * What we keep of a provider's profile. An address counts as verified only when the provider says
 * exactly `true`; the picture is not kept (it would be asked from another host).
 */
export function personOf(given: object) {
  const profile = given as Record<string, unknown>;
  const name = textOf(profile.name);
  const firstName =
    nameOf(profile.given_name) || nameOf(profile.first_name) || nameOf(firstOf(name));
  const subject = textOf(profile.sub) || textOf(profile.id);
  const lastName = nameOf(profile.family_name) || nameOf(profile.last_name) || nameOf(restOf(name));
  return {
    name: name || fullName({ firstName, lastName }),
    firstName,
    lastName,
    emailVerified: profile.email_verified === true,
    image: undefined,
    ...(profile.email || !subject ? {} : { email: placeholderOf(subject) }),
  };
}

const stringOf = (value: unknown) => (typeof value === "string" ? value : "");

function textOf(value: unknown): string {
  if (typeof value !== "string" || !value.isWellFormed()) return "";
  return [...value.normalize("NFC").replaceAll("\u0000", "").trim()].slice(0, 100).join("");
}

/** A name that a provider gives, by the rule of names; "" for one that is refused, as a dash. */
function nameOf(value: unknown): string {
  const read = readPersonName(textOf(value));
  return read.ok && read.value !== null ? read.value : "";
}

const firstOf = (name: string) => name.split(" ", 1)[0] ?? "";
const restOf = (name: string) => name.split(" ").slice(1).join(" ");

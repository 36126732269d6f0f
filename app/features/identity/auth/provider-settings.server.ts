import { config } from "#app/platform/config.server.ts";
import { DEMO_IDENTITY, providerIds } from "../provider.ts";
import { placeholderOf } from "./newcomer.server.ts";

/** Is somebody who is signed in linking the identity that comes? */
export type IsLinking = () => Promise<boolean>;

/** Google and Facebook themselves, when their ids and secrets are in the settings. */
export function realProviders(isLinking: IsLinking) {
  const { google, facebook } = config();
  const own = { requireEmailVerification: true, mapProfileToUser: comingWith(isLinking) };
  return {
    ...(google ? { google: { ...google, ...own, prompt: "select_account" as const } } : {}),
    ...(facebook ? { facebook: { ...facebook, ...own } } : {}),
  };
}

/**
 * To who links from their own page, an identity is (issuer, subject): what the provider knows of the
 * address plays no part and is not kept. Facebook never says that it verified one.
 */
function comingWith(isLinking: IsLinking) {
  return async (profile: object) => {
    const person = personOf(profile);
    return { ...person, emailVerified: person.emailVerified || (await isLinking()) };
  };
}

/** In a demonstration, the providers that are not configured are played by a local one. */
export function demoProviders(origin: string, isLinking: IsLinking) {
  if (!config().demo) return [];
  return providerIds
    .filter((id) => !config()[id])
    .map((providerId) => ({
      providerId,
      clientId: providerId,
      tokenEndpointAuth: { method: "none" as const },
      discoveryUrl: `${ourselves(origin)}${DEMO_IDENTITY}/.well-known/openid-configuration`,
      authorizationUrl: `${origin}${DEMO_IDENTITY}/auth`,
      requireIdTokenVerification: true,
      requireEmailVerification: true,
      disableProviderLogout: true,
      scopes: ["openid", "profile", "email"],
      prompt: "login" as const,
      mapProfileToUser: comingWith(isLinking),
    }));
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
  const firstName = textOf(profile.given_name) || textOf(profile.first_name) || firstOf(name);
  const subject = textOf(profile.sub) || textOf(profile.id);
  const lastName = textOf(profile.family_name) || textOf(profile.last_name) || restOf(name);
  return {
    name: name || `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    emailVerified: profile.email_verified === true,
    image: undefined,
    ...(profile.email || !subject ? {} : { email: placeholderOf(subject) }),
  };
}

function textOf(value: unknown): string {
  if (typeof value !== "string" || !value.isWellFormed()) return "";
  return [...value.normalize("NFC").replaceAll("\u0000", "").trim()].slice(0, 100).join("");
}

const firstOf = (name: string) => name.split(" ", 1)[0] ?? "";
const restOf = (name: string) => name.split(" ").slice(1).join(" ");

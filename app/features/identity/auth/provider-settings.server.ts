import { config } from "#app/platform/config.server.ts";
import { DEMO_IDENTITY, providerIds } from "../provider.ts";
import { placeholderOf } from "./newcomer.server.ts";

type Credentials = { clientId: string; clientSecret: string };

/** Google and Facebook themselves, when their ids and secrets are in the settings. */
export function realProviders() {
  const { google, facebook } = config();
  return {
    ...(google ? { google: { ...usual(google), prompt: "select_account" as const } } : {}),
    ...(facebook ? { facebook: usual(facebook) } : {}),
  };
}

function usual(credentials: Credentials) {
  return { ...credentials, requireEmailVerification: true, mapProfileToUser: personOf };
}

/** In a demonstration, the providers that are not configured are played by a local one. */
export function demoProviders(origin: string) {
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
      mapProfileToUser: personOf,
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

import { createHash } from "node:crypto";

/** Claims that the demonstration's provider returns. */
export type DemoProfile = { sub: string; name: string; email?: string; email_verified?: boolean };

/** Invented profiles; the provider marks the last one's email as not verified. */
export const demoProfiles = [
  createProfile("Awa Sarr", "awa.sarr@exemple.test", true),
  createProfile("Jean-Paul Mbarga", "jean-paul.mbarga@exemple.test", true),
  createProfile("Fatou Sow", "fatou.sow@exemple.test", false),
];

const typedProfiles = new Map<string, DemoProfile>();

/** Creates a profile from the form. Without an email the claim is missing, as with some Facebook accounts. */
export function createTypedProfile(
  name: string,
  email: string,
  isEmailVerified: boolean,
): DemoProfile {
  const profile = createProfile(name || email, email, isEmailVerified);
  if (typedProfiles.size >= 500) typedProfiles.clear();
  typedProfiles.set(profile.sub, profile);
  return profile;
}

export function findProfile(sub: string): DemoProfile | undefined {
  return demoProfiles.find((one) => one.sub === sub) ?? typedProfiles.get(sub);
}

/** Derives `sub` from the data, so that the same profile always returns with the same id. */
function createProfile(name: string, email: string, isEmailVerified: boolean): DemoProfile {
  const seed = `${email.toLowerCase() || name} ${isEmailVerified}`;
  const sub = createHash("sha256").update(seed).digest("base64url").slice(0, 24);
  return email ? { sub, name, email, email_verified: isEmailVerified } : { sub, name };
}

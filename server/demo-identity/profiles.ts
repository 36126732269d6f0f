import { createHash } from "node:crypto";

/** What the demonstration's provider says of somebody. */
export type DemoProfile = { sub: string; name: string; email?: string; email_verified?: boolean };

/** Invented people to choose from; the last one's address is not verified by the provider. */
export const demoProfiles = [
  createProfile("Awa Sarr", "awa.sarr@exemple.test", true),
  createProfile("Jean-Paul Mbarga", "jean-paul.mbarga@exemple.test", true),
  createProfile("Fatou Sow", "fatou.sow@exemple.test", false),
];

const typedProfiles = new Map<string, DemoProfile>();

/** Somebody typed at the page. Without an address, the provider gives none, as Facebook may. */
export function createTypedProfile(name: string, email: string, verified: boolean): DemoProfile {
  const profile = createProfile(name || email, email, verified);
  if (typedProfiles.size >= 500) typedProfiles.clear();
  typedProfiles.set(profile.sub, profile);
  return profile;
}

/** Finds somebody by the identifier that was given out. */
export function findProfile(sub: string): DemoProfile | undefined {
  return demoProfiles.find((one) => one.sub === sub) ?? typedProfiles.get(sub);
}

/** The same person comes back with the same identifier, as at a real provider. */
function createProfile(name: string, email: string, verified: boolean): DemoProfile {
  const of = `${email.toLowerCase() || name} ${verified}`;
  const sub = createHash("sha256").update(of).digest("base64url").slice(0, 24);
  return email ? { sub, name, email, email_verified: verified } : { sub, name };
}

import { createHash } from "node:crypto";

/** What the demonstration's provider says of somebody. */
export type DemoProfile = { sub: string; name: string; email?: string; email_verified?: boolean };

/** Invented people to choose from; the last one's address is not verified by the provider. */
export const invented = [
  person("Awa Sarr", "awa.sarr@exemple.test", true),
  person("Jean-Paul Mbarga", "jean-paul.mbarga@exemple.test", true),
  person("Fatou Sow", "fatou.sow@exemple.test", false),
];

const typed = new Map<string, DemoProfile>();

/** Somebody typed at the page. Without an address, the provider gives none, as Facebook may. */
export function typedPerson(name: string, email: string, verified: boolean): DemoProfile {
  const profile = person(name || email, email, verified);
  if (typed.size >= 500) typed.clear();
  typed.set(profile.sub, profile);
  return profile;
}

/** Finds somebody by the identifier that was given out. */
export function profileOf(sub: string): DemoProfile | undefined {
  return invented.find((one) => one.sub === sub) ?? typed.get(sub);
}

/** The same person comes back with the same identifier, as at a real provider. */
function person(name: string, email: string, verified: boolean): DemoProfile {
  const of = `${email.toLowerCase() || name} ${verified}`;
  const sub = createHash("sha256").update(of).digest("base64url").slice(0, 24);
  return email ? { sub, name, email, email_verified: verified } : { sub, name };
}

/**
 * Turns a name into the last part of a path: `Journée d'été` is `journee-d-ete`. At most 60 characters; may be empty.
 */
export function slugify(name: string): string {
  const unaccented = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const joined = unaccented.replaceAll("œ", "oe").replace(/[^a-z0-9]+/g, "-");
  return joined.slice(0, 60).replace(/^-|-$/g, "");
}

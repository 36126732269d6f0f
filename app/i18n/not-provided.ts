/** The answers whose names are feminine in French, as their labels begin. */
const feminine =
  /^(activité|adresse|date|délivrance|expiration|mère|moyenne|nationalité|naissance|photo)(?!\p{L})/iu;

/** « Non fourni », in the gender of what was asked: « Mère, adresse e-mail » is feminine by its last part. */
export function notProvided(label: string): string {
  return feminine.test(label.split(", ").at(-1) ?? "") ? "Non fournie" : "Non fourni";
}

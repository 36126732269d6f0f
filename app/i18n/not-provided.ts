/** The answers whose names are feminine in French, as their labels begin. */
const FEMININE_LABEL =
  /^(activité|adresse|date|délivrance|expiration|mère|moyenne|nationalité|naissance|photo)(?!\p{L})/iu;

/** « Non fourni », in the gender of what was asked: « Mère, adresse e-mail » is feminine by its last part. */
export function formatNotProvided(label: string): string {
  return FEMININE_LABEL.test(label.split(", ").at(-1) ?? "") ? "Non fournie" : "Non fourni";
}

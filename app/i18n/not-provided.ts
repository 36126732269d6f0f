/** Matches the beginning of labels that are feminine in French. */
const FEMININE_LABEL =
  /^(activité|adresse|date|délivrance|expiration|mère|moyenne|nationalité|naissance|photo|ville)(?!\p{L})/iu;

/** « Non fourni » in the gender of the label; « Mère, adresse e-mail » is feminine by its last part. */
export function formatNotProvided(label: string): string {
  return FEMININE_LABEL.test(label.split(", ").at(-1) ?? "") ? "Non fournie" : "Non fourni";
}

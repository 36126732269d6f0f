import type { Partner } from "#app/features/content/kinds.ts";

type PartnerRow = [slug: string, icon: string, fr: string, en: string];

const names: PartnerRow[] = [
  ["ecole", "shield", "École partenaire", "Partner school"],
  ["universite", "arch", "Université d'accueil", "Host university"],
  ["examens", "diamond", "Centre d'examen", "Examination centre"],
  ["langues", "drop", "Centre de langues", "Language centre"],
  ["fondation", "star", "Fondation", "Foundation"],
  ["reseau", "tiles", "Réseau d'écoles", "School network"],
  ["bibliotheque", "bars", "Bibliothèque", "Library"],
  ["sante", "blocks", "Santé scolaire", "School health"],
  ["transport", "peak", "Transport", "Transport"],
];

function partners(locale: "fr" | "en"): Record<string, Partner> {
  const note = locale === "fr" ? "Nom : [à compléter]" : "Name: [to be completed]";
  return Object.fromEntries(
    names.map(([slug, icon, fr, en]) => [slug, { name: locale === "fr" ? fr : en, note, icon }]),
  );
}

/** Nine placeholders with a name instead of a logo, because no partner is known yet. */
export const partnerNames = { fr: partners("fr"), en: partners("en") };

import type { Accreditation } from "#app/features/content/kinds.ts";

const credits = {
  source: "https://www.ontario.ca/page/private-schools-in-ontario",
  expiresOn: "2027-08-31",
};
const diploma = {
  source:
    "https://ocdsb.ca/programs-learning/secondary/high-school-graduation-requirements/ossd-credits-requirements-students-who-started-grade-9-in-2024-or-later",
  expiresOn: "2027-08-31",
};

type Marks = Record<"credits" | "programme" | "diplome", Accreditation>;

const fr: Marks = {
  credits: { name: "Crédits", text: "École partenaire inspectée", icon: "shield", claim: credits },
  programme: { name: "Programme", text: "Cours de l'Ontario", icon: "tiles", claim: credits },
  diplome: { name: "Diplôme", text: "DESO, trente crédits", icon: "star", claim: diploma },
};
const en: Marks = {
  credits: { name: "Credits", text: "Inspected partner school", icon: "shield", claim: credits },
  programme: { name: "Programme", text: "Ontario courses", icon: "tiles", claim: credits },
  diplome: { name: "Diploma", text: "OSSD, thirty credits", icon: "star", claim: diploma },
};

/** Three neutral logos: we may not show another organisation's. */
export const accreditations = { fr, en };

import type { Benefit, Claim } from "#app/features/content/kinds.ts";

function claim(source: string): Claim {
  return { source, expiresOn: "2027-08-31" };
}

const sources = {
  admission: claim(
    "https://www.uottawa.ca/undergraduate-admissions/admission-requirements/prerequisite-courses-ontario",
  ),
  adults: claim(
    "https://www.ontario.ca/document/education-ontario-policy-and-program-direction/policyprogram-memorandum-132",
  ),
};

type Reasons = Record<
  "flexibilite" | "diplome" | "universites" | "orientation" | "formule" | "bourses" | "adultes",
  Benefit
>;

const fr: Reasons = {
  flexibilite: {
    title: "À votre rythme, sans limite d'âge",
    text: "De la 6e à la Terminale et en prépa ; le placement est décidé après étude du dossier.",
    icon: "hourglass-medium-duotone",
    claim: null,
  },
  diplome: {
    title: "Un diplôme connu des universités",
    text: "Le DESO est attribué par notre école partenaire. Chaque université, au Canada et ailleurs, décide de la place qu'elle lui donne.",
    icon: "certificate-duotone",
    claim: sources.admission,
  },
  universites: {
    title: "Accompagnement vers les universités",
    text: "Nous préparons et suivons votre dossier. La décision d'admission appartient à chaque université.",
    icon: "handshake-duotone",
    claim: sources.admission,
  },
  orientation: {
    title: "Orientation et dossier de visa",
    text: "Aide à la constitution du dossier. Pour un conseil en immigration, adressez-vous à un représentant autorisé.",
    icon: "compass-duotone",
    claim: null,
  },
  formule: {
    title: "En ligne ou sur place",
    text: "Seul ou en groupe, de jour ou de nuit, à Dakar, à Yaoundé ou depuis chez vous.",
    icon: "laptop-duotone",
    claim: null,
  },
  bourses: {
    title: "Des bourses à connaître",
    text: "Informations sur les bourses existantes au Canada et aux États-Unis ; attribution décidée par les universités.",
    icon: "coins-duotone",
    claim: null,
  },
  adultes: {
    title: "Le diplôme de l'Ontario pour adultes, salariés et employeurs sans bac",
    text: "Jusqu'à 6 mois selon votre dossier : durée établie après l'évaluation de vos acquis. Un diplôme d'études secondaires peut compter parmi les critères d'un projet d'immigration ; il ne donne pas droit à lui seul à la résidence permanente.",
    icon: "student-duotone",
    highlight: {
      figure: "6 mois",
      condition: "selon votre dossier, en ligne",
      action: "Voir les conditions",
      href: "/admission#adultes",
    },
    claim: sources.adults,
  },
};
const en: Reasons = {
  flexibilite: {
    title: "At your pace, with no age limit",
    text: "From Grade 6 to Grade 12 and in pre-university; placement is decided once your record has been read.",
    icon: "hourglass-medium-duotone",
    claim: null,
  },
  diplome: {
    title: "A diploma universities know",
    text: "The OSSD is granted by our partner school. Each university, in Canada and elsewhere, decides how much weight to give it.",
    icon: "certificate-duotone",
    claim: sources.admission,
  },
  universites: {
    title: "Support towards university",
    text: "We help you prepare your application and see it through. Each university makes its own admission decision.",
    icon: "handshake-duotone",
    claim: sources.admission,
  },
  orientation: {
    title: "Guidance, and help with the visa file",
    text: "Help assembling your file. For immigration advice, consult an authorised representative.",
    icon: "compass-duotone",
    claim: null,
  },
  formule: {
    title: "Online or on campus",
    text: "One-to-one or in a group, by day or by night, in Dakar, in Yaoundé or from home.",
    icon: "laptop-duotone",
    claim: null,
  },
  bourses: {
    title: "Scholarships worth knowing",
    text: "Information on existing scholarships in Canada and the United States; universities decide.",
    icon: "coins-duotone",
    claim: null,
  },
  adultes: {
    title: "The Ontario diploma for adults, employees and employers without a bac",
    text: "As little as 6 months depending on your record: timeline set after an assessment of prior learning. A secondary diploma may count among immigration criteria; on its own it gives no right to permanent residence.",
    icon: "student-duotone",
    highlight: {
      figure: "6 months",
      condition: "depending on your record, online",
      action: "See the conditions",
      href: "/admission#adultes",
    },
    claim: sources.adults,
  },
};

/** Seven reasons; the last is emphasised and states its condition next to its number. */
export const benefits = { fr, en };

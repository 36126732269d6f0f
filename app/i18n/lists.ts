import { defineMessages } from "./define-messages.ts";

const fr = {
  activities: {
    studies: "Études",
    internship: "Stage",
    employment: "Emploi",
    break: "Interruption ou année de césure",
    "language-stay": "Séjour linguistique",
    volunteering: "Bénévolat",
    "vocational-training": "Formation professionnelle",
    other: "Autre",
  },
  levelGroups: {
    primary: "Primaire",
    french: "Sénégal, France, Cameroun francophone",
    technical: "Enseignement technique",
    english: "Cameroun anglophone",
    ontario: "Ontario et autres provinces du Canada",
    quebec: "Québec",
    higher: "Enseignement supérieur",
    otherLevels: "Autre",
  },
  levels: {
    primary: "Primaire",
    "6e": "6e (6e année, Form 1)",
    "5e": "5e (7e année, Form 2)",
    "4e": "4e (8e année, Form 3)",
    "3e": "3e (9e année, Form 4)",
    "2de": "2de (10e année, Form 5)",
    "1re": "1re (11e année, Lower Sixth)",
    terminale: "Terminale (12e année, Upper Sixth)",
    "technical-1": "1re année technique",
    "technical-2": "2e année technique",
    "technical-3": "3e année technique",
    "technical-final": "Terminale technique",
    "form-1": "Form 1",
    "form-2": "Form 2",
    "form-3": "Form 3",
    "form-4": "Form 4",
    "form-5": "Form 5 (GCE O Level)",
    "lower-sixth": "Lower Sixth",
    "upper-sixth": "Upper Sixth (GCE A Level)",
    "grade-6": "Grade 6",
    "grade-7": "Grade 7",
    "grade-8": "Grade 8",
    "grade-9": "Grade 9",
    "grade-10": "Grade 10",
    "grade-11": "Grade 11",
    "grade-12": "Grade 12",
    "secondary-1": "Secondaire 1",
    "secondary-2": "Secondaire 2",
    "secondary-3": "Secondaire 3",
    "secondary-4": "Secondaire 4",
    "secondary-5": "Secondaire 5",
    cegep: "Cégep",
    bts: "BTS, DUT, DEUG ou HND",
    "cpge-1": "Classe préparatoire, 1re année",
    "cpge-2": "Classe préparatoire, 2e année",
    "licence-1": "Licence 1",
    "licence-2": "Licence 2",
    "licence-3": "Licence 3",
    "bachelor-1": "Bachelor 1",
    "bachelor-2": "Bachelor 2",
    "bachelor-3": "Bachelor 3",
    "bachelor-4": "Bachelor 4",
    "master-1": "Master 1",
    "master-2": "Master 2",
    doctorate: "Doctorat",
    vocational: "Formation professionnelle",
    other: "Autre",
  },
  scales: {
    "4": "GPA sur 4",
    "10": "sur 10",
    "20": "sur 20",
    "100": "sur 100",
    "4.3": "GPA sur 4,3",
    "4.33": "GPA sur 4,33",
    letter: "Lettre (A+ à F)",
    gce: "GCE (A à F)",
    mention: "Mention",
  },
  provinces: {
    senegal:
      "Dakar;Diourbel;Fatick;Kaffrine;Kaolack;Kédougou;Kolda;Louga;Matam;Saint-Louis;Sédhiou;Tambacounda;Thiès;Ziguinchor",
    cameroon: "Adamaoua;Centre;Est;Extrême-Nord;Littoral;Nord;Nord-Ouest;Ouest;Sud;Sud-Ouest",
    canada:
      "Alberta;Colombie-Britannique;Île-du-Prince-Édouard;Manitoba;Nouveau-Brunswick;Nouvelle-Écosse;Nunavut;Ontario;Québec;Saskatchewan;Terre-Neuve-et-Labrador;Territoires du Nord-Ouest;Yukon",
  },
  towns: {
    senegal:
      "Dakar;Diourbel;Fatick;Guédiawaye;Kaffrine;Kaolack;Kédougou;Kolda;Louga;Matam;Mbour;Pikine;Rufisque;Saint-Louis;Sédhiou;Tambacounda;Thiès;Touba;Ziguinchor",
    cameroon:
      "Bafoussam;Bamenda;Bertoua;Buea;Douala;Dschang;Ebolowa;Edéa;Garoua;Kribi;Kumba;Limbé;Maroua;Ngaoundéré;Nkongsamba;Yaoundé",
  },
  mentions: "Passable;Assez bien;Bien;Très bien;Excellent",
};

const en: typeof fr = {
  activities: {
    studies: "Study",
    internship: "Internship",
    employment: "Employment",
    break: "Break or gap year",
    "language-stay": "Language stay",
    volunteering: "Volunteering",
    "vocational-training": "Vocational training",
    other: "Other",
  },
  levelGroups: {
    primary: "Primary",
    french: "Senegal, France, French-speaking Cameroon",
    technical: "Technical education",
    english: "English-speaking Cameroon",
    ontario: "Ontario and other Canadian provinces",
    quebec: "Quebec",
    higher: "Higher education",
    otherLevels: "Other",
  },
  levels: {
    primary: "Primary",
    "6e": "6e (Grade 6, Form 1)",
    "5e": "5e (Grade 7, Form 2)",
    "4e": "4e (Grade 8, Form 3)",
    "3e": "3e (Grade 9, Form 4)",
    "2de": "2de (Grade 10, Form 5)",
    "1re": "1re (Grade 11, Lower Sixth)",
    terminale: "Terminale (Grade 12, Upper Sixth)",
    "technical-1": "Technical, year 1",
    "technical-2": "Technical, year 2",
    "technical-3": "Technical, year 3",
    "technical-final": "Technical, final year",
    "form-1": "Form 1",
    "form-2": "Form 2",
    "form-3": "Form 3",
    "form-4": "Form 4",
    "form-5": "Form 5 (GCE O Level)",
    "lower-sixth": "Lower Sixth",
    "upper-sixth": "Upper Sixth (GCE A Level)",
    "grade-6": "Grade 6",
    "grade-7": "Grade 7",
    "grade-8": "Grade 8",
    "grade-9": "Grade 9",
    "grade-10": "Grade 10",
    "grade-11": "Grade 11",
    "grade-12": "Grade 12",
    "secondary-1": "Secondary 1",
    "secondary-2": "Secondary 2",
    "secondary-3": "Secondary 3",
    "secondary-4": "Secondary 4",
    "secondary-5": "Secondary 5",
    cegep: "CEGEP",
    bts: "BTS, DUT, DEUG or HND",
    "cpge-1": "Preparatory class, year 1",
    "cpge-2": "Preparatory class, year 2",
    "licence-1": "Licence 1",
    "licence-2": "Licence 2",
    "licence-3": "Licence 3",
    "bachelor-1": "Bachelor 1",
    "bachelor-2": "Bachelor 2",
    "bachelor-3": "Bachelor 3",
    "bachelor-4": "Bachelor 4",
    "master-1": "Master 1",
    "master-2": "Master 2",
    doctorate: "Doctorate",
    vocational: "Vocational training",
    other: "Other",
  },
  scales: {
    "4": "GPA out of 4",
    "10": "out of 10",
    "20": "out of 20",
    "100": "out of 100",
    "4.3": "GPA out of 4.3",
    "4.33": "GPA out of 4.33",
    letter: "Letter (A+ to F)",
    gce: "GCE (A to F)",
    mention: "Distinction (mention)",
  },
  provinces: {
    senegal:
      "Dakar;Diourbel;Fatick;Kaffrine;Kaolack;Kédougou;Kolda;Louga;Matam;Saint-Louis;Sédhiou;Tambacounda;Thiès;Ziguinchor",
    cameroon: "Adamawa;Centre;East;Far North;Littoral;North;North-West;West;South;South-West",
    canada:
      "Alberta;British Columbia;Manitoba;New Brunswick;Newfoundland and Labrador;Northwest Territories;Nova Scotia;Nunavut;Ontario;Prince Edward Island;Quebec;Saskatchewan;Yukon",
  },
  towns: {
    senegal:
      "Dakar;Diourbel;Fatick;Guédiawaye;Kaffrine;Kaolack;Kédougou;Kolda;Louga;Matam;Mbour;Pikine;Rufisque;Saint-Louis;Sédhiou;Tambacounda;Thiès;Touba;Ziguinchor",
    cameroon:
      "Bafoussam;Bamenda;Bertoua;Buea;Douala;Dschang;Ebolowa;Edéa;Garoua;Kribi;Kumba;Limbé;Maroua;Ngaoundéré;Nkongsamba;Yaoundé",
  },
  mentions: "Passable;Assez bien;Bien;Très bien;Excellent",
};

/**
 * Labels of the lists of the forms: activities, levels, scales, regions and towns. A long list of suggestions is one
 * text, separated by semicolons.
 */
export const listsMessages = defineMessages(fr, en);

/** The countries with listed regions and towns. */
const knownCountries = { SN: "senegal", CM: "cameroon", CA: "canada" } as const;

export type PlaceSuggestion = { value: string; country: string };

/**
 * Suggestions for a place with their country code: of one country, or of all when none is chosen. Other values can be
 * typed too.
 */
export function listPlaceSuggestions(
  placeLists: Partial<Record<(typeof knownCountries)[keyof typeof knownCountries], string>>,
  country: string,
): PlaceSuggestion[] {
  return Object.entries(knownCountries)
    .filter(([code]) => !country || code === country)
    .flatMap(([code, name]) =>
      (placeLists[name]?.split(";") ?? []).map((value) => ({ value, country: code })),
    );
}

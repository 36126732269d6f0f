import type { State } from "#app/features/admissions/application-state.ts";
import type { ReopenableSection } from "#app/features/admissions/corrections/reopened-sections.ts";

/** One invented candidate; any resemblance to a real person is accidental. */
export type Applicant = ApplicantDetails & {
  campus: "senegal" | "cameroon";
  last: string;
  first: string;
  born: string;
  place: string;
  /** The last school, its town and level, and the last year's average with its scale. */
  school: string;
  city: string;
  level: string;
  average: string;
  scale: string;
};

type ApplicantDetails = {
  /** How many years of study are declared, and how many of them, newest first, have a proof. */
  years: number;
  proofs: number;
  mother?: string;
  father?: string;
  guardian?: string;
  passport?: string;
  locale?: "en";
  /** How many days ago it was submitted. */
  sentDaysAgo: number;
  /** The state of each choice, in order of preference. */
  states: State[];
  /** Sections that a correction request has reopened. */
  reopened?: ReopenableSection[];
};

/** last, first, born, place, school, city, level, average, scale */
type Line = [string, string, string, string, string, string, string, string, string];

const createApplicant =
  (campus: Applicant["campus"]) =>
  (line: Line, details: ApplicantDetails): Applicant => {
    const [last, first, born, place, school, city, level, average, scale] = line;
    return { campus, last, first, born, place, school, city, level, average, scale, ...details };
  };
const senegal = createApplicant("senegal");
const cameroon = createApplicant("cameroon");

const SENT: State = "submitted";
const REVIEW: State = "under-review";

/** Twenty-seven candidates of the campus of Dakar and thirteen of Yaoundé, earliest submission first. */
export const applicants: Applicant[] = [
  senegal(
    [
      "Sarr",
      "Fatou",
      "2006-02-11",
      "Kaolack",
      "Lycée Valdiodio-Ndiaye",
      "Kaolack",
      "terminale",
      "13.2",
      "20",
    ],
    {
      years: 3,
      proofs: 3,
      mother: "Ndèye Coumba Faye",
      sentDaysAgo: 47,
      states: ["enrolled", "declined"],
    },
  ),
  senegal(
    [
      "Ndiaye",
      "Babacar",
      "2007-06-30",
      "Thiès",
      "Lycée Malick-Sy",
      "Thiès",
      "terminale",
      "15.1",
      "20",
    ],
    {
      years: 3,
      proofs: 2,
      father: "Oumar Ndiaye",
      passport: "A01740922",
      sentDaysAgo: 45,
      states: ["accepted", "offer", REVIEW],
    },
  ),
  cameroon(
    [
      "Mbarga Essomba",
      "Junior Christian",
      "2007-05-19",
      "Yaoundé",
      "Lycée général Leclerc",
      "Yaoundé",
      "terminale",
      "12.8",
      "20",
    ],
    {
      years: 4,
      proofs: 4,
      mother: "Jeanne Essomba",
      sentDaysAgo: 44,
      states: ["offer", REVIEW, REVIEW, SENT, SENT],
    },
  ),
  senegal(
    [
      "Diop",
      "Cheikh Ahmadou Bamba",
      "2011-09-02",
      "Touba",
      "Collège Cheikh-Anta-Diop",
      "Touba",
      "3e",
      "14",
      "20",
    ],
    {
      years: 3,
      proofs: 3,
      father: "Modou Diop",
      mother: "Sokhna Mbacké",
      sentDaysAgo: 42,
      states: ["more-information-asked"],
    },
  ),
  cameroon(
    [
      "Ngo Biyong",
      "Marie-Claire",
      "2008-01-27",
      "Édéa",
      "Collège Chevreul",
      "Douala",
      "terminale",
      "14.6",
      "20",
    ],
    {
      years: 2,
      proofs: 2,
      mother: "Ruth Ngo Bayiha",
      sentDaysAgo: 41,
      states: [REVIEW, REVIEW, "waiting-list", SENT],
    },
  ),
  senegal(
    [
      "Gomis",
      "Marie Louise",
      "2005-12-08",
      "Ziguinchor",
      "Lycée Djignabo",
      "Ziguinchor",
      "licence-1",
      "12.1",
      "20",
    ],
    {
      years: 5,
      proofs: 3,
      guardian: "Paul Gomis",
      sentDaysAgo: 40,
      states: ["refused", "waiting-list"],
    },
  ),
  senegal(
    [
      "Bâ",
      "Ousmane",
      "2009-04-14",
      "Podor",
      "Lycée Charles-de-Gaulle",
      "Saint-Louis",
      "terminale",
      "13.9",
      "20",
    ],
    {
      years: 3,
      proofs: 3,
      father: "Samba Bâ",
      sentDaysAgo: 38,
      states: ["conditional-offer", REVIEW, REVIEW],
    },
  ),
  senegal(
    [
      "Diallo",
      "Thierno Souleymane",
      "2010-07-21",
      "Kolda",
      "Lycée Alpha-Molo-Baldé",
      "Kolda",
      "2de",
      "11.4",
      "20",
    ],
    {
      years: 2,
      proofs: 1,
      mother: "Aminata Diallo",
      father: "Mamadou Diallo",
      sentDaysAgo: 37,
      states: [REVIEW, SENT],
    },
  ),
  cameroon(
    [
      "Tchouameni",
      "Brice",
      "2008-03-16",
      "Bafoussam",
      "Lycée classique de Bafoussam",
      "Bafoussam",
      "terminale",
      "11.9",
      "20",
    ],
    {
      years: 4,
      proofs: 1,
      father: "Joseph Tchouameni",
      sentDaysAgo: 36,
      states: [REVIEW, REVIEW, SENT, SENT, SENT, SENT, SENT],
    },
  ),
  senegal(
    [
      "Sow",
      "Adja Khady",
      "2007-10-05",
      "Dakar",
      "Institution Sainte-Jeanne-d’Arc",
      "Dakar",
      "terminale",
      "16.2",
      "20",
    ],
    {
      years: 3,
      proofs: 3,
      mother: "Rokhaya Kane",
      passport: "A02931175",
      sentDaysAgo: 35,
      states: ["offer", "interview"],
    },
  ),
  senegal(
    [
      "Mané",
      "Lamine",
      "2006-08-18",
      "Sédhiou",
      "Lycée Ibou-Diallo",
      "Sédhiou",
      "terminale",
      "10.7",
      "20",
    ],
    { years: 4, proofs: 2, sentDaysAgo: 34, states: ["refused"] },
  ),
  cameroon(
    [
      "Atangana Owona",
      "Rosine",
      "1999-11-03",
      "Mbalmayo",
      "Lycée de Mbalmayo",
      "Mbalmayo",
      "bts",
      "12.5",
      "20",
    ],
    { years: 3, proofs: 3, sentDaysAgo: 33, states: ["interview"] },
  ),
  senegal(
    [
      "Cissé",
      "Mouhamadou Moustapha",
      "2009-01-09",
      "Rufisque",
      "Lycée Abdoulaye-Sadji",
      "Rufisque",
      "1re",
      "13",
      "20",
    ],
    {
      years: 3,
      proofs: 2,
      father: "Alioune Cissé",
      mother: "Fatou Gaye",
      sentDaysAgo: 32,
      states: [REVIEW, SENT, SENT],
    },
  ),
  cameroon(
    [
      "Fonkou",
      "Ashley Bih",
      "2008-06-12",
      "Bamenda",
      "Sacred Heart College",
      "Bamenda",
      "upper-sixth",
      "B",
      "gce",
    ],
    {
      years: 3,
      proofs: 2,
      mother: "Comfort Bih",
      locale: "en",
      sentDaysAgo: 31,
      states: ["interview", REVIEW],
    },
  ),
  senegal(
    [
      "N’Diaye",
      "Mame Diarra",
      "2012-02-25",
      "Dakar",
      "Collège Sacré-Cœur",
      "Dakar",
      "4e",
      "15.4",
      "20",
    ],
    {
      years: 2,
      proofs: 1,
      mother: "Mame Astou Ly",
      sentDaysAgo: 30,
      states: ["more-information-asked"],
      reopened: ["identity"],
    },
  ),
  senegal(
    [
      "Faye",
      "Ndeye Maguette",
      "2007-03-30",
      "Mbour",
      "Lycée Demba-Diop",
      "Mbour",
      "terminale",
      "12.3",
      "20",
    ],
    { years: 3, proofs: 3, sentDaysAgo: 28, states: [REVIEW, REVIEW] },
  ),
  cameroon(
    [
      "Kamga",
      "Ange Stéphane",
      "2007-12-20",
      "Bafang",
      "Collège Libermann",
      "Douala",
      "terminale",
      "15.8",
      "20",
    ],
    {
      years: 5,
      proofs: 5,
      father: "Pierre Kamga",
      passport: "0583321",
      sentDaysAgo: 27,
      states: [REVIEW, REVIEW, REVIEW, SENT, SENT, SENT],
    },
  ),
  senegal(
    [
      "Gueye",
      "Seynabou",
      "2010-05-17",
      "Dakar",
      "Cours Sainte-Marie de Hann",
      "Dakar",
      "2de",
      "14.9",
      "20",
    ],
    { years: 2, proofs: 2, mother: "Awa Gueye", sentDaysAgo: 26, states: [REVIEW, SENT] },
  ),
  senegal(
    [
      "Sané",
      "Ibrahima Khalil",
      "2005-07-07",
      "Bignona",
      "Lycée Ahoune-Sané",
      "Bignona",
      "licence-2",
      "11.8",
      "20",
    ],
    { years: 5, proofs: 4, sentDaysAgo: 25, states: ["waiting-list", REVIEW] },
  ),
  cameroon(
    [
      "Abena",
      "Solange Estelle",
      "2006-09-29",
      "Ebolowa",
      "Lycée classique d’Ebolowa",
      "Ebolowa",
      "licence-1",
      "13.4",
      "20",
    ],
    { years: 4, proofs: 2, sentDaysAgo: 24, states: ["more-information-asked", REVIEW, SENT] },
  ),
  senegal(
    [
      "Thiam",
      "El Hadji Malick",
      "2009-08-23",
      "Tivaouane",
      "Lycée Ababacar-Sy",
      "Tivaouane",
      "terminale",
      "12.7",
      "20",
    ],
    { years: 3, proofs: 2, father: "Mor Thiam", sentDaysAgo: 22, states: [REVIEW, SENT] },
  ),
  senegal(
    ["Dieng", "Rokhaya", "2008-11-30", "Louga", "Lycée Malick-Sall", "Louga", "1re", "13.6", "20"],
    { years: 2, proofs: 1, mother: "Coumba Dieng", sentDaysAgo: 21, states: ["withdrawn", REVIEW] },
  ),
  cameroon(
    [
      "Njoya",
      "Ibrahim Aboubakar",
      "2009-10-10",
      "Foumban",
      "Lycée classique de Foumban",
      "Foumban",
      "1re",
      "12",
      "20",
    ],
    { years: 3, proofs: 3, father: "Moussa Njoya", sentDaysAgo: 20, states: [REVIEW] },
  ),
  senegal(
    [
      "Mendy",
      "Jean-Baptiste",
      "2006-04-04",
      "Dakar",
      "Collège Saint-Michel",
      "Dakar",
      "terminale",
      "14.1",
      "20",
    ],
    { years: 3, proofs: 3, sentDaysAgo: 19, states: ["interview", REVIEW, SENT] },
  ),
  senegal(
    [
      "Seck",
      "Awa Cheikh",
      "2008-07-14",
      "Diourbel",
      "Lycée Cheikh-Ahmadou-Bamba",
      "Diourbel",
      "terminale",
      "11.2",
      "20",
    ],
    { years: 4, proofs: 2, mother: "Bineta Seck", sentDaysAgo: 18, states: [SENT, SENT] },
  ),
  cameroon(
    [
      "Tabi",
      "Divine Enow",
      "2009-02-18",
      "Buea",
      "Bilingual Grammar School",
      "Buea",
      "lower-sixth",
      "82",
      "100",
    ],
    {
      years: 3,
      proofs: 1,
      mother: "Grace Enow",
      locale: "en",
      sentDaysAgo: 16,
      states: [REVIEW, SENT],
    },
  ),
  senegal(
    [
      "Wade",
      "Mariama",
      "2007-01-22",
      "Kaffrine",
      "Lycée Babacar-Cobar-Ndao",
      "Kaffrine",
      "terminale",
      "13.3",
      "20",
    ],
    { years: 3, proofs: 3, sentDaysAgo: 15, states: [SENT, SENT, SENT] },
  ),
  senegal(
    [
      "Badji",
      "Aliou",
      "2010-12-12",
      "Oussouye",
      "Lycée Aline-Sitoé-Diatta",
      "Oussouye",
      "2de",
      "12.9",
      "20",
    ],
    { years: 2, proofs: 2, guardian: "Henriette Diatta", sentDaysAgo: 14, states: [SENT] },
  ),
  senegal(
    [
      "Touré",
      "Khadidiatou",
      "2005-05-26",
      "Tambacounda",
      "Lycée Mame-Cheikh-Mbaye",
      "Tambacounda",
      "licence-1",
      "12.4",
      "20",
    ],
    { years: 4, proofs: 3, sentDaysAgo: 13, states: [SENT, SENT] },
  ),
  cameroon(
    [
      "Mvondo",
      "Cédric Landry",
      "2008-08-08",
      "Yaoundé",
      "Collège Vogt",
      "Yaoundé",
      "terminale",
      "14.3",
      "20",
    ],
    { years: 3, proofs: 3, mother: "Berthe Mvondo", sentDaysAgo: 12, states: [SENT, SENT, SENT] },
  ),
  senegal(
    [
      "Camara",
      "Fanta",
      "2011-03-03",
      "Kédougou",
      "Collège Maciré-Bâ",
      "Kédougou",
      "3e",
      "15",
      "20",
    ],
    { years: 2, proofs: 1, father: "Sadio Camara", sentDaysAgo: 11, states: [SENT] },
  ),
  senegal(
    [
      "Niang",
      "Pape Abdou",
      "2007-09-15",
      "Guédiawaye",
      "Lycée Limamou-Laye",
      "Guédiawaye",
      "terminale",
      "10.9",
      "20",
    ],
    { years: 3, proofs: 0, sentDaysAgo: 10, states: [SENT, SENT] },
  ),
  senegal(
    [
      "Diatta",
      "Célestine",
      "2006-06-06",
      "Ziguinchor",
      "Lycée Djignabo",
      "Ziguinchor",
      "terminale",
      "13.7",
      "20",
    ],
    { years: 3, proofs: 3, sentDaysAgo: 9, states: [SENT, SENT, SENT, SENT] },
  ),
  cameroon(
    [
      "Hamadou",
      "Aïssa",
      "2010-01-31",
      "Garoua",
      "Lycée classique de Garoua",
      "Garoua",
      "2de",
      "13.1",
      "20",
    ],
    { years: 2, proofs: 1, father: "Bouba Hamadou", sentDaysAgo: 8, states: [SENT] },
  ),
  senegal(
    [
      "Ly",
      "Abdoul Aziz",
      "2008-10-19",
      "Matam",
      "Lycée de Matam",
      "Matam",
      "terminale",
      "12.2",
      "20",
    ],
    { years: 3, proofs: 2, mother: "Dieynaba Ly", sentDaysAgo: 7, states: [SENT, SENT] },
  ),
  cameroon(
    [
      "Ndongo",
      "Francis Xavier",
      "2003-04-25",
      "Bertoua",
      "Lycée de Bertoua",
      "Bertoua",
      "licence-3",
      "11.5",
      "20",
    ],
    { years: 5, proofs: 4, sentDaysAgo: 6, states: [SENT, SENT] },
  ),
  senegal(
    [
      "Kane",
      "Sokhna Aïda",
      "2009-06-01",
      "Pikine",
      "Lycée Seydina-Issa-Laye",
      "Pikine",
      "1re",
      "14.4",
      "20",
    ],
    {
      years: 2,
      proofs: 2,
      mother: "Oumy Kane",
      father: "Birane Kane",
      sentDaysAgo: 5,
      states: [SENT, SENT, SENT],
    },
  ),
  senegal(
    [
      "Basse",
      "Étienne",
      "2007-11-11",
      "Fatick",
      "Lycée Coumba-Ndoffène-Diouf",
      "Fatick",
      "terminale",
      "12.6",
      "20",
    ],
    { years: 3, proofs: 1, sentDaysAgo: 4, states: [SENT] },
  ),
  cameroon(
    [
      "Eyenga",
      "Carine Flore",
      "2008-05-05",
      "Sangmélima",
      "Lycée classique de Sangmélima",
      "Sangmélima",
      "terminale",
      "13.5",
      "20",
    ],
    { years: 3, proofs: 2, mother: "Odile Eyenga", sentDaysAgo: 3, states: [SENT, SENT] },
  ),
  senegal(
    [
      "Diouf",
      "Ndeye Fatou Binetou",
      "2010-09-09",
      "Dakar",
      "Lycée John-F.-Kennedy",
      "Dakar",
      "2de",
      "15.7",
      "20",
    ],
    { years: 2, proofs: 2, mother: "Yacine Diouf", sentDaysAgo: 1, states: [SENT, SENT] },
  ),
];

import type { State } from "#app/features/admissions/application.ts";
import type { Openable } from "#app/features/admissions/corrections/opening.ts";

/** One invented candidate. Nobody of this name is meant. */
export type Applicant = Told & {
  campus: "senegal" | "cameroon";
  last: string;
  first: string;
  born: string;
  place: string;
  /** The last school, its town, level, and the average of the last year with its scale. */
  school: string;
  city: string;
  level: string;
  average: string;
  scale: string;
};

type Told = {
  /** Years of study told, newest first; how many of them have a proof. */
  years: number;
  proofs: number;
  mother?: string;
  father?: string;
  guardian?: string;
  passport?: string;
  locale?: "en";
  /** How many days ago it was sent. */
  sent: number;
  /** The state of each choice, in order of preference. */
  states: State[];
  /** What is asked of them is a correction, in these sections. */
  reopened?: Openable[];
};

/** last, first, born, place, school, city, level, average, scale */
type Line = [string, string, string, string, string, string, string, string, string];

const of =
  (campus: Applicant["campus"]) =>
  (line: Line, told: Told): Applicant => {
    const [last, first, born, place, school, city, level, average, scale] = line;
    return { campus, last, first, born, place, school, city, level, average, scale, ...told };
  };
const sn = of("senegal");
const cm = of("cameroon");

const SENT: State = "submitted";
const REVIEW: State = "under-review";

/** Twenty-seven candidates of the campus of Dakar and thirteen of Yaoundé, the first sent first. */
export const applicants: Applicant[] = [
  sn(
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
      sent: 47,
      states: ["enrolled", "declined"],
    },
  ),
  sn(
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
      sent: 45,
      states: ["accepted", "offer", REVIEW],
    },
  ),
  cm(
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
      sent: 44,
      states: ["offer", REVIEW, REVIEW, SENT, SENT],
    },
  ),
  sn(
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
      sent: 42,
      states: ["more-information-asked"],
    },
  ),
  cm(
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
      sent: 41,
      states: [REVIEW, REVIEW, "waiting-list", SENT],
    },
  ),
  sn(
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
    { years: 5, proofs: 3, guardian: "Paul Gomis", sent: 40, states: ["refused", "waiting-list"] },
  ),
  sn(
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
      sent: 38,
      states: ["conditional-offer", REVIEW, REVIEW],
    },
  ),
  sn(
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
      sent: 37,
      states: [REVIEW, SENT],
    },
  ),
  cm(
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
      sent: 36,
      states: [REVIEW, REVIEW, SENT, SENT, SENT, SENT, SENT],
    },
  ),
  sn(
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
      sent: 35,
      states: ["offer", "interview"],
    },
  ),
  sn(
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
    { years: 4, proofs: 2, sent: 34, states: ["refused"] },
  ),
  cm(
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
    { years: 3, proofs: 3, sent: 33, states: ["interview"] },
  ),
  sn(
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
      sent: 32,
      states: [REVIEW, SENT, SENT],
    },
  ),
  cm(
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
      sent: 31,
      states: ["interview", REVIEW],
    },
  ),
  sn(
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
      sent: 30,
      states: ["more-information-asked"],
      reopened: ["identity"],
    },
  ),
  sn(
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
    { years: 3, proofs: 3, sent: 28, states: [REVIEW, REVIEW] },
  ),
  cm(
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
      sent: 27,
      states: [REVIEW, REVIEW, REVIEW, SENT, SENT, SENT],
    },
  ),
  sn(
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
    { years: 2, proofs: 2, mother: "Awa Gueye", sent: 26, states: [REVIEW, SENT] },
  ),
  sn(
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
    { years: 5, proofs: 4, sent: 25, states: ["waiting-list", REVIEW] },
  ),
  cm(
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
    { years: 4, proofs: 2, sent: 24, states: ["more-information-asked", REVIEW, SENT] },
  ),
  sn(
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
    { years: 3, proofs: 2, father: "Mor Thiam", sent: 22, states: [REVIEW, SENT] },
  ),
  sn(
    ["Dieng", "Rokhaya", "2008-11-30", "Louga", "Lycée Malick-Sall", "Louga", "1re", "13.6", "20"],
    { years: 2, proofs: 1, mother: "Coumba Dieng", sent: 21, states: ["withdrawn", REVIEW] },
  ),
  cm(
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
    { years: 3, proofs: 3, father: "Moussa Njoya", sent: 20, states: [REVIEW] },
  ),
  sn(
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
    { years: 3, proofs: 3, sent: 19, states: ["interview", REVIEW, SENT] },
  ),
  sn(
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
    { years: 4, proofs: 2, mother: "Bineta Seck", sent: 18, states: [SENT, SENT] },
  ),
  cm(
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
    { years: 3, proofs: 1, mother: "Grace Enow", locale: "en", sent: 16, states: [REVIEW, SENT] },
  ),
  sn(
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
    { years: 3, proofs: 3, sent: 15, states: [SENT, SENT, SENT] },
  ),
  sn(
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
    { years: 2, proofs: 2, guardian: "Henriette Diatta", sent: 14, states: [SENT] },
  ),
  sn(
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
    { years: 4, proofs: 3, sent: 13, states: [SENT, SENT] },
  ),
  cm(
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
    { years: 3, proofs: 3, mother: "Berthe Mvondo", sent: 12, states: [SENT, SENT, SENT] },
  ),
  sn(
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
    { years: 2, proofs: 1, father: "Sadio Camara", sent: 11, states: [SENT] },
  ),
  sn(
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
    { years: 3, proofs: 0, sent: 10, states: [SENT, SENT] },
  ),
  sn(
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
    { years: 3, proofs: 3, sent: 9, states: [SENT, SENT, SENT, SENT] },
  ),
  cm(
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
    { years: 2, proofs: 1, father: "Bouba Hamadou", sent: 8, states: [SENT] },
  ),
  sn(
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
    { years: 3, proofs: 2, mother: "Dieynaba Ly", sent: 7, states: [SENT, SENT] },
  ),
  cm(
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
    { years: 5, proofs: 4, sent: 6, states: [SENT, SENT] },
  ),
  sn(
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
      sent: 5,
      states: [SENT, SENT, SENT],
    },
  ),
  sn(
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
    { years: 3, proofs: 1, sent: 4, states: [SENT] },
  ),
  cm(
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
    { years: 3, proofs: 2, mother: "Odile Eyenga", sent: 3, states: [SENT, SENT] },
  ),
  sn(
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
    { years: 2, proofs: 2, mother: "Yacine Diouf", sent: 1, states: [SENT, SENT] },
  ),
];

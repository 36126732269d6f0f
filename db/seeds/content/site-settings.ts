import type { Notice, SchoolIdentity, Settings } from "#app/features/content/kinds.ts";
import { demoSchools } from "#app/i18n/school.ts";

const emptySocialLinks: Settings["social"] = [
  { network: "facebook", href: "" },
  { network: "instagram", href: "" },
  { network: "x", href: "" },
  { network: "linkedin", href: "" },
  { network: "other", href: "" },
];

/** The three accreditations belong to a business school that is not named yet, so they have no evidence. */
const unproved = { source: "", expiresOn: "" };

const fr: Settings = {
  tagline: "Le diplôme canadien à Dakar, à Yaoundé et en ligne.",
  statement:
    "[École de commerce partenaire, à compléter] déclare détenir les accréditations AACSB, EQUIS et AMBA.",
  proof: null,
  claim: unproved,
  marks: ["École partenaire", "École de commerce", "Réseau d'écoles"],
  social: emptySocialLinks,
  future: "https://www.canada.ca/fr/services/immigration-citoyennete.html",
  opensVideo: true,
  demonstration:
    "Site de démonstration : les lieux, les personnes et les partenaires sont imaginés.",
};
const en: Settings = {
  tagline: "The Canadian diploma in Dakar, in Yaoundé and online.",
  statement:
    "[Partner business school, to be completed] states that it holds AACSB, EQUIS and AMBA.",
  proof: null,
  claim: unproved,
  marks: ["Partner school", "Business school", "School network"],
  social: emptySocialLinks,
  future: "https://www.canada.ca/en/services/immigration-citizenship.html",
  opensVideo: true,
  demonstration: "Demonstration site: places, people and partners are imagined.",
};

/** The texts of the header and footer of every page. */
export const settings = { fr, en };

const frNotice: Notice = {
  active: false,
  title: "Portes ouvertes",
  text: "Venez visiter le campus en famille. Date : [à compléter].",
  scene: null,
  action: "Préparer ma visite",
  href: "/contacts",
};
const enNotice: Notice = {
  active: false,
  title: "Open day",
  text: "Come and visit the campus with your family. Date: [to be completed].",
  scene: null,
  action: "Plan my visit",
  href: "/contacts",
};

/** The dismissible notice, off until the staff switch it on. */
export const notice = { fr: frNotice, en: enNotice };

const { name, short } = demoSchools.fr;
const frSchool: SchoolIdentity = { name, short, article: "le", logo: null };
const enSchool: SchoolIdentity = { name, short, article: "", logo: null };

/** The school's identity, as in the interface's own texts, until the staff change it. */
export const school = { fr: frSchool, en: enSchool };

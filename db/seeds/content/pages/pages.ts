import { about as aboutEn } from "./about.en.ts";
import { about as aboutFr } from "./about.fr.ts";
import { actualite as actualiteEn } from "./actualite.en.ts";
import { actualite as actualiteFr } from "./actualite.fr.ts";
import { admission as admissionEn } from "./admission.en.ts";
import { admission as admissionFr } from "./admission.fr.ts";
import { autreFormation as autreFormationEn } from "./autre-formation.en.ts";
import { autreFormation as autreFormationFr } from "./autre-formation.fr.ts";
import { autreService as autreServiceEn } from "./autre-service.en.ts";
import { autreService as autreServiceFr } from "./autre-service.fr.ts";
import { contacts as contactsEn } from "./contacts.en.ts";
import { contacts as contactsFr } from "./contacts.fr.ts";
import { credits as creditsEn } from "./credits.en.ts";
import { credits as creditsFr } from "./credits.fr.ts";
import { curriculum as curriculumEn } from "./curriculum.en.ts";
import { curriculum as curriculumFr } from "./curriculum.fr.ts";
import { engagements as engagementsEn } from "./engagements.en.ts";
import { engagements as engagementsFr } from "./engagements.fr.ts";
import { pdg as pdgEn } from "./pdg.en.ts";
import { pdg as pdgFr } from "./pdg.fr.ts";
import { prepaGd as prepaGdEn } from "./prepa-gd.en.ts";
import { prepaGd as prepaGdFr } from "./prepa-gd.fr.ts";
import { prepaHybride as prepaHybrideEn } from "./prepa-hybride.en.ts";
import { prepaHybride as prepaHybrideFr } from "./prepa-hybride.fr.ts";
import { privacy as privacyEn } from "./privacy.en.ts";
import { privacy as privacyFr } from "./privacy.fr.ts";
import { terms as termsEn } from "./terms.en.ts";
import { terms as termsFr } from "./terms.fr.ts";
import { valeurs as valeursEn } from "./valeurs.en.ts";
import { valeurs as valeursFr } from "./valeurs.fr.ts";

/** The pages, by their path. */
export const pages = {
  fr: {
    admission: admissionFr,
    about: aboutFr,
    pdg: pdgFr,
    curriculum: curriculumFr,
    "prepa-gd": prepaGdFr,
    "prepa-hybride": prepaHybrideFr,
    "autre-formation": autreFormationFr,
    "autre-service": autreServiceFr,
    actualite: actualiteFr,
    contacts: contactsFr,
    engagements: engagementsFr,
    valeurs: valeursFr,
    terms: termsFr,
    privacy: privacyFr,
    credits: creditsFr,
  },
  en: {
    admission: admissionEn,
    about: aboutEn,
    pdg: pdgEn,
    curriculum: curriculumEn,
    "prepa-gd": prepaGdEn,
    "prepa-hybride": prepaHybrideEn,
    "autre-formation": autreFormationEn,
    "autre-service": autreServiceEn,
    actualite: actualiteEn,
    contacts: contactsEn,
    engagements: engagementsEn,
    valeurs: valeursEn,
    terms: termsEn,
    privacy: privacyEn,
    credits: creditsEn,
  },
};

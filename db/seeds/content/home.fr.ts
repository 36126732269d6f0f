import type { Home } from "#app/features/content/kinds.ts";
import { decorativeScene } from "./scenes.ts";

export const home: Home = {
  title: "Diplôme canadien à Dakar, Yaoundé et en ligne",
  description:
    "Programme secondaire de l'Ontario, prépa universitaire et double diplôme, à Dakar, à Yaoundé et en ligne. De jour ou de nuit, à votre rythme.",
  welcomeFr: "Bienvenue au Collège Érabao",
  welcomeEn: "Welcome to Collège Érabao",
  hero: {
    watch: "Voir la vidéo",
    apply: { action: "Déposer ma candidature", href: "/espace-etudiant/candidate" },
  },
  film: {
    title: "Bienvenue au Collège Érabao",
    text: "Deux campus, une classe en ligne et un programme venu de l'Ontario, en quelques images. Vidéo de démonstration, sous-titrée.",
    clip: { name: "welcome", seconds: 20, poster: decorativeScene("crossing") },
  },
  accreditation: {
    label: "Accréditations",
    sentence:
      "Notre école partenaire est inspectée par le ministère de l'Éducation de l'Ontario et autorisée à attribuer des crédits menant au diplôme d'études secondaires de l'Ontario (DESO). Numéro d'établissement (BSID) : [à compléter].",
    claim: {
      source: "https://www.ontario.ca/page/private-schools-in-ontario",
      expiresOn: "2027-08-31",
    },
  },
  programmes: {
    heading: "Découvrez nos programmes",
    lead: "De la 6e à l'université, trois chemins vers les études supérieures au Canada et ailleurs.",
    asks: [
      { action: "Comment postuler : voir l'admission", href: "/admission" },
      { action: "Demander les frais", href: "/contacts?sujet=fees#ecrire" },
    ],
  },
  benefits: {
    heading: "Pourquoi étudier chez nous ?",
    lead: "Sept raisons, et les conditions qui vont avec.",
  },
  video: {
    kicker: "L'école en images",
    heading: "Une classe ici, un programme de là-bas",
    text: "Les cours de l'Ontario, l'étude du soir, la cour à l'ombre du grand arbre. Et ce que les élèves emportent quand ils partent.",
    scene: decorativeScene("flame-tree"),
    action: "Voir Plus",
    href: "/about",
  },
  news: { heading: "Actualités", action: "Toutes les actualités", href: "/actualite" },
  testimonials: {
    kicker: "Témoignages",
    heading: "Ils nous ont fait confiance",
    label: "Ils nous ont fait confiance : témoignages",
    lead: "Dix histoires d'élèves et de parents seront racontées ici, avec leur accord. En attendant, dix vidéos de démonstration.",
    more: "Voir les 6 autres témoignages",
    end: {
      title: "Et vous ?",
      text: "Votre histoire peut commencer par un dossier, rempli à votre rythme.",
      action: "Déposer ma candidature",
      href: "/espace-etudiant/candidate",
    },
  },
  partners: {
    kicker: "Nos partenaires",
    heading: "Ils nous ont fait confiance",
    label: "Ils nous ont fait confiance : partenaires",
  },
  campuses: {
    heading: "D'une rive à l'autre",
    lead: "Deux campus en Afrique, un programme de l'Ontario, et une classe en ligne pour tous les autres.",
    map: "Carte : Dakar et Yaoundé reliées à l'Ontario",
    there: "Ontario",
    online: {
      title: "Classe en ligne",
      text: "Les mêmes cours depuis chez vous, de jour ou de nuit. Un téléphone suffit pour commencer votre dossier.",
      note: "Horaires des cours : [à compléter]",
      action: "Voir le curriculum",
      href: "/curriculum",
    },
  },
};

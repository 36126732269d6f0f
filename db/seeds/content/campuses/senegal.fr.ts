import type { Campus } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const senegal: Campus = {
  title: "Campus du Sénégal",
  description:
    "Le campus de Dakar du Collège Érabao : cours de l'Ontario, prépa et double diplôme. Adresse, téléphone, horaires, lieux et visites.",
  country: "Sénégal",
  city: "Dakar",
  name: "Campus de Dakar",
  href: "/campus/SENEGAL",
  lead: "Dakar, face à l'océan : une cour, un grand arbre et des salles ouvertes de jour comme de nuit.",
  scene: decorativeScene("school-dakar"),
  card: {
    scene: decorativeScene("school-evening"),
    title: "Dakar, au Sénégal",
    text: "Les mêmes cours, le même diplôme, au bord de l'Atlantique, avec le bac sénégalais en ligne de mire.",
    action: "Découvrir le campus du Sénégal",
  },
  lines: ["[Rue ou lot à compléter], [quartier]", "BP 0000, Dakar, Sénégal"],
  phone: "+221 00 000 00 00",
  whatsapp: "+221 00 000 00 00",
  email: "dakar@erabao.example",
  hours: [
    { days: "Du lundi au vendredi", time: "[à compléter]" },
    { days: "Samedi", time: "[à compléter]" },
    { days: "Vacances", time: "[à compléter]" },
  ],
  map: {
    name: "map-senegal",
    alt: "Carte du Sénégal : Dakar est à la pointe ouest, au bord de l'Atlantique",
  },
  directions: null,
  visit: { action: "Visiter le campus", href: "/contacts?campus=SENEGAL&sujet=visit#ecrire" },
  inside: [
    {
      type: "text",
      heading: "Le programme de l'Ontario, à Dakar",
      body: parseRichText(`
        À Dakar, les élèves préparent les cours de l'Ontario sans quitter leur ville. Certains ne suivent
        que ce programme ; d'autres restent dans leur établissement et nous rejoignent le soir ou en ligne pour mener
        [deux diplômes de front](/prepa-hybride), avec le BFEM ou le baccalauréat sénégalais.

        La journée est réservée au secondaire et à la prépa ; la soirée, aux adultes et aux élèves du double
        parcours. Un élève retenu chez lui peut suivre le même cours à distance. Le placement est décidé
        après étude du dossier.
      `),
    },
    {
      type: "amenities",
      heading: "Ce que vous y trouvez",
      items: [
        {
          title: "Laboratoire",
          text: "Physique, chimie et biologie, en petits groupes.",
          icon: "flask-duotone",
        },
        {
          title: "Bibliothèque",
          text: "Des livres en français et en anglais.",
          icon: "books-duotone",
        },
        {
          title: "Salle connectée",
          text: "Des ordinateurs en libre accès pour étudier.",
          icon: "wifi-high-duotone",
        },
        {
          title: "Terrain",
          text: "Le basket, et tout ce qui se joue à plusieurs.",
          icon: "basketball-duotone",
        },
        {
          title: "Repas du midi",
          text: "Sur place, sur inscription.",
          icon: "bowl-food-duotone",
        },
        {
          title: "Accès",
          text: "Des salles de plain-pied, sans marche.",
          icon: "wheelchair-duotone",
        },
      ],
    },
    {
      type: "note",
      heading: "Un campus de démonstration",
      body: parseRichText(`
        Les lieux décrits ici sont imaginés. L'école y met ses propres salles, ses photos, son adresse et
        ses horaires.
      `),
    },
  ],
  sections: [
    {
      type: "pictures",
      look: "mosaic",
      id: "journee",
      heading: "Une journée sur place",
      items: [
        {
          scene: decorativeScene("teacher"),
          label: "Le matin",
          caption: "le cours de fonctions avancées (MHF4U)",
        },
        {
          scene: decorativeScene("microscope"),
          label: "L'après-midi",
          caption: "les travaux pratiques de chimie",
        },
        { scene: decorativeScene("bookcase"), label: "Le soir", caption: "l'étude accompagnée" },
      ],
    },
    {
      type: "text",
      id: "reperes",
      heading: "Les deux calendriers",
      body: parseRichText(`
        Au Sénégal, l'année scolaire va d'octobre à juillet ; celle de l'Ontario, de septembre à juin, en
        deux sessions. Les quelques semaines d'écart servent à la mise à niveau en anglais et en méthodes.

        L'enseignement moyen mène au BFEM, en 3e ; le secondaire, au baccalauréat, en Terminale. Les deux
        examens restent organisés par les autorités sénégalaises. L'école y prépare, elle ne les
        organise pas.
      `),
      facts: [
        { label: "Année nationale", value: "Octobre à juillet" },
        { label: "Année de l'Ontario", value: "Septembre à juin" },
        { label: "Examens nationaux", value: "BFEM, bac" },
        { label: "Rentrée", value: "[à compléter]" },
      ],
    },
    {
      ...callsToAction.fr,
      second: { ...callsToAction.fr.second, href: "/contacts?campus=SENEGAL#ecrire" },
      title: "Venez voir par vous-même",
      text: "Proposez deux dates par la page Contact : nous vous montrons les salles et nous répondons aux questions de toute la famille.",
    },
  ],
};

import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const prepaGd: Page = {
  title: "Prépa universitaire",
  lead: "Une année, après le secondaire, pour arriver préparé à l'université.",
  description:
    "La prépa universitaire canadienne : cours ontariens de 12e année, anglais et français universitaires, méthodes, orientation et candidatures.",
  trail: "Programmes",
  scene: decorativeScene("snow-walk"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Durée", value: "Une année" },
        { label: "Niveau d'entrée", value: "Fin du secondaire" },
        { label: "Cours", value: "12e année, 4U et 4M" },
        { label: "À la sortie", value: "Un dossier complet" },
      ],
    },
    {
      type: "text",
      id: "principe",
      heading: "Ce que c'est, et ce que ce n'est pas",
      short: "Le principe",
      body: parseRichText(`
        La prépa universitaire canadienne n'est pas une classe préparatoire à la française. Il n'y a
        pas de concours au bout : au Canada, on entre à l'université sur dossier. C'est une année de
        mise à niveau, faite de cours ontariens de 12e année, d'anglais et de français
        universitaires, de méthodes de travail, d'orientation et de candidatures.

        Elle s'adresse à celles et ceux qui ont terminé le secondaire, ou presque, et qui ne veulent
        pas découvrir le même mois un pays, une langue et une façon d'étudier. On s'exerce ici,
        entouré, à ce qui décourage là-bas quand on est seul : rédiger un devoir de dix pages, suivre un
        cours magistral en anglais, tenir un calendrier, demander de l'aide avant qu'il soit trop tard.
      `),
      scene: decorativeScene("two-lamps"),
    },
    {
      type: "table",
      id: "annee",
      heading: "Une année type",
      short: "L'année",
      lead: "Le programme exact se compose avec vous, selon les études visées et les cours déjà validés.",
      caption: "Exemple, à adapter à chaque dossier.",
      columns: [{ label: "Domaine" }, { label: "Cours" }, { label: "Pourquoi" }],
      rows: [
        {
          cells: [
            "Anglais",
            "ENG4U, ou une passerelle si votre niveau le demande",
            "Préalable courant des programmes offerts en anglais",
          ],
        },
        {
          cells: [
            "Fonctions",
            "MHF4U",
            "Se suit avant le calcul différentiel (MCV4U), ou en même temps",
          ],
        },
        {
          cells: [
            "Calcul différentiel ou données",
            "MCV4U ou MDM4U",
            "Le premier pour les sciences et le génie, le second pour les sciences sociales et la gestion",
          ],
        },
        {
          cells: [
            "Deux cours de spécialité",
            "Deux sciences, ou la comptabilité (BAT4M) et l'économie (CIE4U)",
            "Selon la faculté visée",
          ],
        },
        {
          cells: [
            "Un cours au choix",
            "Une option 4U ou 4M",
            "Pour compléter les six cours qui comptent",
          ],
        },
        {
          cells: [
            "Langues",
            "TOEFL ou IELTS, TEF ou TCF",
            "Chaque université dit quel test elle accepte, et à quel niveau",
          ],
        },
      ],
      note: "Les préalables changent d'un programme à l'autre et d'une année à l'autre : vérifiez toujours sur le site officiel de l'université.",
    },
    {
      type: "steps",
      id: "etapes",
      heading: "L'année, étape par étape",
      short: "Les étapes",
      items: [
        {
          title: "Le point de départ",
          text: "On lit vos bulletins, on évalue votre anglais, votre français et vos mathématiques. Vous savez d'où vous partez.",
        },
        {
          title: "Le choix des études",
          text: "On compare les programmes, leurs préalables et leurs calendriers. On retient peu d'universités, mais on les connaît bien.",
        },
        {
          title: "Les cours et les méthodes",
          text: "Prendre des notes, chercher une source, rédiger, réviser à plusieurs : ces habitudes se travaillent chaque semaine.",
        },
        {
          title: "Les dossiers",
          text: "Relevés, lettres, tests de langue, formulaires : chaque pièce est relue avec vous avant d'être envoyée.",
        },
        {
          title: "Les réponses",
          text: "Une offre est conditionnelle jusqu'aux notes finales. On lit ensemble ce qu'elle demande, et on garde une solution de rechange.",
        },
      ],
    },
    {
      type: "text",
      id: "moyenne",
      heading: "La moyenne qui compte",
      short: "La moyenne",
      body: parseRichText(`
        En Ontario, les universités calculent en général la moyenne d'admission sur les **six
        meilleurs cours de niveau 4U ou 4M**, préalables compris. La moyenne affichée par une université est un
        minimum : l'atteindre ne suffit pas toujours.

        Vos notes d'origine restent ce qu'elles sont. Nous ne les convertissons pas : multiplier
        par cinq une note sur vingt sous-estime souvent le résultat, et chaque université fait sa
        propre lecture des relevés étrangers.

        ## Le cas du Québec

        Au Québec, le premier cycle demande treize années d'études préuniversitaires, ou douze
        années suivies d'une année d'université. Après un diplôme ontarien de douze années, une
        année préparatoire d'environ trente crédits peut donc être demandée.
      `),
    },
    {
      type: "cards",
      id: "profils",
      heading: "Pour qui ?",
      items: [
        {
          title: "Après le bac ou le GCE",
          text: "Vous avez votre diplôme et voulez réunir les préalables d'un programme canadien.",
        },
        {
          title: "Après le DESO",
          text: "Vous avez trente crédits, mais il vous manque un cours, une note ou un niveau de langue.",
        },
        {
          title: "Après une pause",
          text: "Vous reprenez des études après un emploi ou un changement de projet, de jour ou de nuit.",
        },
      ],
    },
    {
      type: "details",
      id: "autres-frais",
      heading: "Autres frais",
      items: [
        { label: "Tests de langue", value: "Payés à l'organisme qui les fait passer" },
        { label: "Candidatures aux universités", value: "Frais fixés par chaque université" },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "Questions des familles",
      short: "Questions",
      items: [
        {
          question: "La prépa délivre-t-elle un diplôme ?",
          answer: parseRichText(`
            Elle mène à des cours et à un relevé, pas à un diplôme qui lui serait propre. Les crédits
            ontariens sont attribués par l'école partenaire. Si le DESO n'est pas encore obtenu, ces
            cours peuvent aider à le terminer.
          `),
        },
        {
          question: "Faut-il avoir le bac pour entrer ?",
          answer: parseRichText(`
            Il faut avoir terminé le secondaire ou en être tout près. Le placement est décidé après
            étude du dossier : présentez vos bulletins des trois dernières années, même si une année
            s'est mal passée.
          `),
        },
        {
          question: "Prépare-t-on aussi aux universités des États-Unis ?",
          answer: parseRichText(`
            Les cours de 12e année et l'anglais universitaire servent aussi ces candidatures. Les
            pièces et les tests demandés sont propres à chaque université : on les vérifie une à une.
          `),
        },
        {
          question: "Et si aucune université ne répond oui ?",
          answer: parseRichText(`
            Cela peut arriver, et nous ne le cacherons pas. Dès les premiers mois, nous gardons en
            réserve une autre solution réaliste, et les cours réussis restent acquis.
          `),
        },
      ],
    },
    {
      ...callsToAction.fr,
      title: "Parlons de l'année prochaine",
      text: "Décrivez votre parcours en quelques lignes : nous vous dirons ce qu'une année peut changer, et ce qu'elle ne changera pas.",
    },
  ],
};

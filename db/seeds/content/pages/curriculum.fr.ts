import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene, decorativeScene } from "../scenes.ts";

const counts = "compte pour le DESO";

export const curriculum: Page = {
  title: "Curriculum canadien",
  lead: "De la 6e à la Terminale, le programme de l'Ontario à Dakar, à Yaoundé ou en ligne.",
  description:
    "Le programme secondaire de l'Ontario de la 6e à la Terminale : niveaux, crédits, cours, conditions du DESO et questions des familles.",
  trail: "Programmes",
  scene: bannerScene("campus"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Diplôme", value: "DESO, Ontario" },
        { label: "À obtenir", value: "30 crédits" },
        { label: "Langues", value: "Anglais et français" },
        { label: "Rythme", value: "Jour, soir, en ligne" },
      ],
    },
    {
      type: "text",
      id: "programme",
      heading: "Un diplôme qui se construit cours après cours",
      short: "Le diplôme",
      body: parseRichText(`
        En Ontario, le diplôme de fin de secondaire ne se joue pas sur une semaine d'examens. Il se
        construit : chaque cours réussi donne un crédit, et trente crédits mènent au **diplôme
        d'études secondaires de l'Ontario**, le DESO. Un crédit représente un cours d'au moins
        110 heures, et le travail de toute la session compte.

        Au Collège Érabao, ces cours se suivent sur place ou à distance, le jour ou le soir, seul ou
        en groupe. L'élève reste près des siens ; il apprend à travailler comme on le lui demandera
        plus tard à l'université : lire avant le cours, prendre la parole, rendre à l'heure.

        Notre école partenaire est inspectée par le ministère de l'Éducation de l'Ontario et
        autorisée à attribuer des crédits menant au DESO. C'est elle qui étudie les dossiers,
        attribue les crédits et délivre le diplôme. Numéro d'établissement (BSID) : [à compléter].
      `),
    },
    {
      type: "table",
      id: "niveaux",
      heading: "Trouvez votre niveau",
      short: "Les niveaux",
      lead: "Trois systèmes, les mêmes années. Le placement est décidé après étude du dossier.",
      caption: "Le diplôme se prépare sur les quatre dernières années.",
      columns: [
        { label: "Sénégal, Cameroun francophone" },
        { label: "Ontario" },
        { label: "Cameroun anglophone", lang: "en" },
        { label: "Examen national" },
      ],
      rows: [
        { cells: ["6e", "6e année", "Form 1", ""] },
        { cells: ["5e", "7e année", "Form 2", ""] },
        { cells: ["4e", "8e année", "Form 3", ""] },
        { cells: ["3e", "9e année", "Form 4", "BFEM, BEPC"], mark: counts },
        { cells: ["2de", "10e année", "Form 5", "GCE O Level"], mark: counts },
        { cells: ["1re", "11e année", "Lower Sixth", "Probatoire"], mark: counts },
        { cells: ["Terminale", "12e année", "Upper Sixth", "Bac, GCE A Level"], mark: counts },
      ],
    },
    {
      type: "steps",
      id: "parcours",
      heading: "Le parcours, de la première rencontre au diplôme",
      short: "Le parcours",
      items: [
        {
          title: "L'étude du dossier",
          text: "Vos bulletins sont lus par l'école partenaire. Elle reconnaît les années déjà faites et fixe le nombre de crédits qu'il reste à obtenir.",
        },
        {
          title: "La mise à niveau",
          text: "Anglais de travail, méthodes, mathématiques : on comble l'écart avant la première session, ou pendant.",
        },
        {
          title: "Les cours de l'Ontario",
          text: "L'année va de septembre à juin et compte deux sessions. On suit quelques cours à la fois, pour bien les suivre.",
        },
        {
          title: "La littératie et l'engagement",
          text: "Une épreuve ou un cours de littératie, et quarante heures au service de la communauté, complètent les crédits.",
        },
        {
          title: "Le diplôme, puis la suite",
          text: "L'école partenaire attribue le DESO. Nous préparons avec vous les candidatures ; chaque université décide de ses admissions.",
        },
      ],
    },
    {
      type: "credits",
      id: "credits",
      heading: "Comment marchent les crédits",
      short: "Les crédits",
      total: "crédits pour le diplôme",
      compulsory: { count: 17, label: "17 obligatoires" },
      optional: { count: 13, label: "13 au choix" },
      body: parseRichText(`
        Cette règle vaut pour les élèves entrés en 9e année en 2024-2025 ou après. Pour ceux qui y
        sont entrés plus tôt, le partage est de 18 crédits obligatoires et 12 au choix.
      `),
    },
    {
      type: "table",
      id: "obligatoires",
      heading: "Les dix-sept crédits obligatoires",
      short: "Obligatoires",
      lead: "Treize autres crédits se choisissent selon les études visées.",
      caption: "Élèves entrés en 9e année en 2024-2025 ou après.",
      columns: [{ label: "Crédits" }, { label: "Matières" }],
      rows: [
        { cells: ["4 crédits", "Anglais, un par année, de la 9e à la 12e"] },
        { cells: ["3 crédits", "Mathématiques : 9e année, 10e année, puis 11e ou 12e"] },
        { cells: ["2 crédits", "Sciences"] },
        {
          cells: [
            "1 crédit chacun",
            "Histoire du Canada, géographie du Canada, français langue seconde, arts, santé et éducation physique",
          ],
        },
        { cells: ["1 crédit en technologie", "En 9e ou en 10e année"] },
        {
          cells: [
            "1 crédit au choix",
            "Affaires, informatique, stage coopératif, ou un cours de plus en mathématiques, en sciences ou en technologie",
          ],
        },
        { cells: ["Un demi-crédit chacun", "Carrière, civisme"] },
      ],
      note: "S'y ajoutent l'épreuve ou le cours de littératie, quarante heures d'engagement communautaire et, sauf dispense, deux crédits suivis en ligne. Une épreuve de littératie financière est annoncée : vérifiez son entrée en vigueur sur ontario.ca.",
    },
    {
      type: "table",
      id: "equivalences",
      heading: "Vous arrivez d'un autre système",
      short: "Équivalences",
      lead: "Les années déjà réussies ne sont pas perdues : elles peuvent donner des crédits d'équivalence.",
      caption: "Repères pour un élève qui n'a encore aucun crédit de l'Ontario.",
      columns: [
        { label: "Années de secondaire réussies" },
        { label: "Crédits à obtenir" },
        { label: "Dont" },
      ],
      rows: [
        { cells: ["Une année", "Environ 22", "3 en anglais, 2 en mathématiques, 1 en sciences"] },
        { cells: ["Deux années", "Environ 14", "2 en anglais, 1 en mathématiques"] },
        { cells: ["Trois années", "Environ 7", "1 en anglais"] },
        { cells: ["Plus de trois années", "Au moins 4", "1 en anglais"] },
      ],
      note: "La littératie reste demandée dans tous les cas, ainsi que l'anglais de 12e année ou son équivalent. Seule la direction de l'école habilitée fixe le nombre exact de crédits.",
    },
    {
      type: "table",
      id: "cours",
      heading: "Les cours qui ouvrent l'université",
      short: "Les cours",
      lead: "Un code de cours se lit comme une adresse : trois lettres pour la matière, un chiffre pour l'année (3 pour la 11e, 4 pour la 12e), une lettre pour la destination. U mène à l'université, M à l'université ou à un collège canadien.",
      caption: "Exemples de cours. L'offre de chaque session est confirmée à l'inscription.",
      columns: [{ label: "Cours de 12e année" }, { label: "Son code, et ce qui vient avant" }],
      rows: [
        { cells: ["Anglais", "ENG4U, après ENG3U"] },
        { cells: ["Fonctions avancées", "MHF4U, après MCR3U"] },
        { cells: ["Calcul différentiel et vecteurs", "MCV4U, après MHF4U ou en même temps"] },
        { cells: ["Chimie", "SCH4U, après SCH3U"] },
        { cells: ["Physique", "SPH4U, après SPH3U"] },
        { cells: ["Biologie", "SBI4U"] },
        { cells: ["Informatique", "ICS4U, après ICS3U"] },
      ],
    },
    {
      type: "text",
      id: "temps",
      heading: "Combien d'heures par semaine",
      short: "Le temps",
      body: parseRichText(`
        Un crédit demande au moins 110 heures. S'il vous reste quatre cours, cela fait 440 heures : près de
        dix-sept heures par semaine pendant six mois. S'il vous en reste sept, comptez 770 heures, près de
        trente heures par semaine : c'est un effort à temps plein.

        Avant l'inscription, regardez en famille où ces heures se placent.
      `),
      scene: decorativeScene("science"),
    },
    {
      type: "cards",
      id: "profils",
      heading: "Pour qui ?",
      items: [
        {
          title: "Les collégiens",
          text: "Entrer de la 6e à la 3e, et prendre le temps d'apprendre en deux langues.",
        },
        {
          title: "Les lycéens",
          text: "Rejoindre le programme en 2de, en 1re ou en Terminale avec les années déjà reconnues.",
        },
        {
          title: "Les adultes",
          text: "Reprendre à 18 ans ou plus, en ligne ou le soir, sans limite d'âge et selon conditions.",
          href: "/admission#adultes",
          action: "Voir les conditions",
        },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "Questions des familles",
      short: "Questions",
      items: [
        {
          question: "Qui délivre le diplôme ?",
          answer: parseRichText(`
            Notre école partenaire, inspectée par le ministère de l'Éducation de l'Ontario et
            autorisée à attribuer des crédits. Son numéro d'établissement (BSID) figure ici dès
            qu'il est saisi : [à compléter]. L'inspection porte sur le droit d'attribuer des
            crédits ; elle ne vaut ni label ni recommandation du ministère.
          `),
        },
        {
          question: "Faut-il déjà parler anglais ?",
          answer: parseRichText(`
            L'anglais compte pour quatre crédits, dont celui de 12e année ou son équivalent. Votre niveau est évalué à l'entrée et la mise à niveau commence aussitôt.
            Nous vous disons franchement combien de temps elle peut prendre.
          `),
        },
        {
          question: "Peut-on garder le bac en parallèle ?",
          answer: parseRichText(`
            Oui, c'est l'objet du [programme hybride](/prepa-hybride). Il demande plus de travail,
            et nous en parlons avant de vous y inscrire.
          `),
        },
        {
          question: "Peut-on obtenir le diplôme en six mois ?",
          answer: parseRichText(`
            La durée dépend du nombre de crédits reconnus. Une personne à qui il reste quatre cours
            peut viser environ six mois d'études soutenues. Seule l'école habilitée fixe le nombre
            de crédits à obtenir. [Lire les conditions pour les adultes](/admission#adultes).
          `),
        },
        {
          question: "Le diplôme assure-t-il une place à l'université ?",
          answer: parseRichText(`
            Non, et personne ne peut le promettre. En Ontario, les universités regardent en général
            les six meilleurs cours de niveau 4U ou 4M, cours préalables compris, et leurs offres
            restent conditionnelles jusqu'au diplôme. Nous préparons et suivons votre dossier. La
            décision d'admission appartient à chaque université.
          `),
        },
      ],
    },
    {
      ...callsToAction.fr,
      title: "Prêt à déposer votre dossier ?",
      text: "Commencez aujourd'hui et revenez quand vous voulez : ce que vous écrivez est gardé, même avec une connexion faible.",
    },
  ],
};

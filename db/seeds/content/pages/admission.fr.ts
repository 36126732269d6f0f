import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction, feeQuestions } from "../calls-to-action.ts";
import { bannerScene, decorativeScene } from "../scenes.ts";

export const admission: Page = {
  title: "Admission",
  lead: "Un dossier que l'on remplit à son rythme, une réponse que l'on comprend.",
  description:
    "Déposer un dossier au Collège Érabao : étapes, pièces à réunir, élèves mineurs, adultes sans bac, états de la candidature et dates.",
  trail: "Programmes",
  scene: bannerScene("good-news"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Entrée", value: "De la 6e à la prépa" },
        { label: "Dossier", value: "En ligne, à votre rythme" },
        { label: "Âge", value: "Sans limite, selon conditions" },
        { label: "Placement", value: "Après étude du dossier" },
      ],
    },
    {
      type: "steps",
      id: "etapes",
      heading: "Déposer un dossier, pas à pas",
      short: "Les étapes",
      lead: "Tout se fait en ligne, sur un téléphone s'il le faut. Ce qui est enregistré n'est pas perdu si la connexion s'arrête.",
      items: [
        {
          title: "Ouvrir un compte",
          text: "Avec Google, Facebook, ou une adresse e-mail et un mot de passe. Un parent peut le faire avec son enfant.",
        },
        {
          title: "Remplir trois rubriques",
          text: "Vos informations, votre cursus année par année, et le panier des formations qui vous attirent : quinze au plus.",
        },
        {
          title: "Vérifier, puis soumettre",
          text: "Une page reprend toutes vos réponses. Vous corrigez, vous soumettez, et vous recevez un numéro de candidature.",
        },
        {
          title: "Suivre et répondre",
          text: "Chaque formation a son propre état. S'il manque une pièce, un message dit laquelle et pourquoi.",
        },
        {
          title: "Décider",
          text: "Une offre dit qui la fait, à quelles conditions, et jusqu'à quand vous pouvez répondre.",
        },
      ],
    },
    {
      type: "table",
      id: "pieces",
      heading: "Les pièces à réunir",
      short: "Les pièces",
      lead: "Commencez avec ce que vous avez. Le reste s'ajoute plus tard.",
      caption: "Une photo nette prise au téléphone suffit pour commencer.",
      columns: [{ label: "Pièce" }, { label: "Pour qui" }, { label: "À quel moment" }],
      rows: [
        { cells: ["Nom, prénom et date de naissance", "Tout le monde", "Pour soumettre"] },
        { cells: ["Une année de cursus au moins", "Tout le monde", "Pour soumettre"] },
        { cells: ["Une formation choisie au moins", "Tout le monde", "Pour soumettre"] },
        {
          cells: ["Le nom et l'accord d'un parent ou d'un tuteur", "Les mineurs", "Pour soumettre"],
        },
        {
          cells: [
            "Les bulletins des dernières années",
            "Tout le monde",
            "Pendant l'étude du dossier",
          ],
        },
        {
          cells: [
            "Les diplômes obtenus : BFEM, BEPC, GCE, probatoire, bac…",
            "Selon votre parcours",
            "Pendant l'étude du dossier",
          ],
        },
        { cells: ["Un acte ou un extrait de naissance", "Tout le monde", "À l'inscription"] },
        {
          cells: [
            "Le passeport",
            "Seulement si vous partez étudier à l'étranger",
            "Après une offre ; facultatif avant",
          ],
        },
      ],
      note: "Pour vos notes, indiquez la valeur telle qu'elle figure sur le relevé, avec son barème. Ne convertissez rien : nous lisons les deux.",
    },
    {
      type: "text",
      id: "mineurs",
      heading: "Vous avez moins de dix-huit ans",
      short: "Mineurs",
      body: parseRichText(`
        Un élève mineur ne dépose pas son dossier seul. Nous demandons le nom d'un parent ou d'un
        tuteur, un moyen de le joindre et son accord. L'accord se donne en ligne, par un lien
        personnel envoyé à l'adulte ; il peut être retiré.

        La photo et le passeport restent facultatifs tant qu'ils ne sont pas nécessaires. Aucune image
        d'élève n'est publiée sans accord écrit. La page [Confidentialité](/privacy) dit ce que
        nous gardons, pourquoi, et pour combien de temps.
      `),
    },
    {
      type: "text",
      id: "adultes",
      heading: "Adultes : le diplôme sans repartir de zéro",
      short: "Adultes",
      body: parseRichText(`
        Vous travaillez, vous avez dix-huit ans ou plus et pas de baccalauréat ? L'Ontario prévoit une
        évaluation des acquis pour les adultes, que les écoles privées inspectées peuvent choisir
        d'appliquer. Elle peut reconnaître une grande partie des trente crédits, mais rarement tous :
        en règle générale, **au moins quatre crédits** restent à obtenir en suivant des cours.

        ## Jusqu'à six mois, selon votre dossier

        La durée est établie après l'évaluation de vos acquis. Elle dépend du nombre de crédits
        reconnus : une personne à qui il reste quatre cours peut viser environ six mois d'études
        soutenues, soit près de dix-sept heures de travail par semaine. S'il en reste sept, c'est un
        effort à temps plein. Au-delà, six mois ne suffisent pas, et nous vous le dirons.

        ## Les conditions

        - des études secondaires déjà faites en partie, ou le statut d'élève adulte ;
        - une évaluation acceptée par la direction de l'école qui attribue les crédits ;
        - l'anglais de 12e année, ou son équivalent ;
        - l'épreuve ou le cours de littératie ;
        - les heures d'engagement communautaire, fixées selon votre situation ;
        - assez d'heures vraiment libres chaque semaine.

        ## Et l'immigration ?

        Un diplôme d'études secondaires peut compter parmi les critères d'un projet d'immigration ;
        il ne donne pas droit à lui seul à la résidence permanente. L'expérience de travail, les
        langues et d'autres critères comptent aussi. Pour un conseil, adressez-vous à un représentant
        autorisé.
      `),
      scene: decorativeScene("screen-light"),
    },
    {
      type: "table",
      id: "etats",
      heading: "Où en est ma candidature ?",
      short: "Les réponses",
      lead: "Chaque formation avance à son rythme. Voici ce que veulent dire les mots que vous lirez dans votre espace.",
      caption: "Les états d'une formation demandée.",
      columns: [
        { label: "État" },
        { label: "Ce que cela veut dire" },
        { label: "Ce que vous faites" },
      ],
      rows: [
        { cells: ["Envoyée", "Nous avons tout reçu.", "Rien : gardez votre numéro."] },
        {
          cells: ["En examen", "Quelqu'un lit votre dossier.", "Rien, sauf si nous vous écrivons."],
        },
        {
          cells: [
            "Complément demandé",
            "Il manque une pièce ou une précision.",
            "Vous répondez dans l'espace étudiant.",
          ],
        },
        {
          cells: [
            "Entretien prévu",
            "Nous souhaitons parler avec vous.",
            "Vous confirmez la date.",
          ],
        },
        {
          cells: [
            "Liste d'attente",
            "Le dossier convient, la place manque.",
            "Vous attendez, ou vous poursuivez vos autres choix.",
          ],
        },
        {
          cells: [
            "Offre, ou offre sous conditions",
            "Une place vous est proposée.",
            "Vous acceptez ou refusez, au plus tard à la date indiquée.",
          ],
        },
        {
          cells: [
            "Non retenue",
            "La réponse est non, après une seconde lecture.",
            "Vous pouvez en demander les raisons.",
          ],
        },
      ],
    },
    {
      type: "details",
      id: "dates",
      heading: "Dates et frais",
      items: [
        { label: "Ouverture des dossiers", value: "[à compléter]" },
        { label: "Date limite", value: "[à compléter]" },
        { label: "Frais de dossier", value: "[à compléter]" },
        { label: "Délai de réponse à une offre", value: "Indiqué dans l'offre" },
      ],
      asks: feeQuestions.fr,
    },
    {
      type: "questions",
      id: "questions",
      heading: "Questions fréquentes",
      short: "Questions",
      items: [
        {
          question: "Une année s'est mal passée. Faut-il l'indiquer ?",
          answer: parseRichText(`
            Oui. Une année manquante pose plus de questions qu'une année difficile. Indiquez-la, même
            si vous n'étiez pas à l'école : une ligne d'explication suffit.
          `),
        },
        {
          question: "Qui décide ?",
          answer: parseRichText(`
            Pour ses propres programmes, l'école. Pour les crédits, l'école partenaire. Pour une
            formation d'université, l'université seule : nous accompagnons, elle décide.
          `),
        },
        {
          question: "L'école s'occupe-t-elle du visa ?",
          answer: parseRichText(`
            Nous aidons à constituer le dossier. L'école ne délivre ni visa ni permis et ne garantit
            aucune décision. Les règles changent souvent : vérifiez sur
            [canada.ca](https://www.canada.ca/fr/services/immigration-citoyennete.html).
          `),
        },
        {
          question: "Puis-je me retirer ?",
          answer: parseRichText(`
            À tout moment, formation par formation, depuis votre espace. Vous pouvez aussi télécharger
            vos données ou fermer votre compte.
          `),
        },
      ],
    },
    {
      ...callsToAction.fr,
      title: "Le premier pas prend quelques minutes",
      text: "Ouvrez un dossier avec votre nom et votre date de naissance. Le reste attendra que vous ayez les papiers sous la main.",
    },
  ],
};

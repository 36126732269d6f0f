import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const prepaHybride: Page = {
  title: "Programme hybride (double diplôme)",
  lead: "Le baccalauréat ou le GCE d'un côté, le diplôme de l'Ontario de l'autre, menés ensemble.",
  description:
    "Préparer le bac ou le GCE et le diplôme de l'Ontario en parallèle : deux diplômes, deux calendriers d'examen et une charge de travail réelle.",
  trail: "Programmes",
  scene: decorativeScene("woven-bridge"),
  look: "picture",
  sections: [
    {
      type: "facts",
      items: [
        { label: "Diplômes", value: "National et DESO" },
        { label: "Délivrés par", value: "Deux autorités" },
        { label: "Classes", value: "De la 3e à la Terminale" },
        { label: "Formule", value: "Jour, soir, en ligne" },
      ],
    },
    {
      type: "text",
      id: "idee",
      heading: "Garder les deux portes ouvertes",
      short: "L'idée",
      body: parseRichText(`
        À quinze ans, peu d'élèves savent où ils vivront à vingt ans. Le programme hybride leur évite
        de choisir trop tôt : ils préparent l'examen de leur pays et suivent, la même année, les cours
        qui mènent au diplôme de l'Ontario.

        Les deux parcours ne se confondent pas. Chaque diplôme garde ses matières, ses épreuves et
        son calendrier, et **chacun est délivré par sa propre autorité**. Ce que nous apportons, c'est
        l'emploi du temps qui les fait tenir ensemble, et un adulte qui surveille la fatigue autant
        que les notes.
      `),
    },
    {
      type: "table",
      id: "comparaison",
      heading: "Deux diplômes, côte à côte",
      short: "Comparaison",
      caption: "Ce qui change d'un diplôme à l'autre.",
      columns: [
        { label: "À comparer" },
        { label: "Diplôme national" },
        { label: "Diplôme de l'Ontario (DESO)" },
      ],
      rows: [
        {
          cells: [
            "Délivré par",
            "L'Office du baccalauréat au Sénégal ; l'OBC ou le GCE Board au Cameroun",
            "L'école partenaire autorisée à attribuer des crédits",
          ],
        },
        {
          cells: [
            "On le gagne",
            "Par un examen, en fin de cycle",
            "Cours après cours : trente crédits, la littératie, quarante heures d'engagement",
          ],
        },
        {
          cells: [
            "Calendrier",
            "D'octobre à juillet au Sénégal, de septembre à juin au Cameroun",
            "De septembre à juin, en deux sessions",
          ],
        },
        {
          cells: [
            "Langue",
            "Français, ou anglais pour le GCE",
            "Anglais surtout, avec au moins un cours de français",
          ],
        },
        {
          cells: [
            "Après",
            "Les études supérieures de la région et d'ailleurs, selon leurs conditions",
            "Les universités du Canada et d'ailleurs, selon leurs conditions",
          ],
        },
      ],
    },
    {
      type: "steps",
      id: "calendrier",
      heading: "Une année à deux calendriers",
      short: "Calendriers",
      items: [
        {
          title: "Septembre et octobre : la rentrée, deux fois",
          text: "La session de l'Ontario commence la première. Au Sénégal, l'année nationale suit de quelques semaines : ce décalage sert à installer l'anglais.",
        },
        {
          title: "De novembre à janvier : la première session",
          text: "Peu de cours ontariens à la fois, choisis pour renforcer ceux du programme national, en mathématiques et en sciences surtout.",
        },
        {
          title: "De février à mai : la seconde session",
          text: "Les derniers crédits de l'année avancent pendant que les révisions de l'examen national commencent.",
        },
        {
          title: "Juin et juillet : les examens",
          text: "Les cours de l'Ontario se terminent avant la dernière ligne droite du bac, du probatoire ou du GCE. Les dates exactes viennent des autorités de chaque pays.",
        },
      ],
    },
    {
      type: "cards",
      id: "profils",
      heading: "Est-ce pour vous ?",
      short: "Pour qui ?",
      items: [
        {
          title: "Oui, sans doute",
          text: "Si vous êtes à l'aise dans votre classe, curieux de l'anglais, et capable de tenir un agenda.",
        },
        {
          title: "Peut-être",
          text: "Si une matière vous pèse : on peut commencer par un ou deux cours ontariens, puis décider.",
        },
        {
          title: "Pas encore",
          text: "Si l'année en cours est déjà difficile. Mieux vaut un diplôme bien préparé que deux à moitié.",
        },
      ],
    },
    {
      type: "text",
      id: "charge",
      heading: "Parlons de la charge de travail",
      short: "La charge",
      body: parseRichText(`
        Deux diplômes demandent plus qu'un. Chaque crédit représente au moins 110 heures, et
        l'examen national ne s'allège pas pour autant. Avant l'inscription, nous établissons avec
        l'élève et sa famille :

        - le nombre de crédits que l'école partenaire peut reconnaître pour les années déjà faites ;
        - le nombre de cours à suivre chaque année, sans dépasser ce qui est raisonnable ;
        - les heures d'étude, les heures de repos, et ce que l'on arrête si cela devient trop lourd.

        On peut quitter le double parcours en cours de route et garder un seul diplôme. Ce n'est pas
        un échec : c'est un choix, et les crédits obtenus ne disparaissent pas.
      `),
      scene: decorativeScene("online"),
    },
    {
      type: "details",
      id: "autres-frais",
      heading: "Autres frais",
      items: [
        { label: "Frais des examens nationaux", value: "Payés à l'autorité qui les organise" },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "Questions des familles",
      short: "Questions",
      items: [
        {
          question: "Les deux diplômes sont-ils délivrés par le Collège Érabao ?",
          answer: parseRichText(`
            Non. Le diplôme national est délivré par l'autorité du pays, après son examen. Le DESO est
            attribué par l'école partenaire de l'Ontario. Nous préparons à l'un et à l'autre.
          `),
        },
        {
          question: "Faut-il rester inscrit dans son établissement ?",
          answer: parseRichText(`
            Les deux formules existent : suivre tout ici, ou garder sa place là-bas et nous
            rejoindre le soir ou en ligne pour les cours de l'Ontario. L'inscription à l'examen
            national suit les règles du pays.
          `),
        },
        {
          question: "Que se passe-t-il si l'on échoue à l'un des deux ?",
          answer: parseRichText(`
            L'autre n'en dépend pas. Un échec au bac n'efface pas les crédits de l'Ontario, et un
            cours ontarien manqué se reprend sans toucher au bac.
          `),
        },
        {
          question: "Deux diplômes garantissent-ils une admission ?",
          answer: parseRichText(`
            Non. Ils élargissent le choix et montrent une capacité de travail, rien de plus. La
            décision d'admission appartient à chaque université.
          `),
        },
      ],
    },
    {
      ...callsToAction.fr,
      title: "Deux diplômes, une décision à prendre ensemble",
      text: "Déposez un dossier ou venez en parler en famille : nous regarderons les bulletins avant de parler d'inscription.",
    },
  ],
};

import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const valeurs: Page = {
  title: "Nos valeurs",
  lead: "Ce à quoi nous tenons, et ce que cela change un mardi matin.",
  description:
    "Dire vrai, apprendre dans sa langue, travailler sans s'épuiser, partir préparé, rester relié : les valeurs du Collège Érabao, en actes.",
  trail: "L'école",
  scene: decorativeScene("under-the-tree"),
  look: "picture",
  sections: [
    {
      type: "statement",
      statement: "Une valeur que l'on ne voit jamais dans l'emploi du temps n'en est pas une.",
      body: parseRichText(`
        Nous en avons gardé six : assez peu pour s'en souvenir. Chacune dit ce que nous faisons de
        différent, et ce que nous acceptons de perdre pour elle.
      `),
    },
    {
      type: "values",
      heading: "Six choses que l'on ne négocie pas",
      items: [
        {
          title: "Dire vrai",
          text: "Une note juste, un avis franc, une réponse claire. Mieux vaut perdre une inscription que la confiance d'une famille.",
        },
        {
          title: "Apprendre dans sa langue",
          text: "Le français porte l'élève pendant que l'anglais grandit. Le wolof, l'ewondo et toutes les autres ont leur place dans la cour et dans les textes.",
        },
        {
          title: "Travailler sans s'épuiser",
          text: "L'effort se compte en semaines, pas en nuits blanches. On apprend aussi à s'arrêter.",
        },
        {
          title: "Penser aux autres",
          text: "Quarante heures données à la communauté font partie du diplôme. Elles font aussi partie de l'éducation.",
        },
        {
          title: "Partir préparé",
          text: "Savoir écrire une dissertation, tenir un budget, cuire du riz et appeler à l'aide : on ne quitte pas la maison sans cela.",
        },
        {
          title: "Rester relié",
          text: "Ceux qui sont partis parlent à ceux qui partiront. Deux rives, une seule sève.",
        },
      ],
    },
    {
      type: "note",
      heading: "Des valeurs de démonstration",
      body: parseRichText(`
        Ces valeurs et ces façons de faire sont des exemples : l'école confirme ou remplace chacune
        d'elles.
      `),
    },
    {
      type: "cards",
      id: "au-quotidien",
      heading: "À quoi cela ressemble",
      items: [
        {
          title: "Pour un élève",
          text: "Demander de l'aide n'est jamais noté. Corriger son erreur, oui : un travail repris est un travail mieux compris.",
        },
        {
          title: "Pour un parent",
          text: "Vous lisez les mêmes observations que votre enfant, dans une langue que vous comprenez.",
        },
        {
          title: "Pour un professeur",
          text: "On prépare à plusieurs, on ouvre sa porte à un collègue, on dit quand on ne sait pas.",
        },
      ],
    },
    {
      type: "text",
      id: "nom",
      heading: "Pourquoi ce nom",
      body: parseRichText(`
        *Érabao* greffe deux arbres. L'**érable** donne sa feuille au drapeau du pays dont nous enseignons
        le programme. Le **baobab** donne son ombre à la place du village, là où l'on discute avant de
        décider. L'un rougit en automne, l'autre garde l'eau pour la saison sèche.

        Nous aimons cette idée simple : on peut prendre à l'un le goût du changement, et à l'autre la
        patience.
      `),
      scene: decorativeScene("far-shore"),
    },
    {
      type: "links",
      heading: "De la parole aux actes",
      items: [
        { action: "Nos engagements envers les familles", href: "/engagements" },
        { action: "Le mot du PDG", href: "/pdg" },
        { action: "La remise des diplômes", href: "/actualite/remise-des-diplomes" },
      ],
    },
  ],
};

import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const pdg: Page = {
  title: "Mot du PDG",
  lead: "Des racines ici, des feuilles là-bas.",
  description:
    "La lettre de la direction du Collège Érabao aux parents et aux élèves : pourquoi cette école, ce qu'elle promet et ce qu'elle ne promet pas.",
  trail: "L'école",
  scene: decorativeScene("office"),
  look: "split",
  sections: [
    {
      type: "letter",
      salutation: "Chers parents, chers élèves,",
      body: parseRichText(`
        On nous demande souvent pourquoi un programme de l'Ontario à Dakar et à Yaoundé. La réponse
        tient en une image : un arbre qui a ses racines ici et dont les feuilles ont poussé là-bas.

        Partir étudier à dix-huit ans, loin de chez soi, dans une langue que l'on connaît mal, est une
        épreuve. Nous avons voulu que la première année se passe à la maison, avec des professeurs que
        l'on croise dans la cour.

        > « On n'apprend bien que là où l'on se sent attendu. »

        Nous ne promettons ni visa ni place à l'université : ces décisions ne nous appartiennent pas.
        Nous promettons un dossier préparé avec soin, des réponses claires et la vérité sur vos chances,
        même quand elle est difficile à dire.

        Cela veut dire, parfois, conseiller d'attendre une année. Cela veut dire refuser une inscription
        quand le projet ne tient pas, et expliquer pourquoi. Une école se juge à ce qu'elle ose dire aux
        familles avant de prendre leur argent.

        Aux élèves, je voudrais dire ceci. Vous n'avez pas à choisir entre ce que vous êtes et ce que
        vous voulez devenir. Apprenez l'anglais sans perdre votre accent, lisez les auteurs d'ailleurs
        sans oublier les vôtres, partez si vous le voulez, et revenez quand il vous plaira. L'arbre sera
        toujours là.

        Ce texte est une démonstration : la direction de l'école le remplace par ses propres mots et
        peut y joindre son portrait. Bienvenue.
      `),
      signature: "[Nom de la direction à compléter]",
      role: "Présidence-direction générale, Collège Érabao",
    },
    {
      type: "values",
      heading: "Trois choses à nous demander",
      items: [
        {
          title: "« Combien de crédits me reste-t-il ? »",
          text: "La réponse vient par écrit, de l'école partenaire, avant toute inscription.",
        },
        {
          title: "« Combien cela coûtera-t-il, en tout ? »",
          text: "Les frais, ce qu'ils comprennent et ce qu'ils ne comprennent pas, dans votre monnaie.",
        },
        {
          title: "« Et si cela ne marche pas ? »",
          text: "Nous préparons avec vous une solution de rechange dès les premiers mois.",
        },
      ],
    },
    {
      type: "links",
      heading: "Et aussi",
      items: [
        { action: "Nos valeurs", href: "/valeurs" },
        { action: "Nos engagements envers les familles", href: "/engagements" },
        { action: "À propos de l'école", href: "/about" },
      ],
    },
  ],
};

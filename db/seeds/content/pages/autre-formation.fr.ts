import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const autreFormation: Page = {
  title: "Autres formations",
  lead: "Vingt-cinq formations dans cinq universités canadiennes. Ajoutez celles qui vous attirent, jusqu'à quinze.",
  description:
    "Catalogue indicatif de 25 formations dans cinq universités canadiennes : cherchez, comparez, ajoutez jusqu'à 15 formations à votre panier.",
  trail: "Programmes",
  scene: decorativeScene("aurora"),
  look: "picture",
  sections: [
    {
      type: "note",
      heading: "Un catalogue indicatif",
      body: parseRichText(`
        Ces universités ne sont pas nécessairement partenaires de l'école. Seul le site officiel de
        chaque université fait foi, et chacune décide de ses admissions.

        Au Canada, un **baccalauréat** est un premier diplôme universitaire, comme la licence : ce n'est
        pas le bac du lycée.
      `),
    },
    {
      type: "steps",
      id: "panier",
      heading: "Du panier à la candidature",
      short: "Le panier",
      items: [
        {
          title: "Cherchez et comparez",
          text: "Par un mot, une université ou un domaine. La fiche donne la langue, la durée et ce que l'on y étudie.",
        },
        {
          title: "Remplissez votre panier",
          text: "Quinze formations au plus, sans doublon. Le panier reste sur votre téléphone, même sans compte.",
        },
        {
          title: "Retrouvez-le dans votre dossier",
          text: "En vous connectant, votre panier rejoint votre candidature. Chaque formation aura sa propre réponse.",
        },
      ],
    },
    {
      type: "text",
      id: "choisir",
      heading: "Se poser d'abord la bonne question",
      short: "Bien choisir",
      body: parseRichText(`
        On commence souvent par le nom d'une université. Commencez plutôt par ce que vous voulez
        apprendre, puis par la langue dans laquelle vous l'apprendrez : de ces cinq universités, trois
        enseignent surtout en français, une en anglais, une dans les deux langues.

        Regardez ensuite les préalables. Beaucoup de programmes demandent des cours précis de 12e année,
        et un cours de mathématiques de niveau 4U ne s'improvise pas en mars. Si un cours vous manque, la
        [prépa universitaire](/prepa-gd) sert à cela.
      `),
    },
    {
      ...callsToAction.fr,
      title: "Votre liste est prête ?",
      text: "Joignez-la à une candidature, ou demandez-nous ce que nous en pensons.",
    },
  ],
};

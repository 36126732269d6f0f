import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene } from "../scenes.ts";

export const about: Page = {
  title: "À propos de l'école",
  lead: "Née sur deux rives, tournée vers une troisième.",
  description:
    "Le Collège Érabao enseigne le programme secondaire de l'Ontario au Sénégal, au Cameroun et en ligne. Son idée, ses partenaires, sa communauté.",
  trail: "L'école",
  scene: bannerScene("crossing"),
  look: "picture",
  sections: [
    {
      type: "statement",
      statement:
        "L'érable et le baobab vivent longtemps, chacun sur son sol. Nous avons parié qu'on pouvait les greffer.",
      body: parseRichText(`
        Le Collège Érabao enseigne le programme secondaire de l'Ontario au Sénégal, au Cameroun et en
        ligne. Les cours se donnent en français et en anglais, en individuel ou en groupe, de jour comme de nuit.

        Notre école partenaire est inspectée par le ministère de l'Éducation de l'Ontario et autorisée à
        attribuer des crédits. Elle évalue les dossiers, attribue les crédits et délivre le diplôme.

        [Voir le curriculum](/curriculum)
      `),
    },
    {
      type: "values",
      heading: "Ce à quoi nous tenons",
      items: [
        {
          title: "Dire les choses",
          text: "Les conditions, les prix, les délais et les chances : écrits, avant l'inscription.",
        },
        {
          title: "Apprendre dans sa langue",
          text: "Le français d'abord, l'anglais vite, les langues du pays toujours bienvenues.",
        },
        {
          title: "Partir préparé",
          text: "L'étude, le budget, la cuisine, les papiers : on s'y exerce ici, avant le départ.",
        },
        {
          title: "Rester relié",
          text: "Les anciens parrainent les nouveaux, d'un continent à l'autre.",
        },
      ],
    },
    {
      type: "note",
      heading: "Une présentation de démonstration",
      body: parseRichText(`
        Les pratiques décrites ici sont des exemples : l'école confirme ou remplace chacune d'elles.
      `),
    },
    {
      type: "text",
      id: "idee",
      heading: "Pourquoi cette école",
      short: "L'idée",
      body: parseRichText(`
        Partir étudier loin est un beau projet ; c'est aussi, souvent, une première année perdue à tout
        découvrir à la fois. Nous avons voulu déplacer cette année. Elle se passe ici, avec la langue,
        les méthodes et les exigences de là-bas, mais avec sa famille à table le soir.

        L'élève avance à son rythme. Il peut entrer en 6e comme en Terminale, suivre une
        [prépa universitaire](/prepa-gd) après le secondaire, ou mener
        [deux diplômes de front](/prepa-hybride). Un adulte peut reprendre ce qu'il avait laissé.
        Dans tous les cas, le placement est décidé après étude du dossier.
      `),
    },
    {
      type: "text",
      id: "partenaire",
      heading: "Qui fait quoi",
      body: parseRichText(`
        Une école comme la nôtre ne travaille pas seule. Voici qui répond de quoi.

        - **Le Collège Érabao** accueille les élèves, enseigne, accompagne et aide à constituer les
          dossiers.
        - **L'école partenaire de l'Ontario** étudie les acquis, attribue les crédits et délivre le
          DESO. Son nom et son numéro d'établissement (BSID) figurent ici : [à compléter].
        - **Les autorités du Sénégal et du Cameroun** délivrent le bac, le probatoire, le BFEM, le BEPC
          et le GCE.
        - **Les universités** fixent leurs conditions et décident seules de leurs admissions.
        - **Les autorités canadiennes** décident des visas et des permis.
      `),
    },
    {
      type: "details",
      id: "comite",
      heading: "Le comité de l'école",
      short: "Le comité",
      lead: "Il veille à ce que les engagements pris envers les familles soient tenus.",
      items: [
        { label: "Direction générale", value: "[à compléter]" },
        { label: "Direction des études", value: "[à compléter]" },
        { label: "Campus de Dakar", value: "[à compléter]" },
        { label: "Campus de Yaoundé", value: "[à compléter]" },
        { label: "Représentants des parents", value: "[à compléter]" },
        { label: "Autorisations et immatriculation", value: "[à compléter]" },
      ],
    },
    { type: "gallery", heading: "Notre communauté", lead: "Les nouvelles actualités." },
    {
      ...callsToAction.fr,
      title: "Faisons connaissance",
      text: "Posez vos questions, venez visiter un campus, ou ouvrez un dossier que vous finirez quand vous voudrez.",
    },
  ],
};

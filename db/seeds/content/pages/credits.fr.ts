import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const credits: Page = {
  title: "Crédits du site",
  lead: "De quoi ce site est fait, et à qui nous le devons.",
  description:
    "Crédits du site du Collège Érabao : polices de caractères, icônes, dessins et films, carte, sources des informations et logiciels libres.",
  trail: "",
  scene: decorativeScene("open-book"),
  look: "night",
  sections: [
    {
      type: "note",
      heading: "Une œuvre manque, ou un nom est faux ?",
      body: parseRichText(`
        [Dites-le-nous](/contacts) : indiquez la page, l'élément et ce qu'il faut écrire. Nous corrigeons
        l'erreur ou retirons l'élément.
      `),
    },
    {
      type: "text",
      id: "lettres",
      heading: "Les lettres",
      body: parseRichText(`
        Les titres sont composés en [Bricolage Grotesque](https://github.com/ateliertriay/bricolage) et
        les textes en [Figtree](https://github.com/erikdkennedy/figtree). Ces deux polices appartiennent à
        leurs auteurs, qui les partagent sous la licence SIL Open Font License 1.1. Nous n'en servons que
        les caractères utiles au français et à l'anglais et, dans Figtree, des lettres d'autres langues
        d'Afrique et d'Europe, avec le [texte de la licence (en anglais)](/fonts/LICENSE-OFL.txt).

        Les reçus en PDF utilisent Figtree et, pour les noms en d'autres écritures, DejaVu Sans.
      `),
    },
    {
      type: "text",
      id: "icones",
      heading: "Les icônes et la carte",
      short: "Icônes et carte",
      body: parseRichText(`
        Les icônes viennent de [Phosphor Icons](https://phosphoricons.com), sous licence MIT. Les signes
        placés à côté du nom des partenaires sont des motifs abstraits dessinés pour ce site : ce ne sont
        pas leurs logos.

        Sur la carte, le contour des terres vient de [Natural Earth](https://www.naturalearthdata.com),
        dans le domaine public.
      `),
    },
    {
      type: "text",
      id: "images",
      heading: "Les dessins et les films",
      short: "Dessins et films",
      body: parseRichText(`
        Les illustrations et les films d'origine ont été dessinés pour ce site, à titre de démonstration.
        Ils ne montrent aucun élève réel ni aucun lieu réel de l'école. L'école peut les remplacer par ses
        propres photographies et ses propres films ; aucune image d'élève n'est publiée sans accord écrit.
      `),
    },
    {
      type: "text",
      id: "sources",
      heading: "Les sources de nos informations",
      short: "Nos sources",
      body: parseRichText(`
        - **Le diplôme de l'Ontario** : le [ministère de l'Éducation de
          l'Ontario](https://www.ontario.ca/page/private-schools-in-ontario) et des conseils scolaires de
          la province ;
        - **Les études au Canada et l'immigration** : [Immigration, Réfugiés et Citoyenneté
          Canada](https://www.canada.ca/fr/services/immigration-citoyennete.html) (IRCC) ;
        - **Les formations** : les sites et les annuaires des universités, dont les noms leur
          appartiennent.

        Certaines règles ont été lues dans des textes qui les citent, et toutes peuvent changer : avant de
        décider, vérifiez sur le site officiel.
      `),
    },
    {
      type: "details",
      id: "logiciels",
      heading: "Les logiciels libres",
      short: "Logiciels",
      items: [
        { label: "Node.js", value: "Fait fonctionner le site. Licence MIT" },
        { label: "PostgreSQL", value: "Garde les données. Licence PostgreSQL" },
        { label: "React et React Router", value: "Composent les pages. Licence MIT" },
        { label: "sharp", value: "Prépare les images. Licence Apache 2.0" },
        { label: "PDFKit", value: "Écrit les reçus en PDF. Licence MIT" },
      ],
    },
  ],
};

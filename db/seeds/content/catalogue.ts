import type { CatalogueTexts } from "#app/features/content/kinds.ts";

const fr: CatalogueTexts = {
  disclaimer:
    "Catalogue indicatif : ces universités ne sont pas nécessairement partenaires de l'école. Seul le site officiel de chaque université fait foi, et chacune décide de ses admissions. Au Canada, un baccalauréat est un diplôme universitaire, comme la licence.",
  apply: {
    heading: "Comment postuler",
    items: [
      {
        title: "Ajoutez la formation à votre panier",
        text: "Il reste sur votre appareil, même sans compte : quinze formations au plus.",
      },
      {
        title: "Joignez votre panier à votre candidature",
        text: "En vous connectant, il rejoint votre candidature. Chaque formation aura sa propre réponse.",
      },
      {
        title: "L'université décide",
        text: "L'école vous aide à préparer votre dossier et à le suivre. La réponse vient de l'université.",
      },
    ],
  },
};
const en: CatalogueTexts = {
  disclaimer:
    "Indicative catalogue: these universities are not necessarily partners of the school. Only each university's official website is authoritative, and each decides its own admissions.",
  apply: {
    heading: "How to apply",
    items: [
      {
        title: "Add the programme to your shortlist",
        text: "It stays on your device, even without an account: fifteen programmes at most.",
      },
      {
        title: "Attach your shortlist to your application",
        text: "When you sign in, it joins your application. Each programme will get its own answer.",
      },
      {
        title: "The university decides",
        text: "The school helps you prepare your application and follow it up. The answer comes from the university.",
      },
    ],
  },
};

/** The text beside every programme of the catalogue. */
export const catalogueTexts = { fr, en };

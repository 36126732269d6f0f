import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { bannerScene } from "../scenes.ts";

export const contacts: Page = {
  title: "Contact",
  lead: "Un bureau des admissions sur chaque campus, et quelqu'un qui vous répond.",
  description:
    "Écrire au Collège Érabao, appeler le campus de Dakar ou celui de Yaoundé, préparer une visite, et savoir à qui adresser sa question.",
  trail: "",
  scene: bannerScene("laterite"),
  look: "picture",
  sections: [
    {
      type: "details",
      id: "qui",
      heading: "À qui écrire ?",
      lead: "Votre message arrive au bureau du campus que vous choisissez.",
      items: [
        {
          label: "Vous découvrez l'école",
          value: "Écrivez avec le formulaire : dites la classe, le pays et ce que vous cherchez.",
        },
        {
          label: "Vous avez déjà un dossier",
          value: "Passez par votre messagerie : votre dossier est joint et la réponse y reste.",
        },
        {
          label: "Vous voulez visiter",
          value: "Choisissez « La visite d'un campus » et proposez deux dates.",
        },
        {
          label: "Vous représentez une école ou une université",
          value: "Précisez votre établissement et la personne que nous pouvons rappeler.",
        },
      ],
    },
    {
      type: "questions",
      id: "questions",
      heading: "Avant d'écrire",
      items: [
        {
          question: "Quand vais-je recevoir une réponse ?",
          answer: parseRichText(`
            Vous recevez tout de suite un accusé de réception, si vous avez donné une adresse e-mail. Le
            bureau répond ensuite dans l'ordre d'arrivée, pendant ses heures d'ouverture : [à compléter].
          `),
        },
        {
          question: "Dans quelle langue écrire ?",
          answer: parseRichText(`
            En français ou en anglais, comme vous préférez. Nous répondons dans la langue de votre message.
          `),
        },
        {
          question: "Que faites-vous de mes coordonnées ?",
          answer: parseRichText(`
            Elles servent à vous répondre, et à rien d'autre. La page [Confidentialité](/privacy) dit
            combien de temps nous les gardons et comment les faire effacer.
          `),
        },
      ],
    },
    {
      type: "links",
      heading: "La réponse est sans doute ici",
      items: [
        { action: "Les étapes de l'admission", href: "/admission" },
        { action: "Le curriculum et ses niveaux", href: "/curriculum" },
        { action: "Le permis d'études et les bourses", href: "/autre-service" },
      ],
    },
  ],
};

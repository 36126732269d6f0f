import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene } from "../scenes.ts";

export const engagements: Page = {
  title: "Nos engagements",
  lead: "Ce que les familles peuvent attendre de nous, écrit noir sur blanc.",
  description:
    "Les engagements du Collège Érabao envers les familles, les réponses aux questions à poser à toute école privée, et ce qu'il ne promet pas.",
  trail: "L'école",
  scene: bannerScene("classroom"),
  look: "picture",
  sections: [
    {
      type: "statement",
      statement: "Une promesse ne vaut que si l'on sait à qui la réclamer.",
      body: parseRichText(`
        Cette page dit ce que nous faisons, ce que nous ne faisons pas, et à qui vous adresser quand
        quelque chose n'est pas tenu. Elle change quand nos pratiques changent, et elle s'applique à
        tous : élèves, parents, professeurs, direction.
      `),
    },
    {
      type: "values",
      id: "envers-les-familles",
      heading: "Ce que nous vous devons",
      short: "Envers vous",
      items: [
        {
          title: "Une évaluation honnête",
          text: "Avant l'inscription, vous savez quel niveau est visé, combien de crédits restent à obtenir et ce qui pourrait faire obstacle.",
        },
        {
          title: "Des prix écrits",
          text: "Ce qui est compris, ce qui ne l'est pas, la monnaie, les échéances et les conditions de remboursement, avant le premier paiement.",
        },
        {
          title: "Un adulte qui connaît votre enfant",
          text: "Chaque élève a un référent. C'est la première personne à qui écrire, et la première à vous écrire.",
        },
        {
          title: "Des nouvelles régulières",
          text: "Les bonnes comme les mauvaises, assez tôt pour que l'on puisse encore agir.",
        },
        {
          title: "Des données protégées",
          text: "Nous demandons le minimum, nous ne vendons rien, et aucune image d'élève n'est publiée sans accord écrit.",
        },
        {
          title: "Une réponse aux réclamations",
          text: "Toute réclamation écrite est lue par une personne qui n'est pas en cause, et reçoit une réponse motivée.",
        },
      ],
    },
    {
      type: "note",
      heading: "Engagements de démonstration",
      body: parseRichText(`
        Les engagements et les façons de faire de cette page sont des exemples : l'école confirme ou
        remplace chacun d'eux.
      `),
    },
    {
      type: "table",
      id: "questions-a-poser",
      heading: "Les questions à poser à toute école privée",
      short: "Questions",
      lead: "L'Ontario invite les familles à les poser avant de s'inscrire, car certaines écoles privées ne peuvent pas attribuer de crédits. Voici nos réponses.",
      caption:
        "Les réponses marquées « à compléter » seront données par la direction, preuve à l'appui.",
      columns: [{ label: "La question" }, { label: "Notre réponse" }],
      rows: [
        {
          cells: [
            "L'école est-elle inspectée ?",
            "Notre école partenaire est inspectée par le ministère de l'Éducation de l'Ontario. Date de la dernière inspection : [à compléter].",
          ],
        },
        {
          cells: [
            "Peut-elle délivrer le DESO ?",
            "Oui, par notre école partenaire, autorisée à attribuer des crédits qui y mènent. Numéro d'établissement (BSID) : [à compléter].",
          ],
        },
        { cells: ["Suit-elle le programme de l'Ontario ?", "[à compléter]"] },
        {
          cells: ["Vérifie-t-elle les antécédents judiciaires du personnel ?", "[à compléter]"],
        },
        {
          cells: [
            "Les enseignants sont-ils membres de l'Ordre des enseignantes et des enseignants de l'Ontario ?",
            "[à compléter]",
          ],
        },
      ],
      note: "Le ministère n'accrédite pas les écoles privées et ne les recommande pas : l'inspection porte sur le droit d'attribuer des crédits.",
    },
    {
      type: "text",
      id: "limites",
      heading: "Ce que nous ne promettons pas",
      short: "Nos limites",
      body: parseRichText(`
        - **Une place à l'université.** Nous préparons et suivons votre dossier. La décision d'admission
          appartient à chaque université.
        - **Un visa ou un permis.** L'école n'en délivre pas et ne garantit aucune décision.
        - **La résidence permanente.** Un diplôme d'études secondaires peut compter parmi les critères
          d'un projet d'immigration ; il n'y donne pas droit à lui seul.
        - **Une bourse.** Les universités les attribuent ; nous informons.
        - **Un diplôme en un temps donné.** La durée est établie après l'évaluation de vos acquis.

        Si quelqu'un vous promet l'une de ces choses en notre nom, [écrivez-nous](/contacts).
      `),
    },
    {
      type: "steps",
      id: "reclamation",
      heading: "Si quelque chose ne va pas",
      short: "Réclamer",
      items: [
        {
          title: "Parlez-en au référent",
          text: "La plupart des difficultés se règlent là, en une conversation.",
        },
        {
          title: "Écrivez au bureau du campus",
          text: "Par la messagerie de l'espace étudiant ou par la page Contact. Gardez une copie.",
        },
        {
          title: "Demandez une seconde lecture",
          text: "Un refus ou une sanction peut être relu par une personne qui n'a pas pris la décision.",
        },
        {
          title: "Saisissez le médiateur",
          text: "Médiateur ou autorité compétente : [à compléter].",
        },
      ],
    },
    {
      ...callsToAction.fr,
      title: "Mettez-nous à l'épreuve",
      text: "Posez la question que vous n'osez pas poser aux autres écoles.",
    },
  ],
};

import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { bannerScene, decorativeScene } from "../scenes.ts";

export const autreService: Page = {
  title: "Autres services",
  lead: "Ce qui entoure les cours : l'orientation, les langues, les bourses et le dossier d'études.",
  description:
    "Orientation, langues, bourses et dossier d'études au Canada : ce que le Collège Érabao fait avec vous, et ce qui revient à d'autres.",
  trail: "L'école",
  scene: bannerScene("winter"),
  look: "picture",
  sections: [
    {
      type: "cards",
      id: "services",
      heading: "Six appuis, du premier doute au départ",
      short: "Six appuis",
      items: [
        {
          title: "L'orientation",
          text: "Partir de ce que l'élève aime et réussit, lire les programmes, vérifier les préalables, garder une solution de rechange.",
          href: "/autre-formation",
          action: "Parcourir les formations",
        },
        {
          title: "Les langues",
          text: "Préparer le TOEFL, l'IELTS, le TEF ou le TCF, et surtout l'anglais dont on se sert : lire, écrire, prendre la parole.",
          href: "/prepa-gd",
          action: "Voir la prépa",
        },
        {
          title: "Les bourses",
          text: "Informations sur les bourses existantes au Canada et aux États-Unis ; attribution décidée par les universités.",
        },
        {
          title: "Le dossier d'études",
          text: "Aide à la constitution du dossier. Pour un conseil en immigration, adressez-vous à un représentant autorisé.",
        },
        {
          title: "L'évaluation des acquis",
          text: "Pour les adultes : réunir ce qui prouve votre parcours et le présenter à l'école partenaire.",
          href: "/admission#adultes",
          action: "Lire les conditions",
        },
        {
          title: "L'étude accompagnée",
          text: "Un moment fixe pour travailler, sur place ou en ligne, avec quelqu'un qui répond.",
        },
      ],
    },
    {
      type: "note",
      heading: "À lire d'abord",
      body: parseRichText(`
        Informations générales à jour au 20 novembre 2026. Les règles changent souvent : vérifiez sur
        [canada.ca](https://www.canada.ca/fr/services/immigration-citoyennete.html). L'école ne délivre
        ni visa ni permis et ne garantit aucune décision.
      `),
    },
    {
      type: "table",
      id: "permis",
      heading: "Le permis d'études, pièce par pièce",
      short: "Le permis",
      lead: "Voici ce que l'on demande le plus souvent à un étudiant étranger. Votre cas peut différer.",
      caption: "Repères généraux, à vérifier sur le site officiel avant toute démarche.",
      columns: [{ label: "Pièce" }, { label: "D'où elle vient" }, { label: "À savoir" }],
      rows: [
        {
          cells: [
            "Lettre d'acceptation",
            "D'un établissement d'enseignement désigné",
            "C'est le point de départ : sans elle, pas de demande.",
          ],
        },
        {
          cells: [
            "Lettre d'attestation provinciale",
            "De la province ou du territoire",
            "Demandée le plus souvent pour un collège canadien (après le secondaire) ou un premier cycle universitaire, et jointe à la demande. Au Québec, le certificat d'acceptation (CAQ) en tient lieu.",
          ],
        },
        {
          cells: [
            "Preuve de soutien financier",
            "De votre banque ou de votre garant",
            "Le montant est révisé chaque année et le Québec a le sien : voyez canada.ca.",
          ],
        },
        {
          cells: [
            "Passeport en cours de validité",
            "De votre pays",
            "Vérifiez la date d'expiration plusieurs mois à l'avance.",
          ],
        },
        {
          cells: [
            "Données biométriques",
            "D'un point de collecte officiel",
            "Un examen médical est parfois demandé aussi.",
          ],
        },
        {
          cells: [
            "Déclaration du gardien",
            "D'un adulte responsable au Canada",
            "Pour les élèves mineurs.",
          ],
        },
      ],
      note: "En 2026, les élèves du primaire et du secondaire, ainsi que les étudiants de master (« maîtrise » au Canada) et de doctorat des établissements publics désignés, sont dispensés de l'attestation provinciale. Les délais varient : nous ne donnons pas de chiffre.",
    },
    {
      type: "text",
      id: "francophones",
      heading: "Étudier en français hors du Québec",
      short: "En français",
      body: parseRichText(`
        Le Canada mène un programme pilote pour les étudiants des communautés francophones en situation
        minoritaire. Les citoyens du **Sénégal** et du **Cameroun** font partie des personnes
        admissibles. En général, il faut :

        - un programme d'études postsecondaires en français, à temps plein, d'au moins deux ans ;
        - un établissement désigné qui participe au programme, hors du Québec ;
        - un niveau de français d'au moins NCLC 5, sur l'échelle canadienne ;
        - vivre hors du Canada au moment de la demande.

        Le seuil financier y est plus bas, l'attestation provinciale n'est pas demandée, et des services
        aident à s'installer. La liste des établissements et le nombre de places changent d'une
        année à l'autre : vérifiez sur canada.ca avant d'y compter.
      `),
      scene: decorativeScene("campus-evening"),
    },
    {
      type: "text",
      id: "bourses",
      heading: "Les bourses, sans illusions",
      short: "Les bourses",
      body: parseRichText(`
        Une bourse se cherche tôt et se demande à l'université elle-même. Nous aidons à repérer celles
        qui existent, à lire leurs conditions et à tenir les délais. Nous n'en attribuons pas, et nous
        ne citons que des noms et des montants publiés par l'université.

        Un bon dossier de bourse ressemble à un bon dossier d'admission : des notes régulières, une
        lettre qui parle de vous, et la preuve que vous avez donné de votre temps à d'autres.
      `),
    },
    {
      type: "questions",
      id: "questions",
      heading: "Questions fréquentes",
      short: "Questions",
      items: [
        {
          question: "Pouvez-vous faire la demande de visa à ma place ?",
          answer: parseRichText(`
            Non. Au Canada, le conseil en immigration contre rémunération est réservé à des
            représentants autorisés : avocats, consultants réglementés, notaires du Québec. Nous aidons
            à réunir les pièces et à les ranger dans le bon ordre.
          `),
        },
        {
          question: "Ces services sont-ils compris dans les frais ?",
          answer: parseRichText("[Réponse à compléter]"),
        },
        {
          question: "Faut-il être élève de l'école pour en profiter ?",
          answer: parseRichText("[Réponse à compléter]"),
        },
      ],
    },
    {
      ...callsToAction.fr,
      title: "Une question qui n'est pas dans cette page ?",
      text: "Écrivez-la comme elle vient. Nous répondons, ou nous disons qui peut répondre.",
    },
  ],
};

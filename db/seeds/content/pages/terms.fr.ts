import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const terms: Page = {
  title: "Conditions d'utilisation",
  lead: "Les règles de ce site et de l'espace étudiant, dites simplement.",
  description:
    "Conditions d'utilisation du site et de l'espace étudiant du Collège Érabao : compte, dossier, contenus, frais, responsabilité et droit applicable.",
  trail: "",
  scene: decorativeScene("desk"),
  look: "night",
  sections: [
    {
      type: "note",
      heading: "Site de démonstration",
      body: parseRichText(`
        Le Collège Érabao est une marque de démonstration. Ce texte est un modèle : l'école le fait relire
        par un juriste et complète ce qui est entre crochets avant l'ouverture. Version du 20 novembre
        2026.
      `),
    },
    {
      type: "details",
      id: "editeur",
      heading: "Qui édite ce site",
      short: "L'éditeur",
      items: [
        { label: "Éditeur", value: "[à compléter]" },
        { label: "Siège", value: "[à compléter]" },
        { label: "Immatriculation (RCCM, NINEA, NIU)", value: "[à compléter]" },
        { label: "Autorisations ministérielles", value: "[à compléter]" },
        { label: "Directeur de la publication", value: "[à compléter]" },
        { label: "Hébergeur", value: "[à compléter]" },
      ],
    },
    {
      type: "text",
      id: "objet",
      heading: "Ce que ces conditions couvrent",
      short: "L'objet",
      body: parseRichText(`
        Elles s'appliquent à toute personne qui consulte ce site ou ouvre un compte dans l'espace
        étudiant. En créant un compte, vous les acceptez. Une inscription à l'école fait l'objet d'un
        contrat distinct, que vous lisez et signez avant de payer.
      `),
    },
    {
      type: "text",
      id: "compte",
      heading: "Votre compte et votre connexion",
      short: "Votre compte",
      body: parseRichText(`
        Un compte est personnel. Vous pouvez l'ouvrir avec Google, avec Facebook, ou avec une adresse
        e-mail et un mot de passe. Gardez votre mot de passe pour vous ; sur un téléphone partagé,
        déconnectez-vous en partant.

        Vous pouvez fermer votre compte à tout moment. Nous pouvons suspendre un compte qui sert à nuire,
        en vous disant pourquoi.
      `),
    },
    {
      type: "text",
      id: "exactitude",
      heading: "L'exactitude de votre dossier",
      short: "L'exactitude",
      body: parseRichText(`
        Vous vous engagez à donner des informations vraies et des documents authentiques, et à signaler
        ce qui change. Un document falsifié met fin à la candidature et peut être signalé à
        l'établissement ou à l'autorité concernés.

        Ce que vous soumettez est gardé tel que vous l'avez vu au moment de soumettre : ni vous ni nous ne
        pouvons le modifier après coup sans laisser de trace.
      `),
    },
    {
      type: "text",
      id: "indicatif",
      heading: "Des contenus indicatifs",
      short: "Les contenus",
      body: parseRichText(`
        Les pages de ce site informent ; elles ne remplacent ni les sites officiels ni les décisions des
        autorités. Le catalogue des universités est indicatif : ces universités ne sont pas
        nécessairement partenaires de l'école.

        L'école ne garantit ni admission à l'université, ni visa, ni permis, ni équivalence, ni bourse.
        Ces décisions appartiennent à d'autres.
      `),
    },
    {
      type: "text",
      id: "propriete",
      heading: "Textes, images et vidéos",
      short: "Textes et images",
      body: parseRichText(`
        Les textes, les illustrations, les vidéos et la marque sont protégés. Vous pouvez les consulter,
        les imprimer pour vous et partager un lien. Pour toute autre utilisation, demandez-nous.

        Vous gardez vos droits sur les documents que vous nous confiez. Vous nous autorisez seulement à
        les lire pour étudier votre dossier.
      `),
    },
    {
      type: "text",
      id: "interdits",
      heading: "Ce qui n'est pas permis",
      short: "Les interdits",
      body: parseRichText(`
        - se faire passer pour quelqu'un d'autre, ou consulter le dossier d'autrui ;
        - envoyer un fichier nuisible, ou chercher à contourner les protections du site ;
        - recopier le catalogue ou les contenus en masse ;
        - utiliser la messagerie pour vendre, menacer ou harceler.
      `),
    },
    {
      type: "text",
      id: "frais",
      heading: "Frais et remboursement",
      short: "Les frais",
      body: parseRichText(`
        Ni la visite de ce site ni le dépôt d'un dossier ne donnent lieu à un paiement en ligne. Les
        frais de l'école et leurs conditions de remboursement sont communiqués par écrit : [à compléter].
      `),
    },
    {
      type: "text",
      id: "disponibilite",
      heading: "Disponibilité et responsabilité",
      short: "Disponibilité",
      body: parseRichText(`
        Nous faisons en sorte que le site fonctionne, même avec une connexion faible, et que rien de ce
        que vous avez écrit ne se perde. Une panne reste possible. Si elle vous empêche de tenir un délai,
        [écrivez-nous](/contacts) : nous en tenons compte.

        Nous répondons de nos fautes dans les limites prévues par la loi. Nous ne répondons pas des sites
        vers lesquels un lien vous conduit.
      `),
    },
    {
      type: "text",
      id: "mineurs",
      heading: "Élèves mineurs",
      short: "Mineurs",
      body: parseRichText(`
        Une personne de moins de dix-huit ans utilise l'espace étudiant avec l'accord d'un parent ou d'un
        tuteur, donné en ligne. L'adulte peut retirer cet accord : une candidature qui n'est pas encore
        envoyée ne pourra plus l'être sans un nouvel accord ; si elle l'est déjà, son historique le dit à
        l'école.
      `),
    },
    {
      type: "text",
      id: "droit",
      heading: "Droit applicable, changements et contact",
      short: "Droit et contact",
      body: parseRichText(`
        Droit applicable et tribunal compétent : [à compléter]. Avant tout procès, nous cherchons ensemble
        une solution amiable.

        Quand ces conditions changent, la date en haut de page change aussi, et les titulaires d'un compte
        sont prévenus. Une question ? Passez par la page [Contact](/contacts). Voyez aussi la page
        [Confidentialité](/privacy).
      `),
    },
  ],
};

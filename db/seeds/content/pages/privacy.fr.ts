import type { Page } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { decorativeScene } from "../scenes.ts";

export const privacy: Page = {
  title: "Confidentialité",
  lead: "Ce que nous savons de vous, pourquoi, pour combien de temps, et comment dire non.",
  description:
    "Données personnelles au Collège Érabao : ce qui est recueilli, pourquoi, qui le lit, combien de temps, les mineurs, et comment exercer vos droits.",
  trail: "",
  scene: decorativeScene("office-night"),
  look: "night",
  sections: [
    {
      type: "note",
      heading: "En bref",
      body: parseRichText(`
        Nous demandons le minimum et nous ne vendons rien. Vous pouvez lire, corriger, emporter et effacer
        ce qui vous concerne. Pour un élève mineur, un parent ou un tuteur donne son accord. Ce texte est
        un modèle, à faire relire par un juriste. Version du 20 novembre 2026.
      `),
    },
    {
      type: "details",
      id: "responsable",
      heading: "Qui répond de vos données",
      short: "Le responsable",
      items: [
        { label: "Responsable du traitement", value: "[à compléter]" },
        { label: "Délégué à la protection des données", value: "[à compléter]" },
        { label: "Déclarations auprès des autorités", value: "[à compléter]" },
        {
          label: "Comment nous joindre",
          value: "Par la page Contact, en choisissant votre campus",
        },
      ],
    },
    {
      type: "table",
      id: "donnees",
      heading: "Ce que nous recueillons, et pourquoi",
      short: "Les données",
      caption: "Rien d'autre n'est demandé pour commencer.",
      columns: [
        { label: "Données" },
        { label: "À quoi elles servent" },
        { label: "Obligatoires ?" },
      ],
      rows: [
        {
          cells: [
            "Nom, adresse e-mail, langue",
            "Ouvrir votre compte et vous écrire",
            "Oui, pour un compte",
          ],
        },
        {
          cells: [
            "Date de naissance",
            "Savoir si un parent doit donner son accord",
            "Oui, pour soumettre",
          ],
        },
        {
          cells: [
            "Lieu de naissance, nationalité, téléphone, ville de résidence",
            "Compléter votre dossier et vous joindre",
            "Non",
          ],
        },
        { cells: ["Nombre d'enfants dans la famille", "Vous indiquer des bourses", "Non"] },
        {
          cells: [
            "Cursus, notes, justificatifs",
            "Étudier votre dossier et vous placer au bon niveau",
            "Une année au moins",
          ],
        },
        { cells: ["Campus et formations choisis", "Traiter vos demandes", "Une au moins"] },
        {
          cells: [
            "Coordonnées des parents ou du tuteur",
            "Joindre un adulte et recueillir son accord",
            "Pour les mineurs",
          ],
        },
        {
          cells: [
            "Photo, passeport",
            "Compléter le dossier après une offre",
            "Non, tant qu'aucune offre n'est faite",
          ],
        },
        {
          cells: [
            "Messages et pièces jointes",
            "Vous répondre et garder la trace de nos échanges",
            "Non",
          ],
        },
        {
          cells: [
            "Téléphone, pour WhatsApp",
            "Vous dire qu'un message vous attend, sans rien de son contenu",
            "Non : seulement si vous le demandez",
          ],
        },
        {
          cells: [
            "Page Contact : nom, e-mail ou téléphone, campus, message, langue",
            "Vous répondre",
            "E-mail ou téléphone, au choix",
          ],
        },
        {
          cells: [
            "Page Contact : une empreinte de l'adresse internet d'où part le message",
            "Arrêter les envois en masse ; l'adresse elle-même n'est pas écrite",
            "Oui ; effacée au plus tard après deux jours",
          ],
        },
      ],
      note: "Les coordonnées d'un parent sont celles d'une autre personne : prévenez-la que vous nous les donnez.",
    },
    {
      type: "text",
      id: "fondement",
      heading: "Sur quoi nous nous appuyons",
      short: "Le fondement",
      body: parseRichText(`
        Nous traitons ces données parce que vous nous l'avez demandé en déposant un dossier, parce que
        vous y avez consenti, ou parce que la loi nous l'impose. Un consentement se donne clairement : aucune
        case n'est cochée d'avance, et il se retire aussi simplement qu'il se donne.

        Nous ne dressons pas de profil publicitaire. Aucune décision d'admission n'est prise par une
        machine.
      `),
    },
    {
      type: "text",
      id: "destinataires",
      heading: "Qui peut les lire",
      short: "Qui les lit",
      body: parseRichText(`
        - **Le bureau des admissions** de votre campus, et les personnes qui étudient votre dossier.
        - **Le bureau du campus** que vous choisissez, pour un message de la page Contact ; tous les
          bureaux, si vous n'en choisissez pas.
        - **L'école partenaire** de l'Ontario, quand il faut évaluer vos acquis ou attribuer des crédits.
        - **Une université**, quand vous lui adressez une candidature.
        - **L'adulte qui a donné son accord**, pour une conversation que vous ou l'école partagez avec lui ;
          vous pouvez y mettre fin.
        - **WhatsApp**, seulement si vous acceptez ses avis : il sait alors que l'école vous écrit.
        - **Google ou Facebook**, seulement si vous choisissez de vous connecter par eux : ils savent alors
          que vous utilisez ce site.
        - **Notre hébergeur**, qui garde les données sans les lire : [à compléter].

        Personne d'autre. Chaque décision prise sur un dossier, et chaque lecture par l'équipe, laisse une trace.
      `),
    },
    {
      type: "text",
      id: "transferts",
      heading: "Quand elles changent de pays",
      short: "Les transferts",
      body: parseRichText(`
        Le Sénégal, le Cameroun et le Canada n'ont pas les mêmes règles. Quand vos données passent de l'un
        à l'autre, nous vérifions qu'elles y sont protégées comme il faut et nous vous le disons. Pays
        d'hébergement : [à compléter].
      `),
    },
    {
      type: "details",
      id: "duree",
      heading: "Combien de temps nous les gardons",
      short: "La durée",
      items: [
        { label: "Dossier commencé, jamais soumis", value: "[à compléter]" },
        { label: "Dossier soumis, sans suite", value: "[à compléter]" },
        { label: "Dossier d'un élève inscrit", value: "[à compléter]" },
        {
          label: "Message envoyé par la page Contact",
          value:
            "Douze mois après que le bureau l'a traité, ou après son arrivée si le bureau ne l'a pas indiqué ; il est effacé du site la nuit suivante",
        },
        {
          label: "E-mails envoyés depuis la page Contact",
          value: "Dans la boîte e-mail du campus et dans la vôtre : [à compléter]",
        },
        {
          label: "Numéro auquel nous avons demandé un accord par WhatsApp",
          value:
            "Une empreinte, qui ne permet pas de retrouver le numéro : trente jours ; sans limite si la réponse est STOP, pour ne plus rien demander à ce numéro",
        },
        { label: "Compte fermé", value: "[à compléter]" },
      ],
    },
    {
      type: "text",
      id: "securite",
      heading: "Comment elles sont protégées",
      short: "La sécurité",
      body: parseRichText(`
        La connexion au site est chiffrée. Les mots de passe ne sont gardés que sous une forme illisible.
        Chacun n'accède qu'à ce dont il a besoin, et les documents ne sont jamais publics. Si un incident
        touchait vos données, nous vous préviendrions, ainsi que l'autorité compétente.
      `),
    },
    {
      type: "text",
      id: "mineurs",
      heading: "Les élèves mineurs",
      short: "Mineurs",
      body: parseRichText(`
        Avant dix-huit ans, nous demandons le nom d'un parent ou d'un tuteur, un moyen de le joindre et son
        accord. L'accord se donne par un lien personnel, à usage unique. Il peut être retiré.

        Nous ne publions ni photo ni vidéo d'un élève sans accord écrit. Nous n'utilisons jamais les
        données d'un mineur pour lui vendre quelque chose.
      `),
    },
    {
      type: "text",
      id: "droits",
      heading: "Vos droits",
      body: parseRichText(`
        Vous pouvez, sans donner de raison :

        - savoir ce que nous avons sur vous et en recevoir une copie ;
        - faire corriger ce qui est faux ;
        - vous opposer à un usage, ou retirer votre accord ;
        - faire effacer ce que la loi ne nous oblige pas à garder ;
        - emporter vos données pour les donner à une autre école.

        Dans l'espace étudiant, la page Compte permet de télécharger vos données et de fermer votre compte.
        Sinon, [écrivez-nous](/contacts).
      `),
    },
    {
      type: "text",
      id: "appareil",
      heading: "Ce que le site garde sur votre appareil",
      short: "Votre appareil",
      body: parseRichText(`
        - un cookie de connexion, pour que vous restiez connecté, et votre nom à afficher, jusqu'à la
          déconnexion ;
        - pendant un an, une marque sur les appareils où vous vous êtes connecté avec un mot de passe : si un
          inconnu essaie des mots de passe ailleurs, votre compte reste ouvert ici ;
        - votre panier de formations, jusqu'à soixante jours après votre dernier choix, pour le retrouver à la visite
          suivante et le joindre à votre candidature ;
        - les couleurs et l'économie de données que vous avez choisies, pendant un an ; l'économie choisie pour un
          réseau lent, pendant dix minutes ;
        - les feuilles de style que votre navigateur a déjà, pendant trente jours, pour ne pas vous les
          envoyer de nouveau ;
        - si Facebook ne nous donne pas votre adresse, de quoi finir votre inscription, pendant une heure ;
        - le fait que vous avez fermé un avis, ou vu le film d'accueil pendant cette visite ;
        - la réponse que vous commencez à partir du lien d'une conversation, jusqu'à ce qu'elle soit envoyée ou
          que vous fermiez l'onglet.

        Votre candidature est gardée sur notre serveur. Restent aussi sur votre appareil, pour continuer sans
        connexion : les pages que vous en avez ouvertes et ce que vous y écrivez, jusqu'à la déconnexion ; un
        message commencé, jusqu'à ce qu'il parte ou que vous l'effaciez ; un fichier que vous envoyez, jusqu'à
        ce qu'il soit reçu. Sur un ordinateur partagé, dites-le sous « Ma candidature » : rien n'y restera.

        Rien de cela ne sert à vous suivre ailleurs. La déconnexion efface la connexion et votre nom. Il n'y a
        ni publicité ni mesure d'audience par un tiers.

        Pour savoir si le site est rapide sur vos appareils, nous mesurons une visite sur dix : la page, sa
        langue, son temps d'affichage, le type de connexion, et le pays d'après le fuseau horaire de
        l'appareil. Nous n'en gardons que des totaux par jour, pendant quatre cents jours : rien n'y dit
        qui vous êtes. L'onglet retient si sa visite est mesurée, jusqu'à ce que vous le fermiez. Rien n'est
        mesuré quand l'économie de données est active.
      `),
    },
    {
      type: "text",
      id: "reclamation",
      heading: "Réclamations",
      body: parseRichText(`
        Écrivez-nous d'abord : nous préférons réparer. Vous pouvez aussi saisir l'autorité de votre pays.

        - **Au Sénégal**, la Commission de protection des données personnelles (CDP), instituée par la loi
          n° 2008-12 du 25 janvier 2008.
        - **Au Cameroun**, l'autorité prévue par la loi n° 2024/017 du 23 décembre 2024.
        - **Au Canada**, le Commissariat à la protection de la vie privée ou, au Québec, la Commission
          d'accès à l'information, si vos données y sont traitées.
      `),
    },
  ],
};

import { elideDe } from "../elide-de.ts";

/** The page where an adult answers a consent request. */
export const consentPage = {
  title: "Votre accord pour une candidature",
  lead: (candidate: string, age: number) =>
    `${candidate} a moins de ${age} ans et prépare une candidature {to school}. Son envoi demande l'accord d'un parent ou d'un tuteur.`,
  youAreAs: (candidate: string, adult: string) => `${candidate} vous désigne comme ${adult}.`,
  adults: { mother: "sa mère", father: "son père", guardian: "son tuteur ou sa tutrice" },
  askedTitle: (candidate: string) => `La candidature ${elideDe(candidate)}`,
  campus: "Campus",
  noCampus: "Pas encore choisi",
  choices: "Formations choisies",
  noChoice: "Aucune pour le moment",
  askedHint:
    "Cette liste peut changer jusqu'à l'envoi de la candidature : ce lien la montre à jour.",
  whatTitle: "Ce que vous acceptez",
  whatHint: "Cochez ce que vous acceptez. Rien n'est coché à votre place.",
  promise:
    "Les universités décident seules. L'école ne garantit ni admission ni visa, et ne demande aucun paiement ici.",
  rights:
    "Vous pouvez changer ou retirer cet accord quand vous voulez, avec ce même lien, et demander l'accès, la correction ou l'effacement des données en écrivant à l'école.",
  privacy: "Lire la politique de confidentialité",
  name: "Votre nom complet",
  nameHint: (candidate: string, givenName: string) =>
    `${givenName ? `${candidate} a indiqué « ${givenName} ». ` : ""}Écrivez-le vous-même : il est conservé avec la date, comme preuve de votre accord.`,
  give: "Donner mon accord",
  refuse: "Je ne donne pas mon accord",
  validUntil: (date: string) => `Vous pouvez répondre jusqu'au ${date}.`,
  thanks: "Merci, votre accord est enregistré.",
  thanksText: (candidate: string) =>
    `${candidate} peut maintenant envoyer sa candidature. Gardez ce lien : il sert aussi à changer ou à retirer votre accord.`,
  declined: "C'est noté : vous n'avez pas donné votre accord.",
  declinedText: (candidate: string) =>
    `La candidature ${elideDe(candidate)} ne peut pas être envoyée. Si vous changez d'avis, demandez-lui un nouveau lien.`,
  givenTitle: "Votre accord est enregistré",
  givenText: (candidate: string, date: string) =>
    `Vous l'avez donné le ${date} pour la candidature ${elideDe(candidate)}.`,
  agreed: "Vous acceptez",
  notAgreed: "Vous n'acceptez pas",
  change: "Changer ce que j'accepte",
  changeHint:
    "L'école lit et garde la candidature tant que votre accord reste valable. Pour qu'elle ne la lise plus, retirez votre accord.",
  save: "Enregistrer",
  changed: "Votre accord a été modifié.",
  changedText: (candidate: string) =>
    `L'école et ${candidate} le voient dès maintenant. Ce qui a déjà été fait avec votre accord précédent n'est pas annulé.`,
  unchanged: "Rien n'a changé.",
  unchangedText: "Votre accord reste le même.",
  withdraw: "Retirer mon accord",
  takeBackText: (candidate: string) =>
    `Si la candidature ${elideDe(candidate)} n'est pas encore envoyée, elle ne pourra plus l'être sans un nouvel accord. Si elle est déjà envoyée, l'école le verra dans son historique.`,
  withdrawn: "Votre accord est retiré.",
  withdrawnText: (candidate: string) =>
    `Nous prévenons ${candidate} par e-mail. Si vous changez d'avis, demandez-lui un nouveau lien.`,
  "consent-used": "Ce lien a déjà servi.",
  "consent-expired": "Ce lien n'est plus valable.",
  expiredText: (candidate: string) =>
    `Demandez à ${candidate} de vous envoyer une nouvelle demande depuis sa candidature.`,
  cut: "Ce lien est incomplet.",
  cutText:
    "Il a sans doute été coupé en deux dans le message. Ouvrez-le depuis le message d'origine, ou copiez-le jusqu'à son dernier caractère.",
  unknown: "Ce lien ne fonctionne pas.",
  unknownText:
    "Vérifiez qu'il est copié en entier et que c'est le dernier reçu : un nouveau lien remplace le précédent. Si c'est bien le cas, demandez-en un autre à la personne qui vous l'a envoyé.",
  ownMailbox: (candidate: string) =>
    `L'adresse e-mail indiquée pour vous est celle du compte ${elideDe(candidate)} : aucun échange ne peut être partagé avec vous par ce moyen. Pour lire ses échanges avec l'école, demandez-lui d'indiquer votre propre adresse.`,
  purposes: {
    application: {
      title: "Que l'école lise la candidature et y réponde",
      text: (candidate: string) =>
        `{The school} lit et garde la candidature ${elideDe(candidate)} : identité, études, justificatifs, formations choisies. Sans cet accord, elle ne peut pas être envoyée.`,
    },
    universities: {
      title: "Que l'école la transmette aux universités choisies",
      text: () =>
        "Au Canada, une fois la candidature envoyée. Sans cet accord, l'école ne la transmet pas, et aucune université ne peut y répondre.",
    },
    messages: {
      title: "Que vous puissiez lire ses échanges avec l'école et y répondre",
      text: (candidate: string) =>
        `Par un lien reçu par e-mail, quand ${candidate} ou l'école partage un échange avec vous. Sinon, ces échanges ne vous sont pas montrés.`,
    },
    whatsapp: {
      title: "Que l'école vous joigne par WhatsApp",
      text: () =>
        "Au numéro indiqué, au sujet de cette candidature seulement. Sinon : téléphone et e-mail.",
    },
  },
};

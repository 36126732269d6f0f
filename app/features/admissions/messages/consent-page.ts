import { defineMessages } from "#app/i18n/define-messages.ts";
import { elideDe } from "#app/i18n/elide-de.ts";

const fr = {
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

const en: typeof fr = {
  title: "Your consent for an application",
  lead: (candidate, age) =>
    `${candidate} is under ${age} and is preparing an application to {the school}. It can only be sent with the consent of a parent or guardian.`,
  youAreAs: (candidate, adult) => `${candidate} named you as ${adult}.`,
  adults: { mother: "their mother", father: "their father", guardian: "their guardian" },
  askedTitle: (candidate) => `${candidate}'s application`,
  campus: "Campus",
  noCampus: "Not chosen yet",
  choices: "Chosen programmes",
  noChoice: "None for now",
  askedHint:
    "This list may change until the application is sent: this link always shows the latest version.",
  whatTitle: "What you agree to",
  whatHint: "Tick what you agree to. Nothing is ticked for you.",
  promise:
    "The universities alone decide. The school guarantees neither admission nor visa, and asks for no payment here.",
  rights:
    "You may change or withdraw this consent whenever you like, with this same link, and ask for access, correction or deletion of the data by writing to the school.",
  privacy: "Read the privacy policy",
  name: "Your full name",
  nameHint: (candidate, givenName) =>
    `${givenName ? `${candidate} entered “${givenName}”. ` : ""}Type it yourself: it is kept with the date, as proof of your consent.`,
  give: "Give my consent",
  refuse: "I do not agree",
  validUntil: (date) => `You can answer until ${date}.`,
  thanks: "Thank you, your consent is recorded.",
  thanksText: (candidate) =>
    `${candidate} can now send the application. Keep this link: you can also use it to change or withdraw your consent.`,
  declined: "Noted: you did not give your consent.",
  declinedText: (candidate) =>
    `${candidate}'s application cannot be sent. If you change your mind, ask them for a new link.`,
  givenTitle: "Your consent is recorded",
  givenText: (candidate, date) => `You gave it on ${date} for ${candidate}'s application.`,
  agreed: "You agree that",
  notAgreed: "You do not agree that",
  change: "Change what I agree to",
  changeHint:
    "The school reads and keeps the application for as long as you consent. To stop this, withdraw your consent.",
  save: "Save",
  changed: "Your consent has been changed.",
  changedText: (candidate) =>
    `The school and ${candidate} see it from now on. This does not undo what was already done with your earlier consent.`,
  unchanged: "Nothing has changed.",
  unchangedText: "Your consent covers the same as before.",
  withdraw: "Withdraw my consent",
  takeBackText: (candidate) =>
    `If ${candidate}'s application is not sent yet, it cannot be sent without a new consent. If it has already been sent, the school will see this in its history.`,
  withdrawn: "Your consent is withdrawn.",
  withdrawnText: (candidate) =>
    `We are letting ${candidate} know by email. If you change your mind, ask them for a new link.`,
  "consent-used": "This link has already been used.",
  "consent-expired": "This link is no longer valid.",
  expiredText: (candidate) => `Ask ${candidate} to send you a new request from their application.`,
  cut: "This link is not complete.",
  cutText:
    "It was probably cut in two in the message. Open it from the original message, or copy it to its last character.",
  unknown: "This link does not work.",
  unknownText:
    "Check that it is copied in full and is the last one you received: a new link replaces the one before. If it is, ask whoever sent it to you for another.",
  ownMailbox: (candidate) =>
    `The email address given for you is that of ${candidate}'s own account: no conversation can be shared with you that way. To read their conversations with the school, ask them to enter your own address.`,
  purposes: {
    application: {
      title: "The school may review the application and respond to it",
      text: (candidate) =>
        `{The school} reads and keeps ${candidate}'s application: identity, education history, supporting documents, chosen programmes. Without this consent it cannot be sent.`,
    },
    universities: {
      title: "The school may pass it on to the chosen universities",
      text: () =>
        "In Canada, once the application is sent. Without this consent, the school does not pass it on, and no university can answer.",
    },
    messages: {
      title: "You may read and reply to their conversations with the school",
      text: (candidate: string) =>
        `By a link received by email, when ${candidate} or the school shares a conversation with you. Otherwise these conversations are not shown to you.`,
    },
    whatsapp: {
      title: "The school may contact you on WhatsApp",
      text: () =>
        "At the number you gave, about this application only. Otherwise: phone and email.",
    },
  },
};

/**
 * Messages of the page where an adult answers. Separate from `consent`, so that the candidate's form does not load
 * them.
 */
export const consentPageMessages = defineMessages(fr, en);

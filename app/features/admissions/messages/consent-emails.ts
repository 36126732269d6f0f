import { defineMessages } from "#app/i18n/define-messages.ts";
import { elideDe } from "#app/i18n/elide-de.ts";

const fr = {
  open: "Ouvrir ma candidature",
  request: {
    subject: (candidate: string) => `${candidate} vous demande votre accord`,
    title: "Votre accord est demandé",
    text: (candidate: string, age: number) =>
      `${candidate} a moins de ${age} ans et prépare une candidature {to school}. L'accord d'un parent ou d'un tuteur est nécessaire pour l'envoyer.`,
    what: "La page explique ce que nous faisons de ses données. Vous pouvez accepter ou refuser ; aucun compte n'est nécessaire.",
    until: (date: string) => `Vous pouvez répondre jusqu'au ${date}.`,
    ignore:
      "Si vous ne connaissez pas cette personne, ne faites rien : rien ne sera envoyé sans votre accord.",
    action: "Lire et répondre",
  },
  confirmation: {
    subject: (candidate: string) => `Votre accord pour la candidature ${elideDe(candidate)}`,
    title: "Votre accord est enregistré",
    text: (candidate: string, date: string) =>
      `Vous l'avez donné le ${date} pour la candidature ${elideDe(candidate)} {to school}. Ce que vous avez accepté :`,
    withdraw: "Vous pouvez le changer ou le retirer quand vous voulez, avec ce lien.",
    action: "Revoir ou changer mon accord",
  },
  "outcome-given": {
    subject: "L'accord que vous avez demandé est donné",
    text: (name: string) => `${name} a donné son accord pour votre candidature.`,
    next: "Vous pouvez l'envoyer dès que toutes les rubriques sont terminées.",
  },
  "outcome-refused": {
    subject: "L'accord que vous avez demandé n'est pas donné",
    text: (name: string) =>
      name
        ? `${name} n'a pas donné son accord pour votre candidature.`
        : "L'adulte à qui vous l'avez demandé n'a pas donné son accord pour votre candidature.",
    next: "Parlez-en avec cette personne. Vous pouvez faire une nouvelle demande, à elle ou à un autre adulte.",
  },
  "outcome-withdrawn": {
    subject: "Un accord pour votre candidature est retiré",
    text: (name: string) => `${name} a retiré son accord pour votre candidature.`,
    next: "Si elle n'est pas encore envoyée, il vous faut un nouvel accord. Si elle l'est déjà, l'école le verra dans son historique.",
  },
  "outcome-changed": {
    subject: "Un accord pour votre candidature a changé",
    text: (name: string) => `${name} a changé ce que couvre son accord pour votre candidature.`,
    next: "Votre candidature indique ce qu'il couvre maintenant.",
  },
  /** The message that the candidate passes on with the link. */
  message: (link: string) =>
    `{The school} vous demande votre accord pour une candidature. La page explique à quoi il sert ; aucun compte n'est nécessaire : ${link}`,
};

const en: typeof fr = {
  open: "Open my application",
  request: {
    subject: (candidate) => `${candidate} needs your consent`,
    title: "Your consent is requested",
    text: (candidate, age) =>
      `${candidate} is under ${age} and is preparing an application to {the school}. The consent of a parent or guardian is needed to send it.`,
    what: "The page explains what we do with their data. You may agree or decline; no account is needed.",
    until: (date) => `You can answer until ${date}.`,
    ignore:
      "If you do not know this person, do nothing: nothing will be sent without your consent.",
    action: "Read and answer",
  },
  confirmation: {
    subject: (candidate) => `Your consent for ${candidate}'s application`,
    title: "Your consent is recorded",
    text: (candidate, date) =>
      `You gave it on ${date} for ${candidate}'s application to {the school}. What you agreed to:`,
    withdraw: "You may change or withdraw it whenever you like, with this link.",
    action: "See or change my consent",
  },
  "outcome-given": {
    subject: "The consent you requested has been given",
    text: (name) => `${name} gave consent for your application.`,
    next: "You can send it as soon as every section is finished.",
  },
  "outcome-refused": {
    subject: "The consent you requested was not given",
    text: (name) =>
      name
        ? `${name} did not give consent for your application.`
        : "The adult you contacted did not give consent for your application.",
    next: "Talk it over with them. You can make a new request, to them or to another adult.",
  },
  "outcome-withdrawn": {
    subject: "A consent for your application has been withdrawn",
    text: (name) => `${name} withdrew their consent for your application.`,
    next: "If it is not sent yet, you need a new consent. If it has already been sent, the school will see this in its history.",
  },
  "outcome-changed": {
    subject: "A consent for your application has changed",
    text: (name) => `${name} changed what their consent for your application covers.`,
    next: "Your application shows what it covers now.",
  },
  /** The message that the candidate passes on with the link. */
  message: (link) =>
    `{The school} needs your consent for an application. The page explains what it is for; no account is needed: ${link}`,
};

/** Messages of the emails and notifications about an adult's consent. */
export const consentEmailsMessages = defineMessages(fr, en);

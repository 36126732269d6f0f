import { elideDe } from "../elide-de.ts";

/** Emails to the adult, and notifications to the candidate. */
export const consentEmails = {
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

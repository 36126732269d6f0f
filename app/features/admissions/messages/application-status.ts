import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Suivi de ma candidature",
  number: (number: string, date: string) => `Candidature ${number} · envoyée le ${date}`,
  lead: "Chaque choix avance à son rythme. Nous vous écrivons à chaque changement.",
  sentTitle: "Candidature envoyée",
  yourNumber: "Votre numéro de candidature",
  sentOn: (date: string, time: string, email: string) =>
    `Envoyée le ${date} à ${time}. Confirmation envoyée à ${email}.`,
  see: "Voir ce que j'ai envoyé",
  follow: "Suivre ma candidature",
  next: "La suite",
  next1: "Aujourd'hui",
  next1Text: (campus: string) =>
    `Votre candidature est arrivée au bureau des admissions : ${campus}.`,
  next2: "Dans les prochains jours",
  next2Text:
    "Une personne du bureau examine votre candidature. S'il manque un justificatif, vous recevez un message et un e-mail.",
  next3: "Ensuite",
  next3Text: (count: number) =>
    count > 1
      ? `Vous recevez une réponse pour chacun de vos ${count} choix, l'un après l'autre.`
      : "Vous recevez une réponse pour votre choix.",
  next4: "15 jours après une offre",
  next4Text: "Vous acceptez ou refusez. Nous vous le rappelons avant la date limite.",
  choices: "Vos choix",
  since: (date: string) => `depuis le ${date}`,
  change: "Un changement d'adresse, de téléphone ou de note ?",
  changeLink: "Écrivez au bureau des admissions",
  changeEnd: "en rappelant votre numéro.",
  steps: { sent: "Envoyée", review: "En examen", decision: "Décision", answer: "Votre réponse" },
};

const en: typeof fr = {
  title: "Status of my application",
  number: (number: string, date: string) => `Application ${number} · sent on ${date}`,
  lead: "Each choice moves at its own pace. We will email you whenever something changes.",
  sentTitle: "Application sent",
  yourNumber: "Your application number",
  sentOn: (date: string, time: string, email: string) =>
    `Sent on ${date} at ${time}. Confirmation sent to ${email}.`,
  see: "See what I sent",
  follow: "Follow my application",
  next: "What happens next",
  next1: "Today",
  next1Text: (campus: string) =>
    `Your application has been received by the admissions office: ${campus}.`,
  next2: "In the coming days",
  next2Text:
    "Someone in the office reviews your application. If a document is missing, you receive a message and an email.",
  next3: "Then",
  next3Text: (count: number) =>
    count > 1
      ? `You receive an answer for each of your ${count} choices, one at a time.`
      : "You receive an answer for your choice.",
  next4: "15 days after an offer",
  next4Text: "You accept or decline. We remind you before the deadline.",
  choices: "Your choices",
  since: (date: string) => `since ${date}`,
  change: "A change of address, phone or grade?",
  changeLink: "Message the admissions office",
  changeEnd: "and quote your number.",
  steps: { sent: "Sent", review: "Under review", decision: "Decision", answer: "Your answer" },
};

/** Messages of the status page of a submitted application. */
export const applicationStatusMessages = defineMessages(fr, en);

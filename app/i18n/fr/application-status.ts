export const applicationStatus = {
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

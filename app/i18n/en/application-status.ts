import type { applicationStatus as fr } from "../fr/application-status.ts";

export const applicationStatus: typeof fr = {
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

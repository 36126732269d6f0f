import type { emailPreview as fr } from "../fr/email-preview.ts";

export const emailPreview: typeof fr = {
  previewAction: "Preview the email",
  title: "What the candidate will read",
  languages: { fr: "in French", en: "in English" },
  notSent: (language) => `Email and status page of the application, ${language}. Not sent yet.`,
  reading: "Nothing is sent before the second review.",
  subject: "Subject",
  button: "Button:",
  event: "With the file for the calendar: invite.ics",
  page: "On their application status page",
  none: "No email is sent for this.",
  happened: (what, who, time) => `Since then: ${what}, by ${who}, at ${time}.`,
  submittedText: "What you had written",
};

import type { preview as fr } from "../fr/preview.ts";

export const preview: typeof fr = {
  act: "Preview of the letter",
  title: "What the person will read",
  languages: { fr: "in French", en: "in English" },
  notSent: (language) => `E-mail and page that follows the application, ${language}. Not sent yet.`,
  reading: "Nothing leaves before the second reading.",
  subject: "Subject",
  button: "Button:",
  event: "With the file for the calendar: invite.ics",
  page: "On the page that follows their application",
  none: "No e-mail leaves for this.",
  happened: (what, who, time) => `Meanwhile: ${what}, by ${who}, at ${time}.`,
  kept: "What you had written",
};

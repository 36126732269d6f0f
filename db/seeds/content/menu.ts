import type { MenuLines } from "#app/features/content/kinds.ts";

const fr: MenuLines = {
  curriculum: "Collège et lycée, le diplôme de l'Ontario",
  prep: "Une année pour préparer son entrée à l'université",
  hybrid: "Le bac national et le diplôme canadien, ensemble",
  admission: "Déposer un dossier : étapes, pièces et dates",
  about: "Qui nous sommes, et avec qui nous travaillons",
  head: "Une lettre aux élèves et aux familles",
  values: "Ce à quoi nous tenons, dit simplement",
  commitments: "Ce que les familles peuvent attendre de nous",
  services: "Orientation, bourses, dossier d'études au Canada",
  senegal: "Dakar, face à l'océan",
  cameroon: "Yaoundé, entre ses collines",
  fees: "Combien cela coûte-t-il ?",
  life: "La vie de l'école",
  visit: "Envie de voir par vous-même ?",
};
const en: MenuLines = {
  curriculum: "Middle and high school, the Ontario diploma",
  prep: "A year to prepare for university",
  hybrid: "The national exam and the Canadian diploma, together",
  admission: "How to apply: steps, documents and dates",
  about: "Who we are, and who we work with",
  head: "A letter to students and families",
  values: "What we hold dear, in plain words",
  commitments: "What families can expect from us",
  services: "Guidance, scholarships, your Canadian study file",
  senegal: "Dakar, facing the ocean",
  cameroon: "Yaoundé, among its hills",
  fees: "What does it cost?",
  life: "Life at the school",
  visit: "Would you like to see for yourself?",
};

/** One line about each page linked from the menus of the navigation bar. */
export const menuLines = { fr, en };

import type { beforeSending as french } from "../fr/before-sending.ts";

export const beforeSending: typeof french = {
  title: "Check before you send",
  passport: "See your passport",
  gaps: (years) =>
    `Nothing is given for ${years.join(", ")}. You can send it like this, but it is better to say what you were doing, even outside school.`,
  universities: (name) =>
    `${name} did not agree to the school passing your application on to universities. You may send it like this: the school will read it, but no university will receive it. They can change their consent with the link they received.`,
  parents: "See the consent",
  years: "See your years of study",
};

import type { beforeSending as french } from "../fr/before-sending.ts";

export const beforeSending: typeof french = {
  title: "Check before you send",
  passport: "See your passport",
  gaps: (years) =>
    `Nothing is given for ${years.join(", ")}. You can send it like this, but it is better to say what you were doing, even outside school.`,
  years: "See your years of study",
};

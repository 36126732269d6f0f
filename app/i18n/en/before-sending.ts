import type { beforeSending as french } from "../fr/before-sending.ts";

export const beforeSending: typeof french = {
  title: "To look at before sending",
  passport: "See your passport",
  gaps: (years) =>
    `Nothing is given for ${years.join(", ")}. You can send it like this; better say what you were doing, even outside school.`,
  years: "See your years of study",
};

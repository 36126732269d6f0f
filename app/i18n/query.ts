import { defineMessages } from "./define-messages.ts";

const fr = {
  title: "Un filtre n'est pas appliqué",
  unreadable: (label: string, value: string) =>
    `${label} : « ${value} » est illisible. La liste est affichée sans ce filtre.`,
  day: "Choisissez un jour entre 1900 et 2100.",
  choice: "Choisissez une valeur de la liste.",
};

const en = {
  title: "A filter is not applied",
  unreadable: (label: string, value: string) =>
    `${label}: “${value}” cannot be read. The list is shown without this filter.`,
  day: "Choose a day between 1900 and 2100.",
  choice: "Choose a value from the list.",
};

/** Messages about invalid filters in an address. */
export const queryMessages = defineMessages(fr, en);

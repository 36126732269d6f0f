import { defineMessages } from "./define-messages.ts";

const fr = {
  oneName: "Je n'ai qu'un seul nom",
  oneNameHint: "Écrivez-le comme nom de famille ; l'autre case reste vide.",
  noFirstName: "Aucun (un seul nom)",
};

const en: typeof fr = {
  oneName: "I have only one name",
  oneNameHint: "Enter it as your family name and leave the other box empty.",
  noFirstName: "None (only one name)",
};

/** Messages about the names of a person, wherever a form asks for them. */
export const personNameMessages = defineMessages(fr, en);

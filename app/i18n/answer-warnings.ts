import { defineMessages } from "./define-messages.ts";

const fr = {
  takeNumber: (number: string) => `Utiliser le ${number}`,
  meant: (address: string) => `Vouliez-vous dire ${address} ?`,
  takeAddress: (address: string) => `Écrire ${address}`,
  sendTo: (address: string) => `Envoyer plutôt à ${address}`,
  nothingAlone: "Rien n'est changé sans vous.",
  at: (where: string, when: string) => `${where}\u00a0· ${when}`,
  onOther: (device: string) => `Sur un autre appareil (${device})`,
};

const en = {
  takeNumber: (number: string) => `Use ${number}`,
  meant: (address: string) => `Did you mean ${address}?`,
  takeAddress: (address: string) => `Use ${address}`,
  sendTo: (address: string) => `Send to ${address} instead`,
  nothingAlone: "Nothing is changed without you.",
  at: (where: string, when: string) => `${where}\u00a0· ${when}`,
  onOther: (device: string) => `On another device (${device})`,
};

/** Warnings about an answer: a number to correct, a calendar, two answers that differ. */
export const answerWarningsMessages = defineMessages(fr, en);

import { defineMessages } from "./define-messages.ts";

const fr = {
  saved: "Brouillon enregistré sur cet appareil.",
  restored: "Votre texte, enregistré sur cet appareil, est rétabli.",
  erased: "Texte effacé.",
  erase: "Effacer le texte",
  startAgain: "Recommencer à zéro",
  putBack: "Rétablir le texte",
};

const en = {
  saved: "Draft saved on this device.",
  restored: "Your text has been restored from this device.",
  erased: "Text erased.",
  erase: "Erase the text",
  startAgain: "Start again",
  putBack: "Restore the text",
};

/** Messages about a form draft stored on the device. */
export const localDraftMessages = defineMessages(fr, en);

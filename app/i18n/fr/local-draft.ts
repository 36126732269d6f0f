/** A form draft stored on the device. */
export const localDraft = {
  saved: "Brouillon enregistré sur cet appareil.",
  restored: "Votre texte, enregistré sur cet appareil, est rétabli.",
  erased: "Texte effacé.",
  erase: "Effacer le texte",
  startAgain: "Recommencer à zéro",
  putBack: "Rétablir le texte",
};

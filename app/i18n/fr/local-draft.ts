/** A form draft stored on the device. */
export const localDraft = {
  saved: "Brouillon gardé sur cet appareil.",
  restored: "Ce que vous aviez écrit est de nouveau là : cet appareil l'avait gardé.",
  erased: "Texte effacé.",
  erase: "Effacer le texte",
  startAgain: "Recommencer à zéro",
  putBack: "Remettre le texte",
};

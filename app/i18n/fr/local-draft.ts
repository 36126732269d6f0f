/** What a device keeps of a form that is being filled in. */
export const localDraft = {
  kept: "Brouillon gardé sur cet appareil.",
  restored: "Ce que vous aviez écrit est de nouveau là : cet appareil l'avait gardé.",
  erased: "Texte effacé.",
  erase: "Effacer le texte",
  startAgain: "Recommencer à zéro",
  putBack: "Remettre le texte",
};

/** The changes of a text, for screen readers. */
export const textChanges = {
  removed: "Retiré :",
  added: "Ajouté :",
};

/** Messages about what changed in a text, for who hears them. */
export const textChanges = {
  removed: "Retiré :",
  added: "Ajouté :",
};

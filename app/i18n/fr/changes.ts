/** Messages about what changed in a text, for who hears them. */
export const changes = {
  removed: "Retiré :",
  added: "Ajouté :",
};

/** The changes of a text, for screen readers. */
export const textChanges = {
  removed: "Removed:",
  added: "Added:",
};

/** The changes of a text, for screen readers. */
export const textChanges = {
  removed: "Taken out:",
  added: "Added:",
};

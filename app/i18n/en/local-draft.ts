/** What a device keeps of a form that is being filled in. */
export const localDraft = {
  kept: "Draft saved on this device.",
  restored: "Your text has been restored from this device.",
  erased: "Text erased.",
  erase: "Erase the text",
  startAgain: "Start again",
  putBack: "Restore the text",
};

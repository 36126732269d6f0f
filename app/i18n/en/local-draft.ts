/** A form draft stored on the device. */
export const localDraft = {
  saved: "Draft saved on this device.",
  restored: "Your text has been restored from this device.",
  erased: "Text erased.",
  erase: "Erase the text",
  startAgain: "Start again",
  putBack: "Restore the text",
};

/** What a device keeps of a form that is being filled in. */
export const draft = {
  kept: "Draft kept on this device.",
  restored: "What you had written is back: this device kept it.",
  erased: "Text erased.",
  erase: "Erase the text",
  startAgain: "Start again",
  putBack: "Put the text back",
};

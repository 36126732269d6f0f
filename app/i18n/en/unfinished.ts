/** Messages about unfinished work: a draft with missing fields, a page left before saving. */
export const unfinished = {
  missing: {
    fr: (count: number): string =>
      `To publish the French, ${count > 1 ? `${count} answers are` : "one answer is"} still missing`,
    en: (count: number): string =>
      `To publish the English, ${count > 1 ? `${count} answers are` : "one answer is"} still missing`,
  },
  toFill: "Fill this in before you publish.",
  before: (sentence: string): string => `Before you publish: ${sentence}`,
  unfinished: "Unfinished draft",
  confirmLeave: "What you wrote is not saved. Leave the page anyway?",
};

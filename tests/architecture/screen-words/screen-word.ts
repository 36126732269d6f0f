/** A word that no text on screen may have. */
export type ForbiddenWord = {
  /** Found in any case. */
  word: RegExp;
  /** What to write in its place. */
  instead: string;
  /** Texts that need the word, by their file and key, each with its reason. */
  except?: Record<string, string>;
};

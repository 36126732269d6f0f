/** A word that no text on screen may contain. */
export type ForbiddenWord = {
  /** Matched in any case. */
  word: RegExp;
  /** What to write instead. */
  instead: string;
  /** Texts that need the word, by file and key, each with its reason. */
  except?: Record<string, string>;
};

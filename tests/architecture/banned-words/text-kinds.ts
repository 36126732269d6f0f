/** Names only: in a sentence the word has its ordinary meaning. */
export const NAMES = ["identifier", "file", "code", "class"] as const;

/** Sentences only: in a name the word has its ordinary meaning. */
export const TEXTS = ["comment", "title", "rule", "sentence", "document"] as const;

/** A letter to one address. `id` makes its Message-ID, the same at every try. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  locale: "fr" | "en";
  /** Where an answer goes, when it is not to the sender. One plain address. */
  replyTo?: string;
};

/** Delivers one letter, or throws so that the job is tried again. */
export type Transport = (mail: Mail) => Promise<void>;

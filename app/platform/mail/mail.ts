/** A letter to one address. `id` makes its Message-ID, the same at every try. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  locale: "fr" | "en";
};

/** Delivers one letter, or throws so that the job is tried again. */
export type Transport = (mail: Mail) => Promise<void>;

import type { content as fr } from "../fr/content.ts";

export const content: typeof fr = {
  onThisPage: "On this page",
  about: (title) => `: ${title}`,
};

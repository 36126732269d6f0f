import type { leftOut as fr } from "../fr/left-out.ts";

export const leftOut: typeof fr = {
  title: "These programmes were not added to your shortlist",
};

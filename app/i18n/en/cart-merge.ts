import type { cartMerge as fr } from "../fr/cart-merge.ts";

export const cartMerge: typeof fr = {
  title: "These programmes were not added to your shortlist",
};

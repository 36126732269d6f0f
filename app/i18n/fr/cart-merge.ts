export const cartMerge = {
  title: "Ces formations n'ont pas été ajoutées à votre panier",
};

export const leftOut = {
  title: "Ces formations n'ont pas rejoint votre panier",
};

export const expiredLink = {
  served: "Ce lien a déjà servi : son adresse est confirmée.",
  signedIn: (email: string) => `Ce navigateur est connecté avec ${email}.`,
  alreadyIn: (email: string) =>
    `Ce navigateur est connecté avec ${email} : l'adresse de ce compte est confirmée.`,
  broken: "Ce lien est incomplet",
  brokenText:
    "Il a peut-être été coupé en deux : ouvrez-le dans le message reçu, ou copiez-le jusqu'à son dernier caractère.",
  again: {
    account: "Connectez-vous comme la première fois : un autre lien sera envoyé à votre boîte.",
    newcomer:
      "Recommencez par le bouton du même fournisseur, et redonnez votre adresse : un autre lien sera envoyé à votre boîte.",
  },
  otherReader: {
    account: (email: string) =>
      `Ce navigateur est connecté avec ${email}. Si le lien est pour une autre adresse, déconnectez-vous d'abord. Puis connectez-vous avec elle, comme la première fois : un autre lien sera envoyé.`,
    newcomer: (email: string) =>
      `Ce navigateur est connecté avec ${email}. Si le lien est pour une autre adresse, déconnectez-vous d'abord. Puis recommencez par le bouton du même fournisseur, et redonnez-la : un autre lien sera envoyé.`,
  },
};

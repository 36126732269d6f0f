export const linkOver = {
  alreadyIn: (email: string) =>
    `Ce navigateur est connecté avec ${email} : l'adresse de ce compte est confirmée.`,
  broken: "Ce lien est incomplet",
  brokenText:
    "Il a peut-être été coupé en deux : ouvrez-le depuis la lettre, ou copiez-le jusqu'à son dernier caractère.",
  otherReader: (email: string) =>
    `Ce navigateur est connecté avec ${email}. Si le lien est pour une autre adresse, déconnectez-vous d'abord.`,
};

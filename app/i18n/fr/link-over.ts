export const linkOver = {
  alreadyIn: (email: string) =>
    `Ce navigateur est connecté avec ${email} : l'adresse de ce compte est confirmée.`,
};

export const answerWarnings = {
  takeNumber: (number: string) => `Utiliser le ${number}`,
  meant: (address: string) => `Vouliez-vous dire ${address} ?`,
  takeAddress: (address: string) => `Écrire ${address}`,
  sendTo: (address: string) => `Envoyer plutôt à ${address}`,
  nothingAlone: "Rien n'est changé sans vous.",
  at: (where: string, when: string) => `${where}\u00a0· ${when}`,
  onOther: (device: string) => `Sur un autre appareil (${device})`,
};

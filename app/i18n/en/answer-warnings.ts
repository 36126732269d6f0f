export const answerWarnings = {
  takeNumber: (number: string) => `Use ${number}`,
  meant: (address: string) => `Did you mean ${address}?`,
  takeAddress: (address: string) => `Use ${address}`,
  sendTo: (address: string) => `Send to ${address} instead`,
  nothingAlone: "Nothing is changed without you.",
  at: (where: string, when: string) => `${where}\u00a0· ${when}`,
  onOther: (device: string) => `On another device (${device})`,
};

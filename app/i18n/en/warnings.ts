export const warnings = {
  takeNumber: (number: string) => `Use ${number}`,
  nothingAlone: "Nothing is changed without you.",
  at: (where: string, when: string) => `${where} · ${when}`,
  onOther: (device: string) => `On another device (${device})`,
};

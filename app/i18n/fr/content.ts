export const content = {
  onThisPage: "Sur cette page",
  about: (title: string) => ` : ${title}`,
};

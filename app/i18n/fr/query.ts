export const query = {
  title: "Un filtre n'est pas appliqué",
  unreadable: (label: string, value: string) =>
    `${label} : « ${value} » est illisible. La liste est affichée sans ce filtre.`,
  day: "Choisissez un jour entre 1900 et 2100.",
  choice: "Choisissez une valeur de la liste.",
};

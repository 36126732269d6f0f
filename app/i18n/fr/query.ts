export const query = {
  title: "Un filtre n'est pas appliqué",
  unreadable: (label: string, value: string) =>
    `${label} : « ${value} » ne se lit pas. La liste est montrée sans ce filtre.`,
  day: "Choisissez un jour entre 1900 et 2100.",
  choice: "Choisissez une valeur de la liste.",
};

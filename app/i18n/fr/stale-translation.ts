/** Messages about an English text whose French version has changed since. */
export const staleTranslation = {
  stale: "À relire",
  title: "Le français a changé depuis que cet anglais est publié",
  text: "Relisez ces champs, puis publiez l'anglais.",
  noField: "Relisez l'anglais, puis publiez-le.",
  more: (count: number): string =>
    count > 1 ? `et ${count} autres champs` : `et ${count} autre champ`,
  confirm: "L'anglais convient toujours",
  done: "C'est noté : l'anglais correspond au français.",
  confirmed: "Relue : elle convient toujours, rien n'y est changé.",
};

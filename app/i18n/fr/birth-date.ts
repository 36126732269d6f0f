export const birthDate = {
  yearAlone: (year: string) => `${year} (jour et mois inconnus)`,
  bornIn: (year: string) => `né(e) en ${year}, jour et mois inconnus`,
  tick: "Mon document n'indique que l'année",
  tickHint: "Par exemple « né vers 2005 » : laissez vides les deux autres cases.",
  hint: "Celle de votre passeport ou de votre carte d'identité, même approximative. Par exemple : 5\u00A03\u00A02009, ou 5\u00A0mars\u00A02009.",
  maybeMinor: (age: number) =>
    `D'après votre année de naissance, vous avez peut-être moins de ${age} ans. Indiquez au moins un adulte que nous pouvons joindre. Un seul parent suffit.`,
};

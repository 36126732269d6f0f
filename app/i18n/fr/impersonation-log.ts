export const impersonationLog = {
  title: "Visites de l'école",
  text: "Pour vous aider, une personne de l'école peut voir votre espace comme vous le voyez, une demi-heure au plus, sans rien y changer. Nous vous écrivons à chaque visite, qui reste notée ici.",
  none: "Personne de l'école n'a vu votre espace.",
  by: (name: string) => `${name}, de l'école`,
  from: (day: string, from: string, until: string) => `Le ${day}, de ${from} à ${until}`,
  since: (day: string, from: string) => `Le ${day}, depuis ${from} : en cours`,
  why: (reason: string) => `Pourquoi : ${reason}`,
  archive: {
    title: "Visites de l'école",
    by: "Par",
    why: "Pourquoi",
    begun: "Début",
    ended: "Fin",
    going: "en cours",
  },
};

import { ofName } from "../of-name.ts";

export const support = {
  band: "Visite d'assistance",
  sees: (name: string, time: string) =>
    `Vous voyez l'espace ${ofName(name)} comme cette personne le voit, sans rien pouvoir y changer, jusqu'à ${time} (heure de Dakar).`,
  elsewhere: (name: string, time: string) =>
    `L'espace ${ofName(name)} est ouvert dans ce navigateur jusqu'à ${time} (heure de Dakar). Tant qu'il l'est, vous ne pouvez rien changer ici non plus.`,
  back: "Voir son espace",
  end: "Terminer la visite",
  refused: {
    title: "Rien n'a été changé",
    text: "Rien n'a été changé : pendant une visite d'assistance, vous voyez sans rien pouvoir changer. Terminez la visite, puis agissez depuis l'administration.",
    back: "Revenir à la page",
  },
  closed:
    "Ce document ne s'ouvre pas pendant une visite d'assistance : il est à la personne. Ce que l'école peut en lire est dans son dossier, dans l'administration.",
  photo: "La photo ne s'ouvre pas pendant une visite d'assistance.",
  visits: {
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
  },
};

import { elideDe } from "../elide-de.ts";

export const impersonation = {
  band: "Visite d'assistance",
  sees: (name: string, time: string) =>
    `Vous voyez l'espace ${elideDe(name)} comme cette personne le voit, sans rien pouvoir y changer, jusqu'à ${time}.`,
  elsewhere: (name: string, time: string) =>
    `L'espace ${elideDe(name)} est ouvert dans ce navigateur jusqu'à ${time}. Tant qu'il l'est, vous ne pouvez rien changer ici non plus.`,
  back: "Voir son espace",
  end: "Terminer la visite",
  refused: {
    title: "Rien n'a été changé",
    text: "Rien n'a été changé : pendant une visite d'assistance, vous voyez sans rien pouvoir changer. Terminez la visite, puis agissez depuis l'administration.",
    back: "Revenir à la page",
  },
  closed:
    "Ce fichier ne s'ouvre pas pendant une visite d'assistance : il appartient à la personne. Ce que l'école peut en voir est dans sa candidature, dans l'administration.",
  photo: "La photo ne s'ouvre pas pendant une visite d'assistance.",
};

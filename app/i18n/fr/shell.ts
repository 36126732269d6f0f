export const shell = {
  brand: "{school}",
  skip: "Aller au contenu",
  loading: "Chargement…",
  demonstration: "Démonstration",
  rehearsal:
    "Essai d'une sauvegarde : cette copie du site n'envoie rien et n'efface aucun fichier. Ce que vous y faites sera perdu.",
  notFoundTitle: "Cette page n'existe pas",
  notFoundText: "L'adresse a peut-être changé, ou le lien est incomplet.",
  errorTitle: "Oops!",
  errorText: "Une erreur inattendue s'est produite.",
  unavailable: "Le site est très sollicité en ce moment. Réessayez dans quelques secondes.",
  errorDataSafe: "Ce qui était enregistré est conservé.",
  incident: (number: string) => `Numéro d'incident : ${number}`,
  offline: {
    title: "Pas de connexion",
    text: "Cette page n'est pas encore sur cet appareil.",
    again: "Réessayer",
  },
  script: "Un script n'a pas pu être chargé :",
  reload: "Recharger la page",
  home: "Retour à l'accueil",
  contact: "Écrire à l'école",
};

export const personName = {
  oneName: "Je n'ai qu'un seul nom",
  oneNameHint: "Écrivez-le comme nom de famille ; l'autre case reste vide.",
  noFirstName: "Aucun (un seul nom)",
};

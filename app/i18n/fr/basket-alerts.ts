/** Why a programme was not added to the basket: the exact alerts of APP-09. */
export const basketAlerts = {
  "already-in-basket": "{0} est déjà dans le panier.",
  "application-submitted": "Votre candidature est envoyée : elle ne peut plus être modifiée ici.",
  "basket-full": "Vous avez atteint la limite de {0} formations dans le panier.",
  "course-closed": "{0} : cette formation est fermée pour cette rentrée.",
  "course-full": "{0} : cette formation est complète pour cette rentrée.",
  "intake-closed": "Les candidatures pour cette rentrée sont closes. Vos réponses sont conservées.",
  "not-accepted": "Cette réponse n'est pas acceptée. Vérifiez-la.",
};

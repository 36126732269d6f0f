/** What an application stores on the device. */
export const deviceStorage = {
  savedOnDevice:
    "Sans connexion, vos réponses sont enregistrées sur cet appareil jusqu'à leur envoi, et effacées quand vous vous déconnectez.",
  shared: "Ordinateur partagé ? Ne rien enregistrer ici",
  nothing:
    "Rien n'est enregistré sur cet appareil : sans connexion, laissez la page ouverte jusqu'à l'enregistrement.",
  trustDevice: "C'est mon appareil : y enregistrer mes réponses",
};

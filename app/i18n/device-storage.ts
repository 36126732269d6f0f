import { defineMessages } from "./define-messages.ts";

const fr = {
  savedOnDevice:
    "Sans connexion, vos réponses sont enregistrées sur cet appareil jusqu'à leur envoi, et effacées quand vous vous déconnectez.",
  shared: "Ordinateur partagé ? Ne rien enregistrer ici",
  nothing:
    "Rien n'est enregistré sur cet appareil : sans connexion, laissez la page ouverte jusqu'à l'enregistrement.",
  trustDevice: "C'est mon appareil : y enregistrer mes réponses",
};

const en: typeof fr = {
  savedOnDevice:
    "Without a connection, your answers are saved on this device until they are sent, and deleted when you sign out.",
  shared: "Shared computer? Save nothing here",
  nothing:
    "Nothing is saved on this device: without a connection, keep the page open until your answers are sent.",
  trustDevice: "This is my device: save my answers on it",
};

/** Messages about what an application stores on the device. */
export const deviceStorageMessages = defineMessages(fr, en);

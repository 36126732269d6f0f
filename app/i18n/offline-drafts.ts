import { defineMessages } from "./define-messages.ts";

const fr = {
  back: "Ma candidature",
  begun:
    "Vos réponses et vos messages commencés, eux, y sont enregistrés. La page s'ouvrira dès que la connexion reviendra.",
  pending:
    "Des réponses enregistrées sur cet appareil seront envoyées dès que la connexion reviendra :",
  sent: "Vos réponses conservées sur cet appareil ont été envoyées :",
  conflict: "Des réponses enregistrées sur cet appareil attendent que vous les relisiez :",
  closed:
    "Des réponses enregistrées sur cet appareil n'ont pas pu être envoyées, car la rubrique est refermée :",
  lost: "Ce que vous aviez écrit est resté sur cet appareil, sans être envoyé. Copiez-le dans un message :",
};

const en: typeof fr = {
  back: "My application",
  begun:
    "The answers and messages you started are saved on it. The page will open as soon as you are back online.",
  pending: "Answers kept on this device will be sent as soon as you are back online:",
  sent: "Your answers kept on this device are saved:",
  conflict: "Answers kept on this device are waiting for you to check them:",
  closed: "Answers kept on this device could not be sent, because the section is closed:",
  lost: "What you had written stayed on this device and was never sent. Copy it into a message:",
};

/** Messages of answers stored on the device until their page is open again. */
export const offlineDraftsMessages = defineMessages(fr, en);

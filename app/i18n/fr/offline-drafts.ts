/** Answers stored on the device until their page is open again. */
export const offlineDrafts = {
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

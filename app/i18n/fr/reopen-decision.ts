/** The school reverses its decision. */
export const reopenDecision = {
  title: "Revenir sur cette décision",
  text: "Le choix est de nouveau en examen. La personne reçoit un e-mail qui l'explique clairement.",
  reason: "Raison",
  choose: "Choisissez",
  reasons: {
    mistake: "Erreur de notre part",
    "new-information": "Information nouvelle",
    place: "Une place s'est libérée",
    appeal: "Demande de réexamen acceptée",
  },
  message: "Message à la personne",
  messageHint: "Elle le lit sur sa page : ce qui n'est plus valable, et la suite.",
  submit: "Rouvrir ce choix et prévenir",
  done: "La décision est annulée : le choix est de nouveau en examen.",
  mine: "L'école revient sur sa réponse",
  data: { reversal: "Réponse annulée par l'école" },
};

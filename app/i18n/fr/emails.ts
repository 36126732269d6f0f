export const emails = {
  greeting: "Bonjour,",
  footer:
    "Message automatique du Collège Érabao. Nous ne demandons jamais un mot de passe ni un paiement par e-mail.",
  copyLink: "Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :",
  verify: {
    subject: "Confirmez votre adresse e-mail",
    text: "Un compte vient d'être créé avec cette adresse. Confirmez-la pour pouvoir vous connecter. Le lien est valable une heure.",
    ignore:
      "Si vous n'avez rien demandé, ne cliquez pas : le compte ne servira à personne sans cette confirmation.",
    action: "Confirmer mon adresse",
  },
  existing: {
    subject: "Vous avez déjà un compte",
    text: "Quelqu'un, vous peut-être, a voulu créer un compte avec cette adresse. Il en existe déjà un : rien n'a changé.",
    help: "Vous ne connaissez plus le mot de passe, ou l'adresse n'a jamais été confirmée ? Choisissez un nouveau mot de passe : cela confirme aussi l'adresse.",
    action: "Choisir un mot de passe",
  },
  reset: {
    subject: "Choisissez un nouveau mot de passe",
    text: "Vous avez demandé un nouveau mot de passe. Le lien est valable une heure et ne sert qu'une fois.",
    ignore: "Si vous n'avez rien demandé, ne faites rien : votre mot de passe reste le même.",
    action: "Choisir un mot de passe",
  },
  changed: {
    subject: "Votre mot de passe a changé",
    text: "Le mot de passe de votre compte vient d'être changé. Tous les appareils ont été déconnectés.",
    help: "Si ce n'est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à l'école.",
    action: "Choisir un mot de passe",
  },
};

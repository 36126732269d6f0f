export const demo = {
  mails: {
    title: "E-mails de la démonstration",
    tag: "Démonstration",
    text: "Rien n'est envoyé d'ici : les messages que le site enverrait sont enregistrés dans un dossier et se lisent sur cette page, du plus récent au plus ancien.",
    smtp: "Cette démonstration envoie ses messages par SMTP_URL : rien de nouveau n'est enregistré ici.",
    none: "Aucun e-mail pour l'instant.",
    to: (email: string) => `À ${email}`,
    sentAt: (day: string, time: string) => `Le ${day} à ${time}`,
  },
  demoIdentity: {
    tag: "Démonstration",
    title: (provider: string) => `Ceci n'est pas ${provider}`,
    explain:
      "Cette page joue le rôle du fournisseur d'identité, sur le même serveur que le site. Personne n'est réel, aucun mot de passe n'est demandé.",
    choose: "Choisissez une personne inventée",
    unverified: "adresse non vérifiée par le fournisseur",
    type: "Ou inventez-en une",
    name: "Nom",
    email: "Adresse e-mail",
    noEmail: "Sans adresse, le fournisseur n'en donne pas : cela arrive aussi en vrai.",
    verified: "Le fournisseur a vérifié cette adresse",
    proceed: "Continuer",
    refuse: "Refuser et revenir au site",
    broken: "Cette demande n'est plus valable",
    brokenText: "Elle a expiré, ou elle vient d'un autre navigateur. Recommencez depuis le site.",
    back: "Revenir à la connexion",
  },
};

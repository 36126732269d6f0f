import { defineMessages } from "./define-messages.ts";

const fr = {
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

const en: typeof fr = {
  mails: {
    title: "Demonstration emails",
    tag: "Demonstration",
    text: "Nothing is sent from here: the messages the site would send are saved in a folder and can be read on this page, newest first.",
    smtp: "This demonstration sends its messages through SMTP_URL: nothing new is saved here.",
    none: "No email yet.",
    to: (email: string) => `To ${email}`,
    sentAt: (day: string, time: string) => `On ${day} at ${time}`,
  },
  demoIdentity: {
    tag: "Demonstration",
    title: (provider: string) => `This is not ${provider}`,
    explain:
      "This page stands in for the identity provider, on the same server as the site. Everyone here is made up and no password is needed.",
    choose: "Choose an invented person",
    unverified: "address not verified by the provider",
    type: "Or invent one",
    name: "Name",
    email: "Email address",
    noEmail: "Without an address, the provider gives none: that happens in real life too.",
    verified: "The provider has verified this address",
    proceed: "Continue",
    refuse: "Decline and go back to the site",
    broken: "This request is no longer valid",
    brokenText: "It has expired, or it comes from another browser. Start again from the site.",
    back: "Back to sign-in",
  },
};

/** Messages of the demonstration only: its mailbox and its stand-in for a sign-in provider. */
export const demoMessages = defineMessages(fr, en);

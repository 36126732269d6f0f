import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  served: "Ce lien a déjà servi : son adresse est confirmée.",
  signedIn: (email: string) => `Ce navigateur est connecté avec ${email}.`,
  alreadyIn: (email: string) =>
    `Ce navigateur est connecté avec ${email} : l'adresse de ce compte est confirmée.`,
  broken: "Ce lien est incomplet",
  brokenText:
    "Il a peut-être été coupé en deux : ouvrez-le dans le message reçu, ou copiez-le jusqu'à son dernier caractère.",
  again: {
    account: "Connectez-vous comme la première fois : un autre lien sera envoyé à votre boîte.",
    newcomer:
      "Recommencez par le bouton du même fournisseur, et redonnez votre adresse : un autre lien sera envoyé à votre boîte.",
  },
  otherReader: {
    account: (email: string) =>
      `Ce navigateur est connecté avec ${email}. Si le lien est pour une autre adresse, déconnectez-vous d'abord. Puis connectez-vous avec elle, comme la première fois : un autre lien sera envoyé.`,
    newcomer: (email: string) =>
      `Ce navigateur est connecté avec ${email}. Si le lien est pour une autre adresse, déconnectez-vous d'abord. Puis recommencez par le bouton du même fournisseur, et redonnez-la : un autre lien sera envoyé.`,
  },
};

const en: typeof fr = {
  served: "This link has already been used: its address is confirmed.",
  signedIn: (email: string) => `This browser is signed in as ${email}.`,
  alreadyIn: (email: string) =>
    `This browser is signed in as ${email}: the address of that account is confirmed.`,
  broken: "This link is not complete",
  brokenText:
    "It may have been cut in two: open it from the message itself, or copy it to its last character.",
  again: {
    account: "Sign in as you did the first time: another link will be sent to your mailbox.",
    newcomer:
      "Start over with the button of the same provider, and give your address: another link will be sent to your mailbox.",
  },
  otherReader: {
    account: (email: string) =>
      `This browser is signed in as ${email}. If the link is for another address, sign out first. Then sign in with that one, as you did the first time: another link will be sent.`,
    newcomer: (email: string) =>
      `This browser is signed in as ${email}. If the link is for another address, sign out first. Then start over with the button of the same provider, and give that one: another link will be sent.`,
  },
};

/** Messages of a link from an email that has expired or is incomplete. */
export const expiredLinkMessages = defineMessages(fr, en);

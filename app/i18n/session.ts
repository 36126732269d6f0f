import { defineMessages } from "./define-messages.ts";
import { elideDe } from "./elide-de.ts";

const fr = {
  noNetwork:
    "La connexion a été interrompue. Ce que vous avez écrit est encore là : envoyez de nouveau quand elle revient.",
  close: "Fermer",
  ended:
    "Votre session est terminée. Connectez-vous de nouveau : ce que vous avez écrit est toujours là, et sera envoyé ensuite.",
  signedOut:
    "La session a été fermée dans un autre onglet. Connectez-vous pour retrouver cette page.",
  oneMoreStep:
    "Il reste à donner votre code. Faites-le dans l'autre onglet, puis revenez : ce que vous avez écrit sera envoyé.",
  openStep: "Donner le code (nouvel onglet)",
  other: (name: string) =>
    `Une autre personne est connectée dans ce navigateur : rien n'a été envoyé en son nom. Connectez-vous avec le compte ${elideDe(name)} pour envoyer ce qui est écrit ici.`,
};

const en: typeof fr = {
  noNetwork: "The connection failed. What you wrote is still there: send again when it is back.",
  close: "Close",
  ended:
    "Your session has ended. Sign in again: what you wrote is still there, and will be sent then.",
  signedOut: "The session was closed in another tab. Sign in to come back to this page.",
  oneMoreStep:
    "You still have to enter your code. Do it in the other tab, then come back: what you wrote will be sent.",
  openStep: "Enter the code (new tab)",
  other: (name: string) =>
    `Someone else is signed in on this browser: nothing was sent in their name. Sign in with the account of ${name} to send what is written here.`,
};

/** Messages of an open page whose session has ended or whose network is down. */
export const sessionMessages = defineMessages(fr, en);

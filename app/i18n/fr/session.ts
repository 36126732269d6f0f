import { elideDe } from "../elide-de.ts";

export const session = {
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

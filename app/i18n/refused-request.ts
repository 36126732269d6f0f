import { defineMessages } from "./define-messages.ts";

const fr = {
  nothingSaved: "Rien de cet envoi n'a été enregistré.",
  homeLink: "Aller à l'accueil",
  formLink: "Revenir au formulaire",
  pageLink: "Revenir à la page",
  bad: {
    title: "Cette demande est illisible",
    text: "L'adresse, ou ce que le navigateur a envoyé, est incomplet ou mal écrit. Vérifiez l'adresse, ou repartez de l'accueil.",
  },
  strange: {
    title: "Cet envoi ne vient pas d'une page du site",
    text: "Pour protéger votre compte, le site n'accepte que les envois de ses propres pages. Ouvrez le formulaire ici, puis envoyez-le de nouveau.",
  },
  method: {
    title: "Cette page ne fait pas cela",
    text: "Le navigateur a demandé une action que le site ne connaît pas. Revenez à la page et recommencez.",
  },
  slow: {
    title: "L'envoi s'est arrêté en chemin",
    text: "Le réseau est trop lent, ou il a manqué trop longtemps. Réessayez là où il passe mieux, ou envoyez un fichier plus léger.",
  },
  large: {
    title: "Cet envoi est trop lourd",
    text: "La limite est de 10 Mo par fichier, et de 12 Mo pour tout le formulaire.",
    lighten: "Pour envoyer un fichier plus léger",
    photo:
      "Une photo : affichez-la en plein écran, faites une capture d'écran et envoyez la capture. Elle pèse beaucoup moins.",
    scan: "Une page numérisée : numérisez-la de nouveau à 150 points par pouce, en niveaux de gris.",
    several: "Plusieurs fichiers : envoyez-les l'un après l'autre.",
  },
  compressed: {
    title: "Cet envoi est compressé",
    text: "Le site lit les formulaires tels que les navigateurs les envoient. Revenez au formulaire et envoyez-le de nouveau.",
  },
  host: {
    title: "Le site n'est pas à cette adresse",
    text: "Vous avez demandé une autre adresse que celle de l'école. Le lien ci-dessous mène au site.",
  },
  head: {
    title: "Cette demande est trop longue",
    text: "L'adresse est trop longue, ou le navigateur conserve trop de cookies pour ce site. Effacez les cookies du site, puis réessayez.",
  },
};

const en = {
  nothingSaved: "Nothing you sent was saved.",
  homeLink: "Go to the home page",
  formLink: "Back to the form",
  pageLink: "Back to the page",
  bad: {
    title: "This request cannot be read",
    text: "The address, or what the browser sent, is incomplete or misspelt. Check the address, or start again from the home page.",
  },
  strange: {
    title: "This form was not sent from a page of this site",
    text: "To protect your account, the site only accepts what is sent from its own pages. Open the form here and send it again.",
  },
  method: {
    title: "This page cannot do that",
    text: "The browser requested an action that the site does not have. Go back to the page and try again.",
  },
  slow: {
    title: "Your upload stopped on the way",
    text: "The network is too slow, or was away for too long. Try again where the signal is better, or send a smaller document.",
  },
  large: {
    title: "This is too large to send",
    text: "The limit is 10 MB a document, and 12 MB for the whole form.",
    lighten: "How to send a smaller document",
    photo:
      "A photo: open it full screen, take a screenshot and send the screenshot. It is much smaller.",
    scan: "A scanned document: scan it again at 150 dots per inch, in greyscale.",
    several: "Several documents: send them one after another.",
  },
  compressed: {
    title: "This form was sent compressed",
    text: "The site reads forms as browsers send them. Go back to the form and send it again.",
  },
  host: {
    title: "The site is not at this address",
    text: "You requested an address that is not the school's. The link below leads to the site.",
  },
  head: {
    title: "This request is too long",
    text: "The address is too long, or the browser keeps too many cookies for this site. Delete the site's cookies, then try again.",
  },
};

export const refusedRequestMessages = defineMessages(fr, en);

/** Refusals of a request by the server itself, before any page. */
export const refusedRequest = {
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

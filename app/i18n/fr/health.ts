export const health = {
  title: "État du site",
  asked: (day: string, time: string) =>
    `Demandé à l'instant, le ${day} à ${time} (heure de Dakar). Rechargez la page pour demander de nouveau.`,
  more: "Tout voir",
  part: "Partie",
  state: "État",
  detail: "Ce qu'on en sait",
  parts: {
    database: "Base de données",
    files: "Pièces et photos",
    mail: "Envoi des e-mails",
    queue: "Tâches en attente",
    antivirus: "Antivirus",
    addresses: "Adresses des visiteurs",
  },
  verdicts: { well: "Tout va bien", look: "À regarder", down: "Ne marche pas" },
  database: (megabytes: string) => `Elle répond et occupe ${megabytes} Mo.`,
  files: {
    folder: "Gardées dans un dossier de cette machine.",
    s3: "Gardées dans un espace de stockage à part.",
  },
  letters: (waiting: number, dead: number) =>
    `${waiting || "Aucun"} en attente de partir, ${dead || "aucun"} que personne n'a pu remettre.`,
  noMailServer:
    "Aucun serveur d'envoi n'est réglé : les e-mails restent dans un dossier de la machine et n'arrivent à personne. La personne qui s'occupe de la machine doit donner SMTP_URL.",
  outage: (fault: string, day: string) => `${fault}, depuis le ${day}. `,
  queue: (waiting: number, minutes: number, failed: number) => {
    const now = waiting
      ? `${waiting} à faire, la plus ancienne depuis ${minutes} min`
      : "Rien à faire";
    return `${now} ; ${failed || "aucune"} ${failed > 1 ? "abandonnées" : "abandonnée"} depuis hier.`;
  },
  addressesKnown: "Chaque visiteur est compté par sa propre adresse.",
  addressFaults: {
    "header-unset":
      "Les visites passent par un serveur intermédiaire (proxy) et le site ne voit que l'adresse de celui-ci : tous les visiteurs partagent les mêmes limites de connexion et d'inscription. La personne qui s'occupe de la machine doit donner CLIENT_ADDRESS_HEADER, le nom de l'en-tête où le proxy écrit l'adresse du visiteur (par exemple X-Real-IP), puis redémarrer le site.",
    "header-empty":
      "Les visites passent par un serveur intermédiaire (proxy) qui n'écrit pas l'adresse du visiteur dans l'en-tête nommé par CLIENT_ADDRESS_HEADER : tous les visiteurs partagent les mêmes limites de connexion et d'inscription. La personne qui s'occupe de la machine doit corriger ce réglage ou celui du proxy, puis redémarrer le site.",
  },
  noAntivirus: "Aucun n'est réglé : les pièces sont vérifiées et nettoyées sans lui.",
  antivirus: (waiting: number) =>
    `${waiting} ${waiting > 1 ? "pièces attendent" : "pièce attend"} d'être ${waiting > 1 ? "lues" : "lue"}.`,
  backup:
    "Les sauvegardes se font hors du site : il ne sait pas quand la dernière a eu lieu. Demandez-le à la personne qui s'occupe de la machine.",
};

export const health = {
  title: "État du site",
  requested: (day: string, time: string) =>
    `Vérifié à l'instant, le ${day} à ${time}. Rechargez la page pour vérifier de nouveau.`,
  more: "Tout voir",
  part: "Élément",
  state: "État",
  detail: "Détails",
  parts: {
    database: "Base de données",
    files: "Fichiers et photos",
    mail: "Envoi des e-mails",
    queue: "Tâches en attente",
    removals: "Effacement des fichiers",
    antivirus: "Antivirus",
    addresses: "Adresses des visiteurs",
  },
  verdicts: { ok: "Tout va bien", warning: "À vérifier", down: "Ne fonctionne pas" },
  database: (megabytes: string) => `Elle répond et occupe ${megabytes} Mo.`,
  files: {
    folder: "Enregistrées dans un dossier de ce serveur.",
    s3: "Enregistrées dans un espace de stockage à part.",
  },
  emails: (waiting: number, dead: number) =>
    `${waiting || "Aucun"} en attente d'envoi, ${dead || "aucun"} non remis.`,
  noMailServer:
    "Aucun serveur d'envoi n'est configuré : les e-mails restent dans un dossier du serveur et n'arrivent à personne. L'administrateur du serveur doit renseigner SMTP_URL.",
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
      "Les visites passent par un serveur intermédiaire (proxy) et le site ne voit que l'adresse de celui-ci : tous les visiteurs partagent les mêmes limites de connexion et d'inscription. L'administrateur du serveur doit renseigner CLIENT_ADDRESS_HEADER avec le nom de l'en-tête où le proxy écrit l'adresse du visiteur (par exemple X-Real-IP), puis redémarrer le site.",
    "header-empty":
      "Les visites passent par un serveur intermédiaire (proxy) qui n'écrit pas l'adresse du visiteur dans l'en-tête nommé par CLIENT_ADDRESS_HEADER : tous les visiteurs partagent les mêmes limites de connexion et d'inscription. L'administrateur du serveur doit corriger ce réglage ou celui du proxy, puis redémarrer le site.",
    "proxy-not-ours":
      "Des visites portent l'en-tête d'un serveur intermédiaire (proxy) mais viennent d'une adresse que le site ne connaît pas comme celle de son proxy : il ignore cet en-tête. Si c'est bien le proxy du site, tous les visiteurs partagent les mêmes limites de connexion et d'inscription : l'administrateur du serveur doit ajouter son réseau dans PROXY_NETWORKS, puis redémarrer le site. Sinon, quelqu'un atteint le site sans passer par le proxy : il faut fermer cet accès.",
  },
  noAntivirus: "Aucun n'est configuré : les fichiers sont vérifiés et nettoyés sans lui.",
  antivirus: (waiting: number) =>
    `${waiting} ${waiting > 1 ? "fichiers attendent" : "fichier attend"} d'être ${waiting > 1 ? "analysés" : "analysé"}.`,
  removals: {
    unchecked: "L'espace de stockage n'a pas encore été comparé avec ce site.",
    ours: "L'espace de stockage appartient à ce site.",
    "other-installation":
      "L'espace de stockage appartient à un autre site : celui-ci n'y efface rien.",
    "other-database":
      "L'espace de stockage appartient à une autre base de données de ce site : celle-ci n'y efface rien.",
    "older-copy":
      "L'espace de stockage a déjà servi à une version plus récente de ce site : cette copie plus ancienne n'y efface rien.",
    unmarked:
      "L'espace de stockage contient des fichiers, mais son fichier installation.json, qui indique à quel site il appartient, manque ou est illisible : rien n'y est effacé. Soit ce fichier a été perdu, soit ces fichiers ne viennent pas de ce site. Répondez à la question sous ce tableau.",
    rehearsal: "C'est l'essai d'une sauvegarde : rien n'est effacé.",
    waiting: (count: number) => {
      if (count === 0) return " Rien n'attend d'être effacé.";
      return count > 1
        ? ` ${count} fichiers attendent d'être effacés.`
        : " Un fichier attend d'être effacé.";
    },
    stopped: (waiting: string, total: string) =>
      ` L'effacement de la nuit s'est arrêté : ${waiting} fichiers sur ${total} auraient été effacés d'un coup, sans que personne ne l'ait demandé.`,
  },
  takeOver: {
    title: "Cet espace de stockage est-il celui de ce site ?",
    text: "Oui si vous venez de remettre en service une sauvegarde, ou de changer de machine, ou si le fichier installation.json de cet espace a été perdu. Non si les fichiers qui s'y trouvent ne viennent pas de ce site (le réglage de l'espace de stockage est alors à corriger), ou si ce site est une copie d'essai : l'effacement doit alors rester arrêté.",
    open: "C'est ce site qui l'utilise désormais",
    warning:
      "Vérifiez d'abord que l'autre site est arrêté pour de bon. Ensuite, celui-ci effacera les fichiers qui attendent, et l'autre ne pourra plus rien effacer.",
    confirm: "Prendre l'espace de stockage",
    done: "L'espace de stockage appartient maintenant à ce site. Les effacements en attente reprennent.",
  },
  allow: {
    title: "Autoriser cet effacement ?",
    text: (waiting: string) =>
      `Chaque nuit, le site met à la corbeille, pour trente jours, les fichiers que plus rien n'utilise. Au-delà de 5 % des fichiers, il s'arrête et attend votre accord. Ces ${waiting} fichiers sont-ils vraiment inutiles ? En cas de doute, demandez à l'administrateur du serveur.`,
    open: "Autoriser une fois",
    confirm: (waiting: string) => `Mettre ces ${waiting} fichiers à la corbeille`,
    done: "C'est autorisé, une seule fois. Les fichiers vont à la corbeille dans les prochaines minutes.",
  },
  actions: {
    "store.taken-over": "Espace de stockage pris par ce site",
    "sweep.allowed": "Effacement de la nuit autorisé",
  },
  backup:
    "Les sauvegardes se font hors du site : il ne sait pas quand la dernière a eu lieu. Demandez-le à l'administrateur du serveur.",
};

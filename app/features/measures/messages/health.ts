import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
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

const en = {
  title: "Site status",
  requested: (day: string, time: string) =>
    `Checked just now, on ${day} at ${time}. Reload the page to check again.`,
  more: "See all",
  part: "Component",
  state: "Status",
  detail: "Details",
  parts: {
    database: "Database",
    files: "Documents and photos",
    mail: "Sending emails",
    queue: "Background tasks",
    removals: "Removing files",
    antivirus: "Antivirus scan",
    addresses: "Visitors' addresses",
  },
  verdicts: { ok: "All is well", warning: "Needs attention", down: "Not working" },
  database: (megabytes: string) => `It responds and uses ${megabytes} MB.`,
  files: {
    folder: "Stored in a folder on this server.",
    s3: "Stored in a separate storage space.",
  },
  emails: (waiting: number, dead: number) =>
    `${waiting || "None"} waiting to be sent, ${dead || "none"} undelivered.`,
  noMailServer:
    "No mail server is set up: emails stay in a folder on the server and are not delivered. The server's administrator must set SMTP_URL.",
  outage: (fault: string, day: string) => `${fault}, since ${day}. `,
  queue: (waiting: number, minutes: number, failed: number) => {
    const now = waiting ? `${waiting} to do, the oldest for ${minutes} min` : "Nothing to do";
    return `${now}; ${failed || "none"} failed since yesterday.`;
  },
  addressesKnown: "Each visitor is counted by their own address.",
  addressFaults: {
    "header-unset":
      "Visits come through a proxy and the site sees only the proxy's address: all visitors share the same limits on signing in and signing up. The server's administrator must set CLIENT_ADDRESS_HEADER to the name of the header in which the proxy writes the visitor's address (for example X-Real-IP), then restart the site.",
    "header-empty":
      "Visits come through a proxy that does not write the visitor's address in the header named by CLIENT_ADDRESS_HEADER: all visitors share the same limits on signing in and signing up. The server's administrator must correct this setting or the proxy's, then restart the site.",
    "proxy-not-ours":
      "Visits carry the header of a proxy but come from an address that the site does not know as its proxy's: it ignores that header. If it is the site's proxy, all visitors share the same limits on signing in and signing up: the server's administrator must add its network to PROXY_NETWORKS, then restart the site. If not, someone reaches the site without the proxy: that access must be closed.",
  },
  noAntivirus: "Not set up: documents are checked and cleaned without it.",
  antivirus: (waiting: number) =>
    `${waiting} ${waiting > 1 ? "documents are waiting" : "document is waiting"} to be scanned.`,
  removals: {
    unchecked: "The storage space has not been compared with this site yet.",
    ours: "The storage space belongs to this site.",
    "other-installation":
      "The storage space belongs to another site: this one removes nothing from it.",
    "other-database":
      "The storage space belongs to another database of this site: this one removes nothing from it.",
    "older-copy":
      "The storage space has already been used by a newer copy of this site: this older copy removes nothing from it.",
    unmarked:
      "The storage space holds files, but its file installation.json, which names the site it belongs to, is missing or cannot be read: nothing is removed from it. Either this file was lost, or these files do not come from this site. Answer the question below this table.",
    rehearsal: "This is a backup test: nothing is removed.",
    waiting: (count: number) => {
      if (count === 0) return " Nothing is waiting to be removed.";
      return count > 1
        ? ` ${count} files are waiting to be removed.`
        : " One file is waiting to be removed.";
    },
    stopped: (waiting: string, total: string) =>
      ` Last night's removal stopped: ${waiting} of ${total} files would have been removed at once, without a request.`,
  },
  takeOver: {
    title: "Is this storage space the one of this site?",
    text: "Yes if you have just put a backup back into service, or moved to another machine, or if the file installation.json of this space was lost. No if the files in it do not come from this site (then the setting of the storage space has to be corrected), or if this site is a test copy: removal must then stay stopped.",
    open: "This site uses it from now on",
    warning:
      "First make sure that the other site is stopped permanently. This one will then remove the pending files, and the other will not be able to remove anything.",
    confirm: "Take over the storage space",
    done: "The storage space now belongs to this site. The pending removals will continue.",
  },
  allow: {
    title: "Allow this removal?",
    text: (waiting: string) =>
      `Every night the site moves the files that nothing uses any more to the trash, for thirty days. Beyond 5% of the files it stops and waits for you. Are these ${waiting} files really not needed? If in doubt, ask the server's administrator.`,
    open: "Allow it once",
    confirm: (waiting: string) => `Move these ${waiting} files to the trash`,
    done: "Allowed once. The files will be moved to the trash within minutes.",
  },
  actions: {
    "store.taken-over": "Storage space taken over by this site",
    "sweep.allowed": "Nightly removal allowed",
  },
  backup:
    "Backups are made outside the site: it does not know when the last one was. Ask the server's administrator.",
};

/** Messages of the health page of the site. */
export const healthMessages = defineMessages(fr, en);

export const health = {
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

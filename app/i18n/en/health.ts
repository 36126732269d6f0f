export const health = {
  title: "State of the site",
  asked: (day: string, time: string) =>
    `Asked just now, on ${day} at ${time} (Dakar time). Reload the page to ask again.`,
  more: "See all",
  part: "Part",
  state: "State",
  detail: "What is known",
  parts: {
    database: "Database",
    files: "Documents and photos",
    mail: "Sending e-mails",
    queue: "Tasks that wait",
    antivirus: "Antivirus scan",
    addresses: "Visitors' addresses",
  },
  verdicts: { well: "All is well", look: "Worth a look", down: "Not working" },
  database: (megabytes: string) => `It answers and takes ${megabytes} MB.`,
  files: {
    folder: "Kept in a folder of this machine.",
    s3: "Kept in a storage space apart.",
  },
  letters: (waiting: number, dead: number) =>
    `${waiting || "None"} waiting to leave, ${dead || "none"} that could not be delivered.`,
  noMailServer:
    "No mail server is set: e-mails stay in a folder of the machine and reach nobody. Whoever looks after the machine must give SMTP_URL.",
  outage: (fault: string, day: string) => `${fault}, since ${day}. `,
  queue: (waiting: number, minutes: number, failed: number) => {
    const now = waiting ? `${waiting} to do, the oldest for ${minutes} min` : "Nothing to do";
    return `${now}; ${failed || "none"} given up since yesterday.`;
  },
  addressesKnown: "Each visitor is counted by their own address.",
  addressFaults: {
    "header-unset":
      "Visits come through a proxy and the site sees only the proxy's address: all visitors share the same limits on signing in and signing up. The person who looks after the machine must set CLIENT_ADDRESS_HEADER to the name of the header in which the proxy writes the visitor's address (for example X-Real-IP), then restart the site.",
    "header-empty":
      "Visits come through a proxy that does not write the visitor's address in the header named by CLIENT_ADDRESS_HEADER: all visitors share the same limits on signing in and signing up. The person who looks after the machine must correct this setting or the proxy's, then restart the site.",
  },
  noAntivirus: "None is set: documents are checked and cleaned without it.",
  antivirus: (waiting: number) =>
    `${waiting} ${waiting > 1 ? "documents wait" : "document waits"} to be read.`,
  backup:
    "Backups are made outside the site: it does not know when the last one was. Ask whoever looks after the machine.",
};

/** Job that scans a new file (scan-file.server.ts). */
export const FILE_REGISTERED = { name: "file.registered", formerName: "file.kept" };

/** Job for the feature that knows what an infected file was for. */
export const FILE_INFECTED = { name: "file.infected" };

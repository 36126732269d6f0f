/** Queued with a file that waits for the antivirus; `scan.server.ts` does it. */
export const FILE_REGISTERED = { name: "file.kept" };

/** Queued when a virus was found, for the room that knows what the file was for. */
export const FILE_INFECTED = { name: "file.infected" };

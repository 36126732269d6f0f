/** Job that transcodes a version (transcode-version.server.ts). */
export const MEDIUM_VERSION_ADDED = { name: "medium-version.added", formerName: "medium.given" };

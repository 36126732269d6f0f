import { oneServer } from "./one-server.ts";

/** Two processes of one site, on one database: what one does, the other must know. They end after the file. */
export async function twoServers() {
  const { server: first, database, start } = await oneServer();
  return { first, second: await start(), database };
}

import { withServer } from "./with-server.ts";

/** Two processes of one site, on one database: what one does, the other must know. They end after the file. */
export async function withTwoServers() {
  const { server: first, database, start } = await withServer();
  return { first, second: await start(), database };
}

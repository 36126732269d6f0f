import { withServer } from "./with-server.ts";

/** Two processes of one site on one database, to test that each sees the other's changes. Stopped after the file. */
export async function withTwoServers() {
  const { server: first, database, start } = await withServer();
  return { first, second: await start(), database };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./data-folder.ts";

/** Of our user in PostgreSQL, and of our database. */
export const NAME = "erabao";

/** Where a server listens; the host may be the folder of its socket. */
export type Place = { host: string; port: number };

export type Login = Place & { user: string; password: string; database: string; ssl: false };

/** What it takes to connect to our database, with the password that its creation left there. */
export function login({ data }: Pick<Cluster, "data">, { host, port }: Place): Login {
  const password = readFileSync(join(data, "secret"), "utf8");
  return { host, port, user: NAME, password, database: NAME, ssl: false };
}

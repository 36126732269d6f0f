import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./data-folder.ts";

/** Of our user in PostgreSQL, and of our database. */
export const DATABASE_NAME = "erabao";

/** Where a server listens; the host may be the folder of its socket. */
export type ServerAddress = { host: string; port: number };

export type Login = ServerAddress & {
  user: string;
  password: string;
  database: string;
  ssl: false;
};

/** What it takes to connect to our database, with the password that its creation left there. */
export function getLogin({ data }: Pick<Cluster, "data">, { host, port }: ServerAddress): Login {
  const password = readFileSync(join(data, "secret"), "utf8");
  return { host, port, user: DATABASE_NAME, password, database: DATABASE_NAME, ssl: false };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./data-folder.ts";

/** Name of the database and of its user. */
export const DATABASE_NAME = "erabao";

/** Where a server listens; `host` may be the folder of its socket. */
export type ServerAddress = { host: string; port: number };

export type Login = ServerAddress & {
  user: string;
  password: string;
  database: string;
  ssl: false;
};

/** Connection options, with the password stored in the cluster's folder when it was created. */
export function getLogin({ data }: Pick<Cluster, "data">, { host, port }: ServerAddress): Login {
  const password = readFileSync(join(data, "secret"), "utf8");
  return { host, port, user: DATABASE_NAME, password, database: DATABASE_NAME, ssl: false };
}

import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartRefused } from "../app/platform/start-refused.ts";

export type ServerUser = { uid: number; gid: number; name: string };

/**
 * User for PostgreSQL when the application runs as root, which PostgreSQL refuses: the owner of its files,
 * else postgres, else nobody. Undefined when not root.
 * @throws StartRefused when none of them exists
 */
export function chooseUser(data: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner) return { uid: owner.uid, gid: owner.gid, name: `number ${owner.uid}` };
  // initdb needs a user with an entry in /etc/passwd.
  const rows = readFileSync("/etc/passwd", "utf8").split("\n");
  const candidates = ["postgres:", "nobody:"].map((name) =>
    rows.find((row) => row.startsWith(name)),
  );
  const [name, , uid, gid] = (candidates[0] ?? candidates[1] ?? "").split(":");
  if (name) return { uid: Number(uid), gid: Number(gid), name };
  throw new StartRefused("PostgreSQL does not run as root: start as another user.");
}

/** Throws StartRefused with the path of the first parent folder that the user cannot enter. */
export function refuseInaccessibleFolders(file: string, user: ServerUser | undefined): void {
  for (let folder = dirname(file); user; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) {
      const userLabel = `the user ${user.name}, who runs PostgreSQL when you are root`;
      throw new StartRefused(
        `${folder} cannot be entered by ${userLabel}: run chmod o+x ${folder}`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}

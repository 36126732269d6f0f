import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartRefused } from "../../app/platform/start-refused.ts";

export type ServerUser = { uid: number; gid: number; name: string };

/**
 * Who runs PostgreSQL when the application is root, which PostgreSQL refuses to be: the owner of its
 * files, else postgres, else nobody. Undefined when it can run as whoever starts it. Throws
 * StartRefused when there is no such user.
 */
export function chooseUser(data: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner) return { uid: owner.uid, gid: owner.gid, name: `number ${owner.uid}` };
  // initdb wants a user with a name, so any number would not do.
  const rows = readFileSync("/etc/passwd", "utf8").split("\n");
  const found = ["postgres:", "nobody:"].map((name) => rows.find((row) => row.startsWith(name)));
  const [name, , uid, gid] = (found[0] ?? found[1] ?? "").split(":");
  if (name) return { uid: Number(uid), gid: Number(gid), name };
  throw new StartRefused("PostgreSQL does not run as root: start as another user.");
}

/** Every folder above the file must let that user pass; else throws StartRefused, which names it. */
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

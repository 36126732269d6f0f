import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { config } from "../config.server.ts";
import { writeDurably } from "./write-durably.server.ts";

let disk: Promise<Disk> | undefined;

/** A folder whose files survive a power cut: the package's own driver does not wait for the plates. */
class DurableFolder extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: "private" });
    this.#location = location;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return writeDurably(join(this.#location, key), Buffer.from(contents));
  }
}

/** The store of this process: S3 when configured, else the folder `files` of the data folder. */
function store(): Promise<Disk> {
  disk ??= open();
  return disk;
}

async function open(): Promise<Disk> {
  const { s3, dataDir } = config();
  if (s3) {
    const { S3Driver } = await import("flydrive/drivers/s3");
    const { accessKeyId, secretAccessKey, bucket, region, endpoint } = s3;
    return new Disk(
      new S3Driver({
        credentials: { accessKeyId, secretAccessKey },
        bucket,
        region,
        endpoint,
        forcePathStyle: endpoint !== undefined,
        supportsACL: false,
        visibility: "private",
      }),
    );
  }
  const location = resolve(join(dataDir, "files"));
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new DurableFolder(location));
}

/** Stores bytes under a key made by us. */
export async function putFile(key: string, bytes: Uint8Array, type: string): Promise<void> {
  await (await store()).put(key, bytes, { contentType: type });
}

/** The bytes under a key. Throws when they are not there. */
export async function getFile(key: string): Promise<Uint8Array> {
  return await (await store()).getBytes(key);
}

/** Removes the bytes under a key; nothing happens when they are not there. */
export async function removeFile(key: string): Promise<void> {
  await (await store()).delete(key);
}

/** The keys of everything kept in a folder of the store. */
export async function* listFiles(folder: string): AsyncGenerator<string> {
  const disk = await store();
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { recursive: true, paginationToken }).catch(noFolder);
    for (const object of page.objects) if (object.isFile) yield object.key;
    ({ paginationToken } = page);
  } while (paginationToken);
}

/** Nothing was ever kept there: a disk has no folder then. */
function noFolder(error: Error) {
  if ((error.cause as { code?: string } | undefined)?.code !== "ENOENT") throw error;
  return { objects: [], paginationToken: undefined };
}

/** When the bytes under a key were written; null when they are no longer there. */
export async function fileWrittenAt(key: string): Promise<Date | null> {
  const disk = await store();
  if (!(await disk.exists(key))) return null;
  return (await disk.getMetaData(key)).lastModified;
}

/** Does the store answer? Nothing is read or written. */
export async function doesStoreAnswer(): Promise<boolean> {
  try {
    await (await store()).exists("health");
    return true;
  } catch {
    return false;
  }
}

/** Forgets the opened store, for tests that change the settings. */
export function resetStore(): void {
  disk = undefined;
}

import { createReadStream, mkdirSync } from "node:fs";
import { access, constants, statfs } from "node:fs/promises";
import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { PROBE_BYTES, PROBE_KEY, type Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";
import { writeDurably } from "./write-durably.server.ts";

/** Free space that the probe requires, in bytes: one file of the largest size and some margin. */
const MIN_FREE_BYTES = 12_000_000;

/** A driver whose files survive a power failure; the package's own driver does not flush to disk. */
class DurableDriver extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: "private" });
    this.#location = location;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    const bytes = typeof contents === "string" ? Buffer.from(contents) : contents;
    return writeDurably(join(this.#location, key), bytes);
  }

  override copy(from: string, to: string): Promise<void> {
    return writeDurably(
      join(this.#location, to),
      createReadStream(join(this.#location, from)) as AsyncIterable<Buffer>,
    );
  }
}

/** Opens a folder as a store, and creates it when it is missing. */
export function openFolderStore(location: string): Store {
  mkdirSync(location, { recursive: true, mode: 0o700 });
  const disk = new Disk(new DurableDriver(location));
  const probe = async () => {
    await access(location, constants.W_OK);
    const { bavail, bsize } = await statfs(location);
    if (bavail * bsize < MIN_FREE_BYTES) throw new StoreUnavailable("the disk of files is full");
  };
  return {
    disk,
    largeDisk: disk,
    prefix: "",
    readRange: async (key, part) => createReadStream(join(location, key), part),
    probe,
    async tryWrite() {
      await probe();
      await writeDurably(join(location, PROBE_KEY), PROBE_BYTES);
    },
    close() {},
  };
}

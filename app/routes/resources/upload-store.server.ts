import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import {
  appendPiece,
  cancelUpload,
  createUpload,
  findUpload,
} from "#app/features/documents/upload.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";

/** Bytes gathered before they are written: what a broken network may cost. */
const PIECE = 128_000;

/** The sendings of one person, as the tus server asks for them; anybody else's are not there. */
export class UploadStore extends DataStore {
  readonly #actor: Actor;

  constructor(actor: Actor) {
    super();
    this.#actor = actor;
    this.extensions = ["creation", "termination"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    const purpose = metadata?.purpose === "medium" ? "medium" : "file";
    const name = metadata?.filename ?? "";
    const opened = await createUpload(this.#actor, { id, size, name, purpose });
    if (!opened) throw ERRORS.FILE_NOT_FOUND;
    if (!opened.ok) throw { status_code: size > 0 ? 413 : 422, body: JSON.stringify(opened) };
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.#actor, id);
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: found.size, offset: found.received });
  }

  /** What arrived before the network went away is kept too. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let held: Buffer[] = [];
    let at = offset;
    const keep = async () => {
      const bytes = Buffer.concat(held);
      held = [];
      if (bytes.length === 0) return;
      const grown = await appendPiece(this.#actor, id, at, bytes);
      if (grown === null) throw ERRORS.INVALID_OFFSET;
      at = grown;
    };
    try {
      let size = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        held.push(chunk);
        size += chunk.length;
        if (size < PIECE) continue;
        size = 0;
        await keep();
      }
    } finally {
      await keep();
    }
    return at;
  }

  override async remove(id: string): Promise<void> {
    if (!(await cancelUpload(this.#actor, id))) throw ERRORS.FILE_NOT_FOUND;
  }
}

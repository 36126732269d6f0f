import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import type { Actor } from "#app/features/access/actor.ts";
import {
  appendPiece,
  cancelUpload,
  createUpload,
  findUpload,
} from "#app/features/documents/upload.server.ts";

/** Bytes buffered before a write, which is the most that a lost connection can cost. */
const FLUSH_BYTES = 128_000;

/** Data store of the tus server, limited to the uploads of one user: those of others are not found. */
export class UploadStore extends DataStore {
  readonly #actor: Actor;

  constructor(actor: Actor) {
    super();
    this.#actor = actor;
    this.extensions = ["creation", "termination"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size: sizeBytes = 0, metadata } = upload;
    const purpose = metadata?.purpose === "medium" ? "medium" : "file";
    const name = metadata?.filename ?? "";
    const result = await createUpload(this.#actor, { id, sizeBytes, name, purpose });
    if (!result) throw ERRORS.FILE_NOT_FOUND;
    if (!result.ok) throw { status_code: sizeBytes > 0 ? 413 : 422, body: JSON.stringify(result) };
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await findUpload(this.#actor, id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: upload.size, offset: upload.received });
  }

  /** Also stores what arrived before the connection broke. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let buffers: Buffer[] = [];
    let position = offset;
    const flush = async () => {
      const bytes = Buffer.concat(buffers);
      buffers = [];
      if (bytes.length === 0) return;
      const newPosition = await appendPiece(this.#actor, id, position, bytes);
      if (newPosition === null) throw ERRORS.INVALID_OFFSET;
      position = newPosition;
    };
    try {
      let bufferedBytes = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        buffers.push(chunk);
        bufferedBytes += chunk.length;
        if (bufferedBytes < FLUSH_BYTES) continue;
        bufferedBytes = 0;
        await flush();
      }
    } finally {
      await flush();
    }
    return position;
  }

  override async remove(id: string): Promise<void> {
    if (!(await cancelUpload(this.#actor, id))) throw ERRORS.FILE_NOT_FOUND;
  }
}

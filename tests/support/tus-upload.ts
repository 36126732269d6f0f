import { request } from "node:http";
import type { TestClient } from "./test-client.ts";

const TUS = { "tus-resumable": "1.0.0" };

/** Uploads a file in chunks with the tus protocol, one request at a time. */
export class TusUpload {
  readonly #person: TestClient;
  readonly address: string;

  constructor(client: TestClient, address: string) {
    this.#person = client;
    this.address = address;
  }

  /** Creates an upload; throws when it is refused. */
  static async open(client: TestClient, size: number, name = "bulletin.pdf"): Promise<TusUpload> {
    const answer = await announceUpload(client, size, name);
    const address = answer.headers.get("location");
    if (answer.status !== 201 || !address) throw new Error(`refused: ${answer.status}`);
    return new TusUpload(client, address);
  }

  /** The same upload used by another user who knows its address. */
  as(client: TestClient): TusUpload {
    return new TusUpload(client, this.address);
  }

  send(start: number, bytes: Uint8Array): Promise<Response> {
    const headers = {
      ...TUS,
      origin: this.#person.origin,
      "upload-offset": `${start}`,
      "content-type": "application/offset+octet-stream",
    };
    const body = new Blob([new Uint8Array(bytes)]) as never;
    return this.#person.request(this.address, { method: "PATCH", headers, body });
  }

  /** Sends the first bytes of a chunk and disconnects. */
  async sendAndBreak(start: number, bytes: Uint8Array, promised: number): Promise<void> {
    const headers = {
      ...TUS,
      origin: this.#person.origin,
      cookie: this.#person.cookie,
      "upload-offset": `${start}`,
      "content-type": "application/offset+octet-stream",
      "content-length": `${promised}`,
    };
    const outgoing = request(`${this.#person.origin}${this.address}`, { method: "PATCH", headers });
    outgoing.on("error", () => {});
    await new Promise<void>((sent) => outgoing.write(bytes, () => sent()));
    outgoing.destroy();
  }

  /** How many bytes have arrived; null when this person has no such upload. */
  async offset(): Promise<number | null> {
    const answer = await this.#person.request(this.address, { method: "HEAD", headers: TUS });
    return answer.status === 200 ? Number(answer.headers.get("upload-offset")) : null;
  }

  stop(): Promise<Response> {
    const headers = { ...TUS, origin: this.#person.origin };
    return this.#person.request(this.address, { method: "DELETE", headers });
  }

  /** The result of the upload. */
  state(): Promise<Response> {
    return this.#person.request(this.address);
  }

  /** Its id, as a form submits it. */
  get id(): string {
    return this.address.split("/").at(-1) ?? "";
  }
}

/** Requests to create an upload. */
export function announceUpload(
  client: TestClient,
  size: number,
  name = "bulletin.pdf",
  purpose?: "medium",
): Promise<Response> {
  const headers = {
    ...TUS,
    origin: client.origin,
    "upload-length": `${size}`,
    "upload-metadata": Object.entries({ filename: name, ...(purpose && { purpose }) })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
      .join(","),
  };
  return client.request("/envois", { method: "POST", headers });
}

import { request } from "node:http";
import type { Person } from "./person.ts";

const TUS = { "tus-resumable": "1.0.0" };

/** Sends a file in pieces as the tus protocol says, one request at a time. */
export class Sending {
  readonly #person: Person;
  readonly address: string;

  constructor(person: Person, address: string) {
    this.#person = person;
    this.address = address;
  }

  /** Announces a file; throws when it is refused. */
  static async open(person: Person, size: number, name = "bulletin.pdf"): Promise<Sending> {
    const answer = await announce(person, size, name);
    const address = answer.headers.get("location");
    if (answer.status !== 201 || !address) throw new Error(`refused: ${answer.status}`);
    return new Sending(person, address);
  }

  /** As another person would who learnt the address. */
  as(person: Person): Sending {
    return new Sending(person, this.address);
  }

  send(start: number, bytes: Uint8Array): Promise<Response> {
    const headers = {
      ...TUS,
      origin: this.#person.origin,
      "upload-offset": `${start}`,
      "content-type": "application/offset+octet-stream",
    };
    const body = new Blob([new Uint8Array(bytes)]) as never;
    return this.#person.ask(this.address, { method: "PATCH", headers, body });
  }

  /** Sends the first bytes of what it promises, and goes: the network was cut. */
  async sendAndBreak(start: number, bytes: Uint8Array, promised: number): Promise<void> {
    const headers = {
      ...TUS,
      origin: this.#person.origin,
      cookie: this.#person.cookie,
      "upload-offset": `${start}`,
      "content-type": "application/offset+octet-stream",
      "content-length": `${promised}`,
    };
    const asking = request(`${this.#person.origin}${this.address}`, { method: "PATCH", headers });
    asking.on("error", () => {});
    await new Promise<void>((sent) => asking.write(bytes, () => sent()));
    asking.destroy();
  }

  /** How much has arrived, in bytes; null when there is no such sending for this person. */
  async offset(): Promise<number | null> {
    const answer = await this.#person.ask(this.address, { method: "HEAD", headers: TUS });
    return answer.status === 200 ? Number(answer.headers.get("upload-offset")) : null;
  }

  stop(): Promise<Response> {
    const headers = { ...TUS, origin: this.#person.origin };
    return this.#person.ask(this.address, { method: "DELETE", headers });
  }

  /** What has become of it. */
  state(): Promise<Response> {
    return this.#person.ask(this.address);
  }

  /** The name under which a form says it. */
  get id(): string {
    return this.address.split("/").at(-1) ?? "";
  }
}

/** Asks to send a file. */
export function announce(
  person: Person,
  size: number,
  name = "bulletin.pdf",
  purpose?: "medium",
): Promise<Response> {
  const headers = {
    ...TUS,
    origin: person.origin,
    "upload-length": `${size}`,
    "upload-metadata": Object.entries({ filename: name, ...(purpose && { purpose }) })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
      .join(","),
  };
  return person.ask("/envois", { method: "POST", headers });
}

import type { DetailedError } from "tus-js-client";
import { STORE_AWAY } from "#app/lib/store-away.ts";
import type { Carry, Outcome } from "./sender.ts";

/** The address that takes files in pieces (routes/resources/uploads.ts). */
export const UPLOADS = "/envois";
/** In bytes: what is lost at most behind a proxy that passes a request on only when it is whole. */
const PIECE = 512_000;
/** Without a byte for so long, in milliseconds, the network is taken for gone. */
const PATIENCE = 30_000;

/** Carries a file by the tus protocol; the code for it is fetched with the first file. */
export const carryFile: Carry = ({ file, name, address, purpose = "file" }, on) => {
  let stop = () => {};
  const done = new Promise<Outcome>((settle) => {
    const lost = () => settle({ kind: "no-network" });
    let watch: ReturnType<typeof setTimeout> | undefined;
    void import("tus-js-client").then(({ Upload }) => {
      const upload = new Upload(file, {
        endpoint: UPLOADS,
        uploadUrl: address,
        chunkSize: PIECE,
        retryDelays: null,
        storeFingerprintForResuming: false,
        metadata: { filename: name, purpose },
        onUploadUrlAvailable: () =>
          upload.url && on.address(new URL(upload.url, location.href).pathname),
        onProgress(sent) {
          on.progress(sent);
          listen();
        },
        onSuccess: () =>
          void becomeOf(upload.url ?? "")
            .then(settle)
            .finally(quiet),
        onError(error) {
          quiet();
          settle(outcomeOf(error as DetailedError, file.size));
        },
      });
      const quiet = () => clearTimeout(watch);
      const listen = () => {
        quiet();
        watch = setTimeout(() => stop(), PATIENCE);
      };
      stop = () => {
        quiet();
        void upload.abort();
        lost();
      };
      listen();
      upload.start();
    }, lost);
  });
  return { done, stop: () => stop() };
};

/** What the server made of a file that has arrived whole. */
export async function becomeOf(address: string): Promise<Outcome> {
  try {
    const answer = await fetch(address);
    // 503 comes with the reason when the file is safe here and only the store is away.
    if (!answer.ok && answer.status !== 503) return { kind: "no-network" };
    const said = await answer.json();
    if (said.ok) return { kind: "received", name: said.name, size: said.size };
    if (said.reason === "file-gone") return { kind: "gone" };
    if (said.reason === "file-on-its-way") return { kind: "no-network" };
    if (said.reason === "file-unread" || said.reason === STORE_AWAY) return { kind: "unread" };
    return { kind: "refused", reason: said.reason };
  } catch {
    return { kind: "no-network" };
  }
}

function outcomeOf({ originalResponse }: DetailedError, size: number): Outcome {
  const status = originalResponse?.getStatus() ?? 0;
  if (status === 401) return { kind: "signed-out" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 503 && reasonIn(originalResponse?.getBody(), "") === STORE_AWAY)
    return { kind: "unread" };
  // A proxy on the way has no reason of ours.
  const other = status === 413 ? `file-too-large:${size}B` : "file-damaged";
  if (status === 413 || status === 422)
    return { kind: "refused", reason: reasonIn(originalResponse?.getBody(), other) };
  return { kind: "no-network" };
}

function reasonIn(body = "", other: string): string {
  try {
    return JSON.parse(body).reason;
  } catch {
    return other;
  }
}

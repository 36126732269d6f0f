import type { DetailedError } from "tus-js-client";
import { STORE_UNAVAILABLE_CODE } from "#app/lib/store-unavailable-code.ts";
import { getTooLargeReason } from "../file-rules.ts";
import type { StartUpload, UploadOutcome } from "./uploader.ts";

/** The path of the upload endpoint (routes/resources/uploads.ts). */
export const UPLOADS_PATH = "/envois";
/** In bytes: at most this is lost behind a proxy that buffers requests. */
const CHUNK_BYTES = 512_000;
/** The network counts as lost after this time without progress. */
const IDLE_TIMEOUT_MS = 30_000;

/** Uploads a file by the tus protocol. The client library is loaded with the first upload. */
export const uploadFile: StartUpload = ({ file, name, address, purpose = "file" }, callbacks) => {
  let abortUpload = () => {};
  const done = new Promise<UploadOutcome>((resolve) => {
    const onNetworkLost = () => resolve({ kind: "no-network" });
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    void import("tus-js-client").then(({ Upload }) => {
      const upload = new Upload(file, {
        endpoint: UPLOADS_PATH,
        uploadUrl: address,
        chunkSize: CHUNK_BYTES,
        retryDelays: null,
        storeFingerprintForResuming: false,
        metadata: { filename: name, purpose },
        onUploadUrlAvailable: () =>
          upload.url && callbacks.onAddress(new URL(upload.url, location.href).pathname),
        onProgress(sent) {
          callbacks.onProgress(sent);
          restartIdleTimer();
        },
        onSuccess: () =>
          void fetchUploadOutcome(upload.url ?? "")
            .then(resolve)
            .finally(clearIdleTimer),
        onError(error) {
          clearIdleTimer();
          resolve(toUploadOutcome(error as DetailedError, { name, size: file.size }));
        },
      });
      const clearIdleTimer = () => clearTimeout(idleTimer);
      const restartIdleTimer = () => {
        clearIdleTimer();
        idleTimer = setTimeout(() => abortUpload(), IDLE_TIMEOUT_MS);
      };
      abortUpload = () => {
        clearIdleTimer();
        void upload.abort();
        onNetworkLost();
      };
      restartIdleTimer();
      upload.start();
    }, onNetworkLost);
  });
  return { done, abort: () => abortUpload() };
};

/** Asks the server what became of a complete upload. */
export async function fetchUploadOutcome(address: string): Promise<UploadOutcome> {
  try {
    const response = await fetch(address);
    // 503 has a reason when the upload is complete and only the file store is unavailable.
    if (!response.ok && response.status !== 503) return { kind: "no-network" };
    const result = await response.json();
    if (result.ok) return { kind: "received", name: result.name, sizeBytes: result.size };
    if (result.reason === "file-gone") return { kind: "gone" };
    if (result.reason === "file-on-its-way") return { kind: "no-network" };
    if (result.reason === "file-unread" || result.reason === STORE_UNAVAILABLE_CODE)
      return { kind: "unread" };
    return { kind: "refused", reason: result.reason };
  } catch {
    return { kind: "no-network" };
  }
}

function toUploadOutcome(
  { originalResponse }: DetailedError,
  file: { name: string; size: number },
): UploadOutcome {
  const status = originalResponse?.getStatus() ?? 0;
  if (status === 401) return { kind: "signed-out" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 503 && parseReason(originalResponse?.getBody(), "") === STORE_UNAVAILABLE_CODE)
    return { kind: "unread" };
  // A proxy's response has no reason of ours.
  const fallbackReason = status === 413 ? getTooLargeReason(file) : "file-damaged";
  if (status === 413 || status === 422)
    return { kind: "refused", reason: parseReason(originalResponse?.getBody(), fallbackReason) };
  return { kind: "no-network" };
}

function parseReason(body = "", fallbackReason: string): string {
  try {
    return JSON.parse(body).reason;
  } catch {
    return fallbackReason;
  }
}

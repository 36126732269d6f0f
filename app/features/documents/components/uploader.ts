import { MINUTE_MS } from "#app/lib/duration.ts";
import type { UploadPurpose } from "../file-rules.ts";

/** The state of a file field's upload. `sent` is in bytes. */
export type SendState =
  | { kind: "none" }
  // Photos are being re-encoded.
  | { kind: "preparing" }
  | { kind: "sending"; name: string; sizeBytes: number; sent: number }
  // No network; it resumes automatically.
  | { kind: "paused"; name: string; sizeBytes: number; sent: number }
  // Uploaded completely, but the server had no time to check it; it asks again automatically.
  | { kind: "unread"; name: string; sizeBytes: number; sent: number }
  // The session has expired; it resumes after sign-in.
  | { kind: "signed-out"; name: string; sizeBytes: number; sent: number }
  | { kind: "received"; name: string; sizeBytes: number; at: Date; uploadId: string }
  | { kind: "refused"; name: string; reason: string };

/** Error code of several files that are not all photos; only the form uses it. */
export const SEVERAL_FILES = "several-files";

/** The result of one upload attempt. */
export type UploadOutcome =
  | ({ kind: "received" } & ReceivedFile)
  | { kind: "refused"; reason: string }
  // The upload no longer exists on the server and restarts.
  | { kind: "gone" }
  | { kind: "signed-out" }
  | { kind: "unread" }
  | { kind: "no-network" };

type ReceivedFile = { name: string; sizeBytes: number };

export type PendingFile = { file: Blob; name: string; address?: string; purpose?: UploadPurpose };
type UploadAttempt = { done: Promise<UploadOutcome>; abort(): void };

/** Uploads a file, resuming where it stopped (upload-file.ts). */
export type StartUpload = (
  pendingFile: PendingFile,
  callbacks: { onAddress(address: string): void; onProgress(sent: number): void },
) => UploadAttempt;

type UploaderDeps = {
  startUpload: StartUpload;
  /** Stores the file on this device until it is uploaded. */
  save(pendingFile: PendingFile): void;
  /** Uploaded to this URL; the local bytes can be dropped. */
  onArrived(address: string): void;
  /** Deletes the local copy, and the upload on the server when `address` is given. */
  discard(address?: string): void;
  onStateChange(state: SendState): void;
  now(): Date;
};

const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = MINUTE_MS;

/**
 * Uploads one file, with retries and backoff, until it is received or refused. Depends on no page, storage or protocol.
 */
export function createUploader(deps: UploaderDeps) {
  let pendingFile: PendingFile | undefined;
  let attempt: UploadAttempt | undefined;
  let sent = 0;
  let backoffMs = MIN_BACKOFF_MS;
  // No attempt is running, and one should be.
  let isWaiting = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const stopAttempt = () => {
    isWaiting = false;
    clearTimeout(retryTimer);
    attempt?.abort();
    attempt = undefined;
  };

  async function runAttempt(): Promise<void> {
    stopAttempt();
    const current = pendingFile;
    if (!current) return;
    const { name } = current;
    const sizeBytes = current.file.size;
    const reportState = (kind: "sending" | "paused" | "unread" | "signed-out") =>
      deps.onStateChange({ kind, name, sizeBytes, sent });
    reportState("sending");
    const thisAttempt = deps.startUpload(current, {
      onAddress(address) {
        current.address = address;
        deps.save(current);
      },
      onProgress(bytes) {
        if (attempt !== thisAttempt) return;
        sent = bytes;
        reportState("sending");
      },
    });
    attempt = thisAttempt;
    const outcome = await thisAttempt.done;
    if (attempt !== thisAttempt) return;
    attempt = undefined;
    if (outcome.kind === "received") {
      deps.onArrived(current.address ?? "");
      showReceived(current.address ?? "", outcome, deps.now());
    } else if (outcome.kind === "refused") {
      // The server has already dropped it: do not cancel it there when another file is chosen.
      pendingFile = undefined;
      deps.discard(current.address);
      deps.onStateChange({ kind: "refused", name, reason: outcome.reason });
    } else if (outcome.kind === "signed-out") {
      isWaiting = true;
      reportState("signed-out");
    } else {
      isWaiting = true;
      if (outcome.kind === "gone") current.address = undefined;
      reportState(outcome.kind === "unread" ? "unread" : "paused");
      retryTimer = setTimeout(runAttempt, backoffMs);
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
  }

  function showReceived(address: string, { name, sizeBytes }: ReceivedFile, at: Date) {
    pendingFile ??= { file: new Blob(), name, address };
    deps.onStateChange({
      kind: "received",
      name,
      sizeBytes,
      at,
      uploadId: address.split("/").at(-1) ?? "",
    });
  }

  return {
    /** Starts with a file, or resumes one that was partly uploaded. */
    send(file: PendingFile) {
      pendingFile = file;
      sent = 0;
      backoffMs = MIN_BACKOFF_MS;
      deps.save(file);
      void runAttempt();
    },
    /** Shows a file that was uploaded before this page was opened. */
    showReceived,
    /** Retries now: the network is back, the page is visible again, or the user asked. */
    resume() {
      if (!isWaiting) return;
      backoffMs = MIN_BACKOFF_MS;
      void runAttempt();
    },
    /** Stops the attempt when the network is lost; the uploaded part stays. */
    pause() {
      if (!attempt || !pendingFile) return;
      stopAttempt();
      isWaiting = true;
      deps.onStateChange({
        kind: "paused",
        name: pendingFile.name,
        sizeBytes: pendingFile.file.size,
        sent,
      });
      retryTimer = setTimeout(runAttempt, backoffMs);
    },
    /** The user removes the file. */
    cancel() {
      stopAttempt();
      const address = pendingFile?.address;
      pendingFile = undefined;
      deps.discard(address);
      deps.onStateChange({ kind: "none" });
    },
    /** A form has used the file. */
    markTaken() {
      stopAttempt();
      pendingFile = undefined;
      deps.discard();
      deps.onStateChange({ kind: "none" });
    },
    /** The page is closed; the local copy resumes on the next one. */
    dispose() {
      stopAttempt();
      pendingFile = undefined;
    },
  };
}

export type Uploader = ReturnType<typeof createUploader>;

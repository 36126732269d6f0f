import type { UploadPurpose } from "../file-rules.ts";

/** What the page shows of the file that is being given. Sizes are in bytes. */
export type SendState =
  | { kind: "none" }
  /** Photos are being made smaller. */
  | { kind: "preparing" }
  | { kind: "sending"; name: string; size: number; sent: number }
  /** No network: it goes on by itself. */
  | { kind: "paused"; name: string; size: number; sent: number }
  /** All of it has arrived, and the server had no time to read it yet: it is asked again by itself. */
  | { kind: "unread"; name: string; size: number; sent: number }
  /** The session has ended: it goes on once the person is back. */
  | { kind: "signed-out"; name: string; size: number; sent: number }
  | { kind: "received"; name: string; size: number; at: Date; uploadId: string }
  | { kind: "refused"; name: string; reason: string };

/** Why more than one file is refused: they are not all photos. The form says it, and no server. */
export const SEVERAL_FILES = "several-files";

/** How one attempt to send a file ended. */
export type UploadOutcome =
  | ({ kind: "received" } & ReceivedFile)
  | { kind: "refused"; reason: string }
  /** The sending is no longer there: it begins again. */
  | { kind: "gone" }
  | { kind: "signed-out" }
  | { kind: "unread" }
  | { kind: "no-network" };

type ReceivedFile = { name: string; size: number };

export type PendingFile = { file: Blob; name: string; address?: string; purpose?: UploadPurpose };
type UploadAttempt = { done: Promise<UploadOutcome>; abort(): void };

/** Carries a file to the server, from where it had come (carry-file.ts). */
export type StartUpload = (
  pendingFile: PendingFile,
  callbacks: { onAddress(address: string): void; onProgress(sent: number): void },
) => UploadAttempt;

type UploaderDeps = {
  startUpload: StartUpload;
  /** Keeps the file on this device until it has arrived. */
  save(parcel: PendingFile): void;
  /** It has arrived at that address: its bytes need not stay here. */
  onArrived(address: string): void;
  /** This device keeps nothing of it any more, and the server neither when it has an address. */
  discard(address?: string): void;
  onStateChange(state: SendState): void;
  now(): Date;
};

const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60_000;

/**
 * Sends one file, and goes on when the network comes back, until it has arrived or is refused. It knows no
 * page, no browser storage and no protocol.
 */
export function createUploader(deps: UploaderDeps) {
  let pendingFile: PendingFile | undefined;
  let attempt: UploadAttempt | undefined;
  let sent = 0;
  let backoffMs = MIN_BACKOFF_MS;
  /** Nothing is travelling, and something should be. */
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
    const { size } = current.file;
    const reportState = (kind: "sending" | "paused" | "unread" | "signed-out") =>
      deps.onStateChange({ kind, name, size, sent });
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
      // There is nothing left of it to forget again, when another is chosen.
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

  function showReceived(address: string, { name, size }: ReceivedFile, at: Date) {
    pendingFile ??= { file: new Blob(), name, address };
    deps.onStateChange({
      kind: "received",
      name,
      size,
      at,
      uploadId: address.split("/").at(-1) ?? "",
    });
  }

  return {
    /** Begins with a file, or goes on with one whose first bytes have arrived. */
    send(file: PendingFile) {
      pendingFile = file;
      sent = 0;
      backoffMs = MIN_BACKOFF_MS;
      deps.save(file);
      void runAttempt();
    },
    /** It had arrived before this page was opened. */
    showReceived,
    /** The network is back, the page is looked at again, or the person says so. */
    resume() {
      if (!isWaiting) return;
      backoffMs = MIN_BACKOFF_MS;
      void runAttempt();
    },
    /** The network is gone: what has arrived stays. */
    pause() {
      if (!attempt || !pendingFile) return;
      stopAttempt();
      isWaiting = true;
      deps.onStateChange({
        kind: "paused",
        name: pendingFile.name,
        size: pendingFile.file.size,
        sent,
      });
      retryTimer = setTimeout(runAttempt, backoffMs);
    },
    /** The person wants another file, or none. */
    cancel() {
      stopAttempt();
      const address = pendingFile?.address;
      pendingFile = undefined;
      deps.discard(address);
      deps.onStateChange({ kind: "none" });
    },
    /** A form has taken it. */
    markTaken() {
      stopAttempt();
      pendingFile = undefined;
      deps.discard();
      deps.onStateChange({ kind: "none" });
    },
    /** The page is gone; what was kept goes on with the next one. */
    dispose() {
      stopAttempt();
      pendingFile = undefined;
    },
  };
}

export type Uploader = ReturnType<typeof createUploader>;

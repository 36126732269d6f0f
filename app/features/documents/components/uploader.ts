import type { Purpose } from "../document.ts";

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
export const SEVERAL = "several-files";

/** How one attempt to send a file ended. */
export type Outcome =
  | ({ kind: "received" } & Arrived)
  | { kind: "refused"; reason: string }
  /** The sending is no longer there: it begins again. */
  | { kind: "gone" }
  | { kind: "signed-out" }
  | { kind: "unread" }
  | { kind: "no-network" };

type Arrived = { name: string; size: number };

export type Parcel = { file: Blob; name: string; address?: string; purpose?: Purpose };
type Attempt = { done: Promise<Outcome>; stop(): void };

/** Carries a file to the server, from where it had come (carry-file.ts). */
export type Carry = (
  parcel: Parcel,
  on: { address(address: string): void; progress(sent: number): void },
) => Attempt;

type Means = {
  carry: Carry;
  /** Keeps the file on this device until it has arrived. */
  keep(parcel: Parcel): void;
  /** It has arrived at that address: its bytes need not stay here. */
  arrived(address: string): void;
  /** This device keeps nothing of it any more, and the server neither when it has an address. */
  forget(address?: string): void;
  tell(state: SendState): void;
  now(): Date;
};

const FIRST_TRY = 5_000;
const LAST_TRY = 60_000;

/**
 * Sends one file, and goes on when the network comes back, until it has arrived or is refused. It knows no
 * page, no browser storage and no protocol.
 */
export function startSender(means: Means) {
  let parcel: Parcel | undefined;
  let attempt: Attempt | undefined;
  let sent = 0;
  let wait = FIRST_TRY;
  /** Nothing is travelling, and something should be. */
  let waits = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    waits = false;
    clearTimeout(retry);
    attempt?.stop();
    attempt = undefined;
  };

  async function go(): Promise<void> {
    end();
    const own = parcel;
    if (!own) return;
    const { name } = own;
    const { size } = own.file;
    const tell = (kind: "sending" | "paused" | "unread" | "signed-out") =>
      means.tell({ kind, name, size, sent });
    tell("sending");
    const mine = means.carry(own, {
      address(address) {
        own.address = address;
        means.keep(own);
      },
      progress(bytes) {
        if (attempt !== mine) return;
        sent = bytes;
        tell("sending");
      },
    });
    attempt = mine;
    const outcome = await mine.done;
    if (attempt !== mine) return;
    attempt = undefined;
    if (outcome.kind === "received") {
      means.arrived(own.address ?? "");
      show(own.address ?? "", outcome, means.now());
    } else if (outcome.kind === "refused") {
      // There is nothing left of it to forget again, when another is chosen.
      parcel = undefined;
      means.forget(own.address);
      means.tell({ kind: "refused", name, reason: outcome.reason });
    } else if (outcome.kind === "signed-out") {
      waits = true;
      tell("signed-out");
    } else {
      waits = true;
      if (outcome.kind === "gone") own.address = undefined;
      tell(outcome.kind === "unread" ? "unread" : "paused");
      retry = setTimeout(go, wait);
      wait = Math.min(wait * 2, LAST_TRY);
    }
  }

  function show(address: string, { name, size }: Arrived, at: Date) {
    parcel ??= { file: new Blob(), name, address };
    means.tell({ kind: "received", name, size, at, uploadId: address.split("/").at(-1) ?? "" });
  }

  return {
    /** Begins with a file, or goes on with one whose first bytes have arrived. */
    send(given: Parcel) {
      parcel = given;
      sent = 0;
      wait = FIRST_TRY;
      means.keep(given);
      void go();
    },
    /** It had arrived before this page was opened. */
    show,
    /** The network is back, the page is looked at again, or the person says so. */
    resume() {
      if (!waits) return;
      wait = FIRST_TRY;
      void go();
    },
    /** The network is gone: what has arrived stays. */
    pause() {
      if (!attempt || !parcel) return;
      end();
      waits = true;
      means.tell({ kind: "paused", name: parcel.name, size: parcel.file.size, sent });
      retry = setTimeout(go, wait);
    },
    /** The person wants another file, or none. */
    cancel() {
      end();
      const address = parcel?.address;
      parcel = undefined;
      means.forget(address);
      means.tell({ kind: "none" });
    },
    /** A form has taken it. */
    taken() {
      end();
      parcel = undefined;
      means.forget();
      means.tell({ kind: "none" });
    },
    /** The page is gone; what was kept goes on with the next one. */
    leave() {
      end();
      parcel = undefined;
    },
  };
}

export type Sender = ReturnType<typeof startSender>;

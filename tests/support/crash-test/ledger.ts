import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";

/** Requests of a client and their answers, one a line. `requested` without `sent` means unknown: both outcomes are valid. */
export type LedgerLine = {
  email: string;
  event: "requested" | "sent" | "numbered";
  cookie?: string;
  number?: string;
  /** The digests of the uploaded proofs. */
  proofs?: string[];
};

/** A log of acknowledgements; each line is flushed to disk before anything else happens. */
export function openLedger(path: string) {
  const file = openSync(path, "a");
  return {
    write(line: LedgerLine): void {
      writeSync(file, `${JSON.stringify(line)}\n`);
      fsyncSync(file);
    },
    read(): LedgerLine[] {
      const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    close: () => closeSync(file),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
